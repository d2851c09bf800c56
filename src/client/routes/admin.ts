/** What admins walk through, in one file of the build; the question editor is one of its own. */

export { AdminAttemptPage } from "./admin-attempt";
export { AdminAttemptsPage } from "./admin-attempts";
export { AdminDashboardPage } from "./admin-dashboard";
export { AdminLayout } from "./admin-layout";
export { AdminLoginPage } from "./admin-login";
export { AdminOutboxPage } from "./admin-outbox";
export { AdminResetPasswordPage } from "./admin-reset-password";
export { AdminTemplatesPage } from "./admin-templates";
export { AdminUsersPage } from "./admin-users";
