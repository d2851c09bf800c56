import { body, bodyAndId, byId, LARGE, nothing, type RestRoute } from "./rest-route";

/** Calls beyond the documented ones, for scripts that do what the admin's screens can (design section 8). */
export const restExtensions: readonly RestRoute[] = [
  { method: "POST", path: "/admin/users", procedure: (api) => api.admin.users.create, input: body },
  {
    method: "POST",
    path: "/admin/users/{userId}/invite",
    procedure: (api) => api.admin.users.invite,
    input: bodyAndId,
  },
  {
    method: "POST",
    path: "/admin/assessment-templates/{id}/duplicate",
    procedure: (api) => api.admin.templateFiles.duplicate,
    input: byId,
  },
  {
    method: "GET",
    path: "/admin/assessment-templates/{id}/export",
    procedure: (api) => api.admin.templateFiles.export,
    input: byId,
  },
  {
    method: "POST",
    path: "/admin/assessment-templates/import",
    procedure: (api) => api.admin.templateFiles.import,
    input: (parts) => ({ file: parts.body }),
    bodyLimit: LARGE,
  },
  {
    method: "POST",
    path: "/admin/assessment-templates/import/plan",
    procedure: (api) => api.admin.templateFiles.plan,
    input: (parts) => ({ file: parts.body }),
    bodyLimit: LARGE,
  },
  { method: "GET", path: "/admin/outbox", procedure: (api) => api.admin.outbox.list, input: nothing },
  {
    method: "POST",
    path: "/admin/outbox/test",
    procedure: (api) => api.admin.outbox.sendTest,
    input: nothing,
  },
  {
    method: "POST",
    path: "/admin/outbox/{id}/retry",
    procedure: (api) => api.admin.outbox.retry,
    input: byId,
  },
];
