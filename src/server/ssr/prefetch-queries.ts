import type { PAGES } from "#shared/domain/pages";

type Page = (typeof PAGES)[number];

/** One call of those that the pages make. */
export interface PrefetchQuery {
  path: string;
  input?: unknown;
  /** Whether null is an answer; from any other call it means that there is no such page. */
  isOptional?: boolean;
}

type FirstScreen = (id: number) => PrefetchQuery[];

const session: PrefetchQuery = { path: "session" };

/**
 * An admin's page without its data, which says on the page how old it is, and so is fetched by it. The second call is
 * there to be refused to anybody else.
 */
const adminShell: FirstScreen = () => [session, { path: "admin.auth.me" }];

/** The pages whose first screen travels with the HTML, and what each of them asks the server for. */
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

/** @returns undefined for a page that the browser builds alone */
export const prefetchQueries = (page: Page): FirstScreen | undefined => FIRST_SCREENS[page];
