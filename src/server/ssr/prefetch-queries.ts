import type { PAGES } from "#shared/domain/pages";

type Page = (typeof PAGES)[number];

/** A tRPC call that a page makes. */
export interface PrefetchQuery {
  path: string;
  input?: unknown;
  /** Whether null is a valid result. From other calls it means that the page doesn't exist. */
  isOptional?: boolean;
}

type FirstScreen = (id: number) => PrefetchQuery[];

const session: PrefetchQuery = { path: "session" };

/** No data, because admin pages show its age and so fetch it themselves. The second call fails for everyone else. */
const adminShell: FirstScreen = () => [session, { path: "admin.auth.me" }];

/** The pages that are rendered on the server, with the calls of their first screen. */
const FIRST_SCREENS: Partial<Record<Page, FirstScreen>> = {
  "/": () => [session],
  "/access": () => [session],
  "/start-assessment": () => [session],
  "/direct-assessment/:templateId": (id) => [session, { path: "templates.get", input: { id } }],
  "/assessment/:id/start": (id) => [
    session,
    { path: "user.attempts.get", input: { id } },
    { path: "user.attempts.questions", input: { id } },
  ],
  "/assessment/:id/chat": (attemptId) => [session, { path: "chat.standing", input: { attemptId } }],
  "/assessment/:id/results": (id) => [
    session,
    { path: "user.attempts.results", input: { id } },
    { path: "user.attempts.compare", input: { id }, isOptional: true },
  ],
  "/user-dashboard": () => [session, { path: "user.attempts.list" }],
  "/admin/dashboard": adminShell,
  "/admin/users": adminShell,
  "/admin/assessments": adminShell,
  "/admin/assessments/:id": adminShell,
  "/admin/templates": adminShell,
  "/admin/templates/:assessmentId/questions": adminShell,
  "/admin/outbox": adminShell,
  "/admin/templates/:assessmentId/scoring": adminShell,
  "/admin/templates/:assessmentId/advice": adminShell,
  "/admin/templates/:assessmentId/results": adminShell,
  "/admin/model": adminShell,
};

/** The calls of a page's first screen; undefined if the page is only rendered in the browser. */
export const prefetchQueries = (page: Page): FirstScreen | undefined => FIRST_SCREENS[page];
