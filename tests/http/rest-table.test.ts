import { expect, expectTypeOf, test } from "vitest";
import { restAdminRoutes } from "#server/rest/admin-routes";
import { restExtensions } from "#server/rest/extension-routes";
import type {
  body,
  byId,
  changeById,
  draftByTemplate,
  MatchingInput,
  noInput,
} from "#server/rest/input-mapping";
import type { RestRoute } from "#server/rest/route";
import { restUserRoutes } from "#server/rest/user-routes";
import { testServer } from "#tests/helpers/server";

/** The first table of the API documentation. */
const ADMIN = `
POST /api/admin/login
POST /api/admin/logout
POST /api/admin/forgot-password
POST /api/admin/reset-password
GET /api/admin/me
GET /api/admin/stats
GET /api/admin/users
PUT /api/admin/users/{userId}
DELETE /api/admin/users/{userId}
GET /api/admin/assessments
GET /api/admin/user-assessments/{id}
DELETE /api/admin/user-assessments/{id}
GET /api/admin/user-assessments/{id}/questions
GET /api/admin/chat-messages/{id}
POST /api/admin/user-assessments/{id}/generate-recommendations
GET /api/admin/assessment-templates
POST /api/admin/assessment-templates
GET /api/admin/assessment-templates/{id}
PUT /api/admin/assessment-templates/{id}
DELETE /api/admin/assessment-templates/{id}
GET /api/admin/assessments/{id}/questions
POST /api/admin/assessments/{id}/questions
PUT /api/admin/questions/{id}
DELETE /api/admin/questions/{id}
PUT /api/admin/assessments/{id}/questions/reorder`;

/** The second table, for participants and visitors. */
const USER = `
POST /api/user/auth
POST /api/user/magic-link
POST /api/user/start-assessment
GET /api/user/me
POST /api/user/logout
GET /api/user/assessment/current
GET /api/user/assessment/{id}/chat
POST /api/user/assessment/{id}/chat
GET /api/user/assessments
POST /api/user/assessments
DELETE /api/user/assessments/{id}
GET /api/user/assessments/{id}
GET /api/user/assessments/{id}/questions
GET /api/user/assessments/{id}/results
PUT /api/user/assessments/{id}/responses
POST /api/user/assessments/{id}/responses
POST /api/user/assessments/{id}/complete
GET /api/assessment-templates
GET /api/assessment-templates/{id}
POST /api/chat/process
POST /api/direct-assessment/check-email
POST /api/direct-assessment/magic-link
POST /api/direct-assessment/register`;

const nameOf = ({ method, path }: RestRoute) => `${method} /api${path}`;
const rowsOf = (table: string) => table.trim().split("\n");

test("the admin table has exactly the documented calls, in order", () => {
  expect(restAdminRoutes.map(nameOf)).toEqual(rowsOf(ADMIN));
});

test("the participant and visitor table has exactly the documented calls, in order", () => {
  expect(restUserRoutes.map(nameOf)).toEqual(rowsOf(USER));
});

test("extensions don't shadow documented calls, and none is listed twice", () => {
  const names = restExtensions.map(nameOf);
  const all = [...rowsOf(ADMIN), ...rowsOf(USER), ...names];
  expect(new Set(all).size).toBe(all.length);
});

test("every row of the tables is served", async () => {
  const server = await testServer();
  const visitor = server.visitor();
  for (const { method, path } of [...restAdminRoutes, ...restUserRoutes, ...restExtensions]) {
    const { body } = await visitor.send({ method, url: `/api${path.replace(/\{\w+\}/, "1")}` });
    expect(body.message).not.toBe("There is no such endpoint.");
  }
});

test("a row whose request doesn't match its procedure's input doesn't compile", () => {
  interface Change {
    id: number;
    change: { title?: string };
  }
  expectTypeOf<typeof changeById>().toExtend<MatchingInput<Change, "/templates/{id}">>();
  expectTypeOf<typeof changeById>().not.toExtend<MatchingInput<Change, "/templates">>();
  expectTypeOf<typeof byId>().not.toExtend<MatchingInput<Change, "/templates/{id}">>();
  expectTypeOf<typeof body>().not.toExtend<MatchingInput<Change, "/templates/{id}">>();
  expectTypeOf<typeof draftByTemplate>().not.toExtend<MatchingInput<Change, "/templates/{id}">>();
  expectTypeOf<typeof noInput>().toExtend<MatchingInput<undefined, "/templates">>();
  expectTypeOf<typeof body>().not.toExtend<MatchingInput<undefined, "/templates">>();
});
