import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  parseSearchWith,
  type RouterHistory,
  stringifySearchWith,
} from "@tanstack/react-router";
import { ErrorPage } from "./components/page/error-page";
import { ChatPage } from "./screens/chat/chat-page";
import { FormPage } from "./screens/form/form-page";
import { NotFoundPage } from "./screens/not-found/not-found-page";
import { RootLayout } from "./screens/root";
import {
  adviceSearch,
  attemptSearch,
  attemptsSearch,
  dashboardSearch,
  formSearch,
  loginSearch,
  outboxSearch,
  resetSearch,
  templateResultsSearch,
  templatesSearch,
  tokenSearch,
  usersSearch,
} from "./screens/search";

/** The chat and the form are in the first script; the other screens are chunks that their pages preload. */
const around = part(() => import("./screens/participant-chunk"));
const report = part(() => import("./screens/results/results-page"));
const admin = part(() => import("./screens/admin-chunk"));
const questions = part(() => import("./screens/admin-questions/admin-questions-page"));
const scoring = part(() => import("./screens/admin-scoring/admin-scoring-page"));
const advice = part(() => import("./screens/admin-advice/admin-advice-page"));
const templateResults = part(() => import("./screens/admin-results/admin-results-page"));

/**
 * Loads a chunk. If that fails, as after an update, the router reloads the page. When offline, it throws another error
 * instead, because a reload would lose the current page.
 */
function part<Screens>(load: () => Promise<Screens>): () => Promise<Screens> {
  return () =>
    load().catch((cause: unknown) => {
      throw navigator.onLine ? cause : new Error("Couldn't load this page.", { cause });
    });
}

const root = createRootRoute({
  component: RootLayout,
  notFoundComponent: NotFoundPage,
});
const onRoot = () => root;

/** Layout route for pages that need a signed-in admin: guard and top bar. It adds no path segment. */
const adminLayout = createRoute({
  getParentRoute: onRoot,
  id: "admin-layout",
  component: lazyRouteComponent(admin, "AdminLayout"),
});
const onAdmin = () => adminLayout;

/** Parses a row id; invalid text becomes 0, which no row has. */
const rowId = (text: string) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0);
const idParam = {
  parse: ({ id }: { id: string }) => ({ id: rowId(id) }),
  stringify: ({ id }: { id: number }) => ({ id: String(id) }),
};

const templateParam = {
  parse: ({ assessmentId }: { assessmentId: string }) => ({ assessmentId: rowId(assessmentId) }),
  stringify: ({ assessmentId }: { assessmentId: number }) => ({ assessmentId: String(assessmentId) }),
};

const welcome = createRoute({
  getParentRoute: onRoot,
  path: "/",
  component: lazyRouteComponent(around, "WelcomePage"),
});

const adminLogin = createRoute({
  getParentRoute: onRoot,
  path: "/admin",
  validateSearch: loginSearch,
  component: lazyRouteComponent(admin, "AdminLoginPage"),
});

const adminDashboard = createRoute({
  getParentRoute: onAdmin,
  path: "/admin/dashboard",
  component: lazyRouteComponent(admin, "AdminDashboardPage"),
});

const adminUsers = createRoute({
  getParentRoute: onAdmin,
  path: "/admin/users",
  validateSearch: usersSearch,
  component: lazyRouteComponent(admin, "AdminUsersPage"),
});

const adminAttempts = createRoute({
  getParentRoute: onAdmin,
  path: "/admin/assessments",
  validateSearch: attemptsSearch,
  component: lazyRouteComponent(admin, "AdminAttemptsPage"),
});

const adminAttempt = createRoute({
  getParentRoute: onAdmin,
  path: "/admin/assessments/$id",
  params: idParam,
  validateSearch: attemptSearch,
  component: lazyRouteComponent(admin, "AdminAttemptPage"),
});

const adminTemplates = createRoute({
  getParentRoute: onAdmin,
  path: "/admin/templates",
  validateSearch: templatesSearch,
  component: lazyRouteComponent(admin, "AdminTemplatesPage"),
});

