import { expect, test } from "vitest";
import { restRoutes } from "#server/rest/routes";
import { CALLERS, type Caller, type Ids, restWorld } from "#tests/helpers/rest-world";
import type { Agent } from "#tests/helpers/server";

/**
 * Every call with its status for each caller: anonymous, the attempts' owner, another participant, an admin. A word in
 * braces is an id of `tests/helpers/rest-world.ts`.
 */
const MATRIX = `
POST   /admin/login                                           {"email":"ada@example.com","password":"correct-horse"} | 200 200 200 200
POST   /admin/logout                                          | 200 200 200 200
POST   /admin/forgot-password                                 {"email":"ada@example.com"} | 200 200 200 200
POST   /admin/reset-password                                  {"token":"{reset}","password":"longer-horse"} | 200 200 200 200
GET    /admin/me                                              | 401 401 401 200
GET    /admin/stats                                           | 401 401 401 200
GET    /admin/users                                           | 401 401 401 200
PUT    /admin/users/{owner}                                   {"name":"Pat","email":"pat@example.com"} | 401 401 401 200
PUT    /admin/users/{owner}                                   {"name":"Pat","email":"other@example.com"} | 401 401 401 409
DELETE /admin/users/{owner}                                   | 401 401 401 200
GET    /admin/assessments                                     | 401 401 401 200
GET    /admin/user-assessments/{open}                         | 401 401 401 200
DELETE /admin/user-assessments/{open}                         | 401 401 401 200
GET    /admin/user-assessments/{open}/questions               | 401 401 401 200
GET    /admin/chat-messages/{open}                            | 401 401 401 200
POST   /admin/user-assessments/{done}/generate-recommendations | 401 401 401 200
POST   /admin/user-assessments/{open}/generate-recommendations | 401 401 401 409
GET    /admin/assessment-templates                            | 401 401 401 200
POST   /admin/assessment-templates                            {"title":"New"} | 401 401 401 200
GET    /admin/assessment-templates/{template}                 | 401 401 401 200
PUT    /admin/assessment-templates/{template}                 {"isActive":false} | 401 401 401 200
DELETE /admin/assessment-templates/{template}                 | 401 401 401 200
GET    /admin/assessments/{template}/questions                | 401 401 401 200
POST   /admin/assessments/{template}/questions                {"questionText":"Why?"} | 401 401 401 200
PUT    /admin/questions/{question}                            {"isRequired":false} | 401 401 401 200
DELETE /admin/questions/{question}                            | 401 401 401 200
PUT    /admin/assessments/{template}/questions/reorder        {"questionIds":[{otherQuestions}, {question}]} | 401 401 401 200
PUT    /admin/assessments/{template}/questions/reorder        {"questionIds":[{question}]} | 401 401 401 400
POST   /user/auth                                             {"token":"{link}"} | 200 200 200 200
POST   /user/auth                                             {"token":"made-up"} | 401 401 401 401
POST   /user/magic-link                                       {"email":"owner@example.com","redirectTo":"access"} | 200 200 200 200
POST   /user/start-assessment                                 {"name":"New","email":"new@example.com"} | 200 200 200 200
POST   /user/start-assessment                                 {"name":"Pat","email":"owner@example.com"} | 200 200 200 200
GET    /user/me                                               | 401 200 200 401
POST   /user/logout                                           | 200 200 200 200
GET    /user/assessment/current                               | 401 200 200 401
GET    /user/assessment/{open}/chat                           | 401 200 404 401
POST   /user/assessment/{open}/chat                           {"role":"user","content":"Hello"} | 401 200 404 401
POST   /user/assessment/{open}/chat                           {"role":"bot","content":"Hello"} | 401 400 404 401
GET    /user/assessments                                      | 401 200 200 401
POST   /user/assessments                                      {"assessmentId":{template}} | 401 200 200 401
POST   /user/assessments                                      {"assessmentId":98765} | 401 404 404 401
DELETE /user/assessments/{open}                               | 401 200 404 401
GET    /user/assessments/{open}                               | 401 200 404 401
GET    /user/assessments/{open}/questions                     | 401 200 404 401
GET    /user/assessments/{done}/results                       | 401 200 404 401
GET    /user/assessments/{open}/results                       | 401 404 404 401
PUT    /user/assessments/{open}/responses                     {"responses":{"{openQuestion}":"Shoes"}} | 401 200 404 401
PUT    /user/assessments/{done}/responses                     {"responses":{}} | 401 409 404 401
POST   /user/assessments/{open}/responses                     {"questionId":{ratingQuestion},"answer":"4"} | 401 200 404 401
POST   /user/assessments/{open}/responses                     {"questionId":{ratingQuestion},"answer":"6"} | 401 400 404 401
POST   /user/assessments/{open}/complete                      {"responses":{"{openQuestion}":"Shoes","{choiceQuestion}":["More"],"{ratingQuestion}":"4"}} | 401 200 404 401
POST   /user/assessments/{open}/complete                      | 401 400 404 401
GET    /assessment-templates                                  | 200 200 200 200
GET    /assessment-templates/{template}                       | 200 200 200 200
POST   /chat/process                                          {"userMessage":"4","question":"How healthy is your cash flow?","questionType":"rating","userAssessmentId":{open}} | 401 200 404 401
POST   /chat/process                                          {"userMessage":"4","question":"How are you?","questionType":"rating","options":null,"analysisPrompt":null,"isLastQuestion":false,"isRequired":true} | 401 200 200 401
POST   /direct-assessment/check-email                         {"email":"owner@example.com"} | 200 200 200 200
POST   /direct-assessment/magic-link                          {"email":"owner@example.com","templateId":{template}} | 200 200 200 200
POST   /direct-assessment/register                            {"name":"New","email":"new@example.com","templateId":{template}} | 200 200 200 200
POST   /direct-assessment/register                            {"name":"Pat","email":"owner@example.com","templateId":{template}} | 409 409 409 409
POST   /admin/users                                           {"name":"New","email":"new@example.com"} | 401 401 401 200
POST   /admin/users/{owner}/invite                            {"by":"mail"} | 401 401 401 200
POST   /admin/invitations                                     {"assessmentId":{template},"people":[{"name":null,"email":"guest@example.com"}]} | 401 401 401 200
POST   /admin/invitations/plan                                {"assessmentId":{template},"people":[{"name":null,"email":"guest@example.com"}]} | 401 401 401 200
GET    /admin/user-assessments/{done}/export                  | 401 401 401 200
POST   /admin/assessment-templates/{template}/duplicate       | 401 401 401 200
GET    /admin/assessment-templates/{template}/export          | 401 401 401 200
POST   /admin/assessment-templates/import                     {"format":"askwell-template","version":1,"template":{"title":"New","questions":[]}} | 401 401 401 200
POST   /admin/assessment-templates/import/plan                {} | 401 401 401 200
GET    /admin/assessment-templates/{template}/scoring         | 401 401 401 200
PUT    /admin/assessment-templates/{template}/scoring         {"scoring":null} | 401 401 401 200
POST   /admin/assessment-templates/{template}/scoring/preview {} | 401 401 401 200
GET    /admin/assessment-templates/{template}/cards           | 401 401 401 200
PUT    /admin/assessment-templates/{template}/cards           {"key":"alone","when":{"version":1,"match":"all","rules":[{"question":{question},"op":"answered"}]},"kind":"risk","title":"Alone","why":"You are."} | 401 401 401 200
PUT    /admin/assessment-templates/{template}/cards           {"key":"alone","when":{"version":1,"match":"all","rules":[]},"kind":"risk","title":"Alone","why":"You are."} | 401 401 401 400
DELETE /admin/assessment-templates/{template}/cards/{card}    | 401 401 401 200
POST   /admin/assessment-templates/{template}/cards/preview   {} | 401 401 401 200
GET    /admin/assessments/{template}/results                  | 401 401 401 200
GET    /admin/assessments/{template}/results/answers          | 401 401 401 400
GET    /admin/assessments/{template}/export                   | 401 401 401 400
GET    /admin/assessments/{template}/export?format=csv        | 401 401 401 200
GET    /user/assessments/{done}/comparison                    | 401 200 404 401
GET    /user/assessments/{open}/comparison                    | 401 404 404 401
POST   /user/assessments/{done}/retake                        | 401 200 404 401
POST   /user/assessments/{open}/retake                        | 401 409 404 401
GET    /admin/outbox                                          | 401 401 401 200
POST   /admin/outbox/test                                     | 401 401 401 200
POST   /admin/outbox/{mail}/retry                             | 401 401 401 409
`;

