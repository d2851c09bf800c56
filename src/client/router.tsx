import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  parseSearchWith,
  stringifySearchWith,
} from "@tanstack/react-router";
import { CrashPage } from "./components/crash-page";
import { RootLayout } from "./routes/root";
import {
  attemptsSearch,
  dashboardSearch,
  formSearch,
  loginSearch,
  outboxSearch,
  resetSearch,
  templatesSearch,
  tokenSearch,
  usersSearch,
} from "./routes/search";

const root = createRootRoute({
  component: RootLayout,
  notFoundComponent: lazyRouteComponent(() => import("./routes/not-found"), "NotFoundPage"),
});
const onRoot = () => root;

/** The pages that need a signed-in admin: the guard and the top bar. It adds nothing to their paths. */
const adminLayout = createRoute({
  getParentRoute: onRoot,
  id: "admin-layout",
  component: lazyRouteComponent(() => import("./routes/admin-layout"), "AdminLayout"),
});
const onAdmin = () => adminLayout;

/** Row ids in paths; what is no id becomes 0, which no row has. */
const rowId = (text: string) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0);
const idParam = {
  parse: ({ id }: { id: string }) => ({ id: rowId(id) }),
  stringify: ({ id }: { id: number }) => ({ id: String(id) }),
};

/* The routes: those of the specification's table in its order, then our own. */

const welcome = createRoute({
  getParentRoute: onRoot,
  path: "/",
  component: lazyRouteComponent(() => import("./routes/welcome"), "WelcomePage"),
});

const adminLogin = createRoute({
  getParentRoute: onRoot,
  path: "/admin",
  validateSearch: loginSearch,
  component: lazyRouteComponent(() => import("./routes/admin-login"), "AdminLoginPage"),
});

const adminDashboard = createRoute({
  getParentRoute: onAdmin,
  path: "/admin/dashboard",
  component: lazyRouteComponent(() => import("./routes/admin-dashboard"), "AdminDashboardPage"),
});

const adminUsers = createRoute({
  getParentRoute: onAdmin,
  path: "/admin/users",
  validateSearch: usersSearch,
  component: lazyRouteComponent(() => import("./routes/admin-users"), "AdminUsersPage"),
});

const adminAttempts = createRoute({
  getParentRoute: onAdmin,
  path: "/admin/assessments",
  validateSearch: attemptsSearch,
  component: lazyRouteComponent(() => import("./routes/admin-attempts"), "AdminAttemptsPage"),
});

const adminAttempt = createRoute({
  getParentRoute: onAdmin,
  path: "/admin/assessments/$id",
  params: idParam,
  component: lazyRouteComponent(() => import("./routes/admin-attempt"), "AdminAttemptPage"),
});

const adminTemplates = createRoute({
  getParentRoute: onAdmin,
  path: "/admin/templates",
  validateSearch: templatesSearch,
  component: lazyRouteComponent(() => import("./routes/admin-templates"), "AdminTemplatesPage"),
});

const adminQuestions = createRoute({
  getParentRoute: onAdmin,
  path: "/admin/templates/$assessmentId/questions",
  params: {
    parse: ({ assessmentId }) => ({ assessmentId: rowId(assessmentId) }),
    stringify: ({ assessmentId }) => ({ assessmentId: String(assessmentId) }),
  },
  component: lazyRouteComponent(() => import("./routes/admin-questions"), "AdminQuestionsPage"),
});

const adminResetPassword = createRoute({
  getParentRoute: onRoot,
  path: "/admin/reset-password",
  validateSearch: resetSearch,
  component: lazyRouteComponent(() => import("./routes/admin-reset-password"), "AdminResetPasswordPage"),
});

const assessmentPortal = createRoute({
  getParentRoute: onRoot,
  path: "/assessment",
  validateSearch: tokenSearch,
  component: lazyRouteComponent(() => import("./routes/assessment-portal"), "AssessmentPortalPage"),
});

const form = createRoute({
  getParentRoute: onRoot,
  path: "/assessment/$id/start",
  params: idParam,
  validateSearch: formSearch,
  component: lazyRouteComponent(() => import("./routes/form"), "FormPage"),
});

const chat = createRoute({
  getParentRoute: onRoot,
  path: "/assessment/$id/chat",
  params: idParam,
  component: lazyRouteComponent(() => import("./routes/chat"), "ChatPage"),
});

const results = createRoute({
  getParentRoute: onRoot,
  path: "/assessment/$id/results",
  params: idParam,
  component: lazyRouteComponent(() => import("./routes/results"), "ResultsPage"),
});

const direct = createRoute({
  getParentRoute: onRoot,
  path: "/direct-assessment/$templateId",
  params: {
    parse: ({ templateId }) => ({ templateId: rowId(templateId) }),
    stringify: ({ templateId }) => ({ templateId: String(templateId) }),
  },
  component: lazyRouteComponent(() => import("./routes/direct"), "DirectPage"),
});

const start = createRoute({
  getParentRoute: onRoot,
  path: "/start-assessment",
  component: lazyRouteComponent(() => import("./routes/start"), "StartPage"),
});

const access = createRoute({
  getParentRoute: onRoot,
  path: "/access",
  validateSearch: tokenSearch,
  component: lazyRouteComponent(() => import("./routes/access"), "AccessPage"),
});

const userDashboard = createRoute({
  getParentRoute: onRoot,
  path: "/user-dashboard",
  validateSearch: dashboardSearch,
  component: lazyRouteComponent(() => import("./routes/user-dashboard"), "UserDashboardPage"),
});

const adminOutbox = createRoute({
  getParentRoute: onAdmin,
  path: "/admin/outbox",
  validateSearch: outboxSearch,
  component: lazyRouteComponent(() => import("./routes/admin-outbox"), "AdminOutboxPage"),
});

const routeTree = root.addChildren([
  welcome,
  adminLogin,
  adminLayout.addChildren([
    adminDashboard,
    adminUsers,
    adminAttempts,
    adminAttempt,
    adminTemplates,
    adminQuestions,
    adminOutbox,
  ]),
  adminResetPassword,
  assessmentPortal,
  form,
  chat,
  results,
  direct,
  start,
  access,
  userDashboard,
]);

/** Search values stay text: a sign-in token of digits must not become a number. */
export const router = createRouter({
  routeTree,
  defaultPreload: "intent",
  scrollRestoration: true,
  parseSearch: parseSearchWith((value) => value),
  stringifySearch: stringifySearchWith(JSON.stringify),
  defaultErrorComponent: CrashPage,
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
  interface HistoryState {
    /** Why a sign-in link was refused on another page, in words. */
    refusedLink?: string;
  }
}