const adminQuestions = createRoute({
  getParentRoute: onAdmin,
  path: "/admin/templates/$assessmentId/questions",
  params: templateParam,
  component: lazyRouteComponent(questions, "AdminQuestionsPage"),
});

const adminResetPassword = createRoute({
  getParentRoute: onRoot,
  path: "/admin/reset-password",
  validateSearch: resetSearch,
  component: lazyRouteComponent(admin, "AdminResetPasswordPage"),
});

const assessmentPortal = createRoute({
  getParentRoute: onRoot,
  path: "/assessment",
  validateSearch: tokenSearch,
  component: lazyRouteComponent(around, "AssessmentPortalPage"),
});

const form = createRoute({
  getParentRoute: onRoot,
  path: "/assessment/$id/start",
  params: idParam,
  validateSearch: formSearch,
  component: FormPage,
});

const chat = createRoute({
  getParentRoute: onRoot,
  path: "/assessment/$id/chat",
  params: idParam,
  component: ChatPage,
});

const results = createRoute({
  getParentRoute: onRoot,
  path: "/assessment/$id/results",
  params: idParam,
  component: lazyRouteComponent(report, "ResultsPage"),
});

const direct = createRoute({
  getParentRoute: onRoot,
  path: "/direct-assessment/$templateId",
  params: {
    parse: ({ templateId }) => ({ templateId: rowId(templateId) }),
    stringify: ({ templateId }) => ({ templateId: String(templateId) }),
  },
  component: lazyRouteComponent(around, "DirectPage"),
});

const start = createRoute({
  getParentRoute: onRoot,
  path: "/start-assessment",
  component: lazyRouteComponent(around, "StartPage"),
});

const access = createRoute({
  getParentRoute: onRoot,
  path: "/access",
  validateSearch: tokenSearch,
  component: lazyRouteComponent(around, "AccessPage"),
});

const userDashboard = createRoute({
  getParentRoute: onRoot,
  path: "/user-dashboard",
  validateSearch: dashboardSearch,
  component: lazyRouteComponent(around, "UserDashboardPage"),
});

const adminOutbox = createRoute({
  getParentRoute: onAdmin,
  path: "/admin/outbox",
  validateSearch: outboxSearch,
  component: lazyRouteComponent(admin, "AdminOutboxPage"),
});

const adminScoring = createRoute({
  getParentRoute: onAdmin,
  path: "/admin/templates/$assessmentId/scoring",
  params: templateParam,
  component: lazyRouteComponent(scoring, "AdminScoringPage"),
});

const adminAdvice = createRoute({
  getParentRoute: onAdmin,
  path: "/admin/templates/$assessmentId/advice",
  params: templateParam,
  validateSearch: adviceSearch,
  component: lazyRouteComponent(advice, "AdminAdvicePage"),
});

const adminResults = createRoute({
  getParentRoute: onAdmin,
  path: "/admin/templates/$assessmentId/results",
  params: templateParam,
  validateSearch: templateResultsSearch,
  component: lazyRouteComponent(templateResults, "AdminResultsPage"),
});

const adminModel = createRoute({
  getParentRoute: onAdmin,
  path: "/admin/model",
  component: lazyRouteComponent(admin, "AdminModelPage"),
});

const adminServer = createRoute({
  getParentRoute: onAdmin,
  path: "/admin/server",
  component: lazyRouteComponent(admin, "AdminServerPage"),
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
    adminScoring,
    adminAdvice,
    adminResults,
    adminModel,
    adminServer,
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

/**
 * Creates the router. Search values stay strings, because a sign-in token of digits must not become a number.
 * @param options memory history for rendering on the server
 */
export const createPages = (options: { history?: RouterHistory; scrollRestoration?: boolean } = {}) =>
  createRouter({
    routeTree,
    defaultPreload: "intent",
    scrollRestoration: true,
    parseSearch: parseSearchWith((value) => value),
    stringifySearch: stringifySearchWith(JSON.stringify),
    defaultErrorComponent: ErrorPage,
    ...options,
  });

export type PageSet = ReturnType<typeof createPages>;

declare module "@tanstack/react-router" {
  interface Register {
    router: PageSet;
  }
}
