import { appRouter } from "../trpc/root";
import { body, bodyAndId, byId, nothing, templateFile } from "./intake";
import { LARGE, type RestRoute, row } from "./row";

/** Calls beyond the documented ones, for scripts that do what the admin's screens can (design section 8). */
export const restExtensions: readonly RestRoute[] = [
  row({
    method: "POST",
    path: "/admin/users",
    summary: "Add a participant, and mail them a link unless told not to",
    procedure: appRouter.admin.users.create,
    input: body,
    refusals: [404, 409],
  }),
  row({
    method: "POST",
    path: "/admin/users/{userId}/invite",
    summary: "Give a participant a sign-in link, by mail or by hand",
    procedure: appRouter.admin.users.invite,
    input: bodyAndId,
    refusals: [409],
  }),
  row({
    method: "GET",
    path: "/admin/user-assessments/{id}/export",
    summary: "An attempt as the file that admins download",
    procedure: appRouter.admin.attemptFiles.export,
    input: byId,
  }),
  row({
    method: "POST",
    path: "/admin/assessment-templates/{id}/duplicate",
    summary: "Copy a template; the copy is inactive",
    procedure: appRouter.admin.templateFiles.duplicate,
    input: byId,
  }),
  row({
    method: "GET",
    path: "/admin/assessment-templates/{id}/export",
    summary: "A template as a file",
    procedure: appRouter.admin.templateFiles.export,
    input: byId,
  }),
  row({
    method: "POST",
    path: "/admin/assessment-templates/import",
    summary: "Make a template from a file",
    procedure: appRouter.admin.templateFiles.import,
    input: templateFile,
    bodyLimit: LARGE,
  }),
  row({
    method: "POST",
    path: "/admin/assessment-templates/import/plan",
    summary: "What importing a file would do",
    procedure: appRouter.admin.templateFiles.plan,
    input: templateFile,
    bodyLimit: LARGE,
  }),
  row({
    method: "GET",
    path: "/admin/outbox",
    summary: "The mails of the last days",
    procedure: appRouter.admin.outbox.list,
    input: nothing,
  }),
  row({
    method: "POST",
    path: "/admin/outbox/test",
    summary: "Mail the admin a test",
    procedure: appRouter.admin.outbox.sendTest,
    input: nothing,
    refusals: [404],
  }),
  row({
    method: "POST",
    path: "/admin/outbox/{id}/retry",
    summary: "Try to deliver a mail again now",
    procedure: appRouter.admin.outbox.retry,
    input: byId,
    refusals: [409],
  }),
];
