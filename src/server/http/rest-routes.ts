import { z } from "zod";
import { notFound } from "../errors";
import type { appRouter } from "../trpc/root";

/** The procedures, called on behalf of one request. */
export type Api = ReturnType<typeof appRouter.createCaller>;

/** What a request brings: the parts of its path, and its body. Whatever is in them, the procedure checks. */
export interface Parts {
  params: Record<string, string>;
  body: Record<string, unknown>;
}

export interface RestRoute {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** As documented, below /api; `{id}` stands for one part. */
  path: string;
  procedure(api: Api): (input: never) => Promise<unknown>;
  /** The procedure's input from what the request brought. */
  input(parts: Parts): unknown;
  /** The largest body, in bytes; 64 KiB when absent (security T25). */
  bodyLimit?: number;
}

const rowId = z
  .string()
  .regex(/^[1-9]\d{0,15}$/)
  .transform(Number)
  .pipe(z.number().max(Number.MAX_SAFE_INTEGER));

/** The row id in the path. What is no id names nothing, so it is NOT_FOUND (security T16). */
function idIn({ params }: Parts): number {
  const parsed = rowId.safeParse(Object.values(params)[0]);
  if (!parsed.success) throw notFound("That");
  return parsed.data;
}

/** For calls that carry whole questionnaires or all answers at once. */
const LARGE = 256 * 1024;

const nothing = () => undefined;
const body = (parts: Parts) => parts.body;
const byId = (parts: Parts) => ({ id: idIn(parts) });
const bodyAndId = (parts: Parts) => ({ ...parts.body, id: idIn(parts) });
const changeById = (parts: Parts) => ({ id: idIn(parts), change: parts.body });
const byTemplate = (parts: Parts) => ({ assessmentId: idIn(parts) });

