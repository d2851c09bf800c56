/** Admin screens as one chunk of the build; the question editor has its own. */

import "@mantine/core/styles/Input.layer.css";

export { AdminAttemptPage } from "./admin-attempt/admin-attempt-page";
export { AdminAttemptsPage } from "./admin-attempts/admin-attempts-page";
export { AdminDashboardPage } from "./admin-dashboard/admin-dashboard-page";
export { AdminLoginPage } from "./admin-login/admin-login-page";
export { AdminModelPage } from "./admin-model/admin-model-page";
export { AdminOutboxPage } from "./admin-outbox/admin-outbox-page";
export { AdminResetPasswordPage } from "./admin-reset-password/admin-reset-password-page";
export { AdminServerPage } from "./admin-server/admin-server-page";
export { AdminLayout } from "./admin-shell/admin-layout";
export { AdminTemplatesPage } from "./admin-templates/admin-templates-page";
export { AdminUsersPage } from "./admin-users/admin-users-page";