const LINE =
  /^(?<method>GET|POST|PUT|DELETE) +(?<path>\S+) *(?<body>\{.*\})? *\| (?<statuses>\d{3} \d{3} \d{3} \d{3})$/;

const cells = MATRIX.trim()
  .split("\n")
  .map((line) => LINE.exec(line)?.groups ?? { method: line })
  .map(({ method, path = "", body, statuses = "" }) => ({
    method: method as "GET" | "POST" | "PUT" | "DELETE",
    path,
    body,
    expected: statuses.split(" ").map(Number),
  }));

const fill = (text: string, ids: Ids) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => (ids as Record<string, string>)[name] ?? `no ${name}`);

test("every call returns each caller the listed status", async () => {
  const world = await restWorld();
  const answered: string[] = [];
  const agents = new Map<Caller, Agent>();
  for (const { method, path, body } of cells) {
    const statuses: number[] = [];
    for (const caller of CALLERS) {
      const agent = agents.get(caller) ?? (await world.as(caller)).agent;
      const url = `/api${fill(path, world.ids)}`;
      const payload = body && fill(body, world.ids);
      const headers = { "content-type": "application/json" };
      const { status } = await agent.send({ method, url, ...(payload ? { headers, payload } : {}) });
      statuses.push(status);
      // A caller who changed something continues on a new copy of the world.
      if (method !== "GET" && status === 200) agents.delete(caller);
      else agents.set(caller, agent);
    }
    answered.push(`${method} ${path} ${body ?? ""} | ${statuses.join(" ")}`);
  }
  expect(answered).toEqual(
    cells.map(
      ({ method, path, body, expected }) => `${method} ${path} ${body ?? ""} | ${expected.join(" ")}`,
    ),
  );
});

test("the matrix lists every served call", () => {
  const shape = (path: string) => path.replace(/\?.*/, "").replaceAll(/\{\w+\}/g, "{}");
  const listed = new Set(cells.map(({ method, path }) => `${method} ${shape(path)}`));
  expect([...listed].sort()).toEqual(restRoutes.map(({ method, path }) => `${method} ${shape(path)}`).sort());
});