/** Every documented call that is served, in the order of spec section 7, over the same procedures. */
export const restRoutes: readonly RestRoute[] = [
  { method: "POST", path: "/admin/login", procedure: (api) => api.admin.auth.login, input: body },
  { method: "POST", path: "/admin/logout", procedure: (api) => api.admin.auth.logout, input: nothing },
  {
    method: "POST",
    path: "/admin/forgot-password",
    procedure: (api) => api.admin.auth.forgotPassword,
    input: body,
  },
  {
    method: "POST",
    path: "/admin/reset-password",
    procedure: (api) => api.admin.auth.resetPassword,
    input: body,
  },
  { method: "GET", path: "/admin/me", procedure: (api) => api.admin.auth.me, input: nothing },
  { method: "GET", path: "/admin/stats", procedure: (api) => api.admin.stats, input: nothing },
  { method: "GET", path: "/admin/users", procedure: (api) => api.admin.users.list, input: nothing },
  {
    method: "PUT",
    path: "/admin/users/{userId}",
    procedure: (api) => api.admin.users.update,
    input: bodyAndId,
  },
  {
    method: "DELETE",
    path: "/admin/users/{userId}",
    procedure: (api) => api.admin.users.delete,
    input: byId,
  },
  { method: "GET", path: "/admin/assessments", procedure: (api) => api.admin.attempts.list, input: nothing },
  {
    method: "GET",
    path: "/admin/user-assessments/{id}",
    procedure: (api) => api.admin.attempts.get,
    input: byId,
  },
  {
    method: "DELETE",
    path: "/admin/user-assessments/{id}",
    procedure: (api) => api.admin.attempts.delete,
    input: byId,
  },
  {
    method: "GET",
    path: "/admin/user-assessments/{id}/questions",
    procedure: (api) => api.admin.attempts.questions,
    input: byId,
  },
  {
    method: "GET",
    path: "/admin/chat-messages/{id}",
    procedure: (api) => api.admin.attempts.messages,
    input: byId,
  },
  {
    method: "POST",
    path: "/admin/user-assessments/{id}/generate-recommendations",
    procedure: (api) => api.admin.attempts.generateRecommendations,
    input: byId,
  },
  {
    method: "GET",
    path: "/admin/assessment-templates",
    procedure: (api) => api.admin.templates.list,
    input: nothing,
  },
  {
    method: "POST",
    path: "/admin/assessment-templates",
    procedure: (api) => api.admin.templates.create,
    input: body,
    bodyLimit: LARGE,
  },
  {
    method: "GET",
    path: "/admin/assessment-templates/{id}",
    procedure: (api) => api.admin.templates.get,
    input: byId,
  },
  {
    method: "PUT",
    path: "/admin/assessment-templates/{id}",
    procedure: (api) => api.admin.templates.update,
    input: changeById,
    bodyLimit: LARGE,
  },
  {
    method: "DELETE",
    path: "/admin/assessment-templates/{id}",
    procedure: (api) => api.admin.templates.delete,
    input: byId,
  },
  {
    method: "GET",
    path: "/admin/assessments/{id}/questions",
    procedure: (api) => api.admin.questions.list,
    input: byTemplate,
  },
  {
    method: "POST",
    path: "/admin/assessments/{id}/questions",
    procedure: (api) => api.admin.questions.create,
    input: (parts) => ({ ...byTemplate(parts), draft: parts.body }),
    bodyLimit: LARGE,
  },
  {
    method: "PUT",
    path: "/admin/questions/{id}",
    procedure: (api) => api.admin.questions.update,
    input: changeById,
    bodyLimit: LARGE,
  },
  {
    method: "DELETE",
    path: "/admin/questions/{id}",
    procedure: (api) => api.admin.questions.delete,
    input: byId,
  },
  {
    method: "PUT",
    path: "/admin/assessments/{id}/questions/reorder",
    procedure: (api) => api.admin.questions.reorder,
    input: (parts) => ({ ...parts.body, ...byTemplate(parts) }),
  },

  { method: "POST", path: "/user/auth", procedure: (api) => api.user.auth.redeem, input: body },
  { method: "POST", path: "/user/magic-link", procedure: (api) => api.user.auth.requestLink, input: body },
  { method: "POST", path: "/user/start-assessment", procedure: (api) => api.user.auth.start, input: body },
  { method: "GET", path: "/user/me", procedure: (api) => api.user.auth.me, input: nothing },
  { method: "POST", path: "/user/logout", procedure: (api) => api.user.auth.logout, input: nothing },
  {
    method: "GET",
    path: "/user/assessment/current",
    procedure: (api) => api.user.attempts.current,
    input: nothing,
  },
  { method: "GET", path: "/user/assessments", procedure: (api) => api.user.attempts.list, input: nothing },
  { method: "POST", path: "/user/assessments", procedure: (api) => api.user.attempts.start, input: body },
  {
    method: "DELETE",
    path: "/user/assessments/{id}",
    procedure: (api) => api.user.attempts.delete,
    input: byId,
  },
  { method: "GET", path: "/user/assessments/{id}", procedure: (api) => api.user.attempts.get, input: byId },
  {
    method: "GET",
    path: "/user/assessments/{id}/questions",
    procedure: (api) => api.user.attempts.questions,
    input: byId,
  },
  {
    method: "GET",
    path: "/user/assessments/{id}/results",
    procedure: (api) => api.user.attempts.results,
    input: byId,
  },
  {
    method: "PUT",
    path: "/user/assessments/{id}/responses",
    procedure: (api) => api.user.attempts.saveResponses,
    input: bodyAndId,
    bodyLimit: LARGE,
  },
  {
    method: "POST",
    path: "/user/assessments/{id}/responses",
    procedure: (api) => api.user.attempts.answer,
    input: bodyAndId,
  },
  {
    method: "POST",
    path: "/user/assessments/{id}/complete",
    procedure: (api) => api.user.attempts.complete,
    input: bodyAndId,
    bodyLimit: LARGE,
  },
  { method: "GET", path: "/assessment-templates", procedure: (api) => api.templates.list, input: nothing },
  { method: "GET", path: "/assessment-templates/{id}", procedure: (api) => api.templates.get, input: byId },
  { method: "POST", path: "/chat/process", procedure: (api) => api.chat.process, input: body },
  {
    method: "POST",
    path: "/direct-assessment/check-email",
    procedure: (api) => api.direct.checkEmail,
    input: body,
  },
  {
    method: "POST",
    path: "/direct-assessment/magic-link",
    procedure: (api) => api.direct.magicLink,
    input: body,
  },
  {
    method: "POST",
    path: "/direct-assessment/register",
    procedure: (api) => api.direct.register,
    input: body,
  },
];
