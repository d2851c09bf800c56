import { expect, test } from "vitest";
import { z } from "zod";
import { restUserRoutes } from "#server/rest/user-routes";
import { appRouter } from "#server/trpc/root";
import type { Advice } from "#shared/domain/cards/advice";
import { CALLERS, type Caller, type Ids, restWorld } from "#tests/helpers/rest-world";
import type { Agent, TestServer } from "#tests/helpers/server";
import { put, rows, values } from "#tests/helpers/stored";

/**
 * Every procedure with an input, in an order in which each works after the previous ones. A word in braces is an id of
 * `tests/helpers/rest-world.ts`; calls with `{open}` or `{done}` are only for the owner. A number after it is the
 * status for permitted callers (default 200); a word is the caller from then on.
 */
const CALLS = `
session
templates.list
templates.get                  {"id":{template}}
direct.checkEmail              {"email":"owner@example.com"}
direct.magicLink               {"email":"owner@example.com","templateId":{template}}
user.auth.requestLink          {"email":"owner@example.com"}
user.auth.start                {"name":"Pat","email":"owner@example.com"}
user.auth.me
user.attempts.list
user.attempts.current
user.attempts.start            {"assessmentId":{template}}
user.attempts.get              {"id":{open}}
user.attempts.questions        {"id":{open}}
user.attempts.results          {"id":{done}}
user.attempts.compare          {"id":{done}}
user.attempts.retake           {"id":{done}}
user.attempts.saveResponses    {"id":{open},"responses":{"{openQuestion}":"Shoes"}}
user.attempts.answer           {"id":{open},"questionId":{ratingQuestion},"answer":"4"}
chat.open                      {"attemptId":{open}}
chat.standing                  {"attemptId":{open}}
chat.watch                     {"attemptId":{open}}
chat.answer                    {"attemptId":{open},"questionId":{choiceQuestion},"message":"Just me","clientMessageId":"message-1"}
chat.edit                      {"attemptId":{open},"questionId":{choiceQuestion},"answer":"More"}
chat.add                       {"id":{open},"role":"user","content":"Hello"}
chat.messages                  {"id":{open}}
chat.process                   {"userMessage":"4","question":"How healthy is your cash flow?","questionType":"rating","userAssessmentId":{open}}
recommendations.watch          {"attemptId":{done}}
user.attempts.complete         {"id":{open},"responses":{}}
user.attempts.delete           {"id":{open}}
admin.auth.me
admin.stats
admin.dashboard.overview
admin.dashboard.templates
admin.dashboard.changes
admin.firstSteps.get
admin.firstSteps.note          {"step":"look"}
admin.users.list
admin.users.page               {"q":"owner","sort":"name","page":1,"size":25}
admin.users.create             {"name":"New","email":"added@example.com"}
admin.users.invite             {"id":{owner},"by":"mail"}
admin.invitations.plan         {"assessmentId":{template},"people":[{"name":"Guest","email":"guest@example.com"}]}
admin.invitations.send         {"assessmentId":{template},"people":[{"name":"Guest","email":"guest@example.com"}]}
admin.users.update             {"id":{owner},"email":"owner@example.com"}
admin.attempts.list
admin.attempts.page            {"q":"owner","status":"all","sort":"newest","page":1,"size":25}
admin.attempts.beside          {"id":{done}}
admin.attempts.get             {"id":{done}}
admin.attempts.questions       {"id":{done}}
admin.attempts.markRead        {"id":{done}}
admin.attempts.messages        {"id":{done}}
admin.attempts.generateRecommendations {"id":{done}}
admin.attemptFiles.export      {"id":{done}}
admin.ai.receipt               {"id":{done}}
admin.ai.today
admin.modelTest.get
admin.modelTest.start          400
admin.modelTest.stop
admin.server.get
admin.server.check
admin.server.supportFile
admin.outbox.list
admin.outbox.page              {"q":"owner","state":"all","sort":"newest","page":1,"size":25}
admin.outbox.summary
admin.outbox.sendTest
admin.outbox.retry             {"id":{mail}} 409
admin.outbox.retryFailed
admin.outbox.setAside
admin.outbox.tryAgain          {"id":{mail}} 404
admin.templates.list
admin.templates.get            {"id":{template}}
admin.templates.create         {"title":"New"}
admin.templates.update         {"id":{template},"change":{"isActive":true}}
admin.templateFiles.export     {"id":{template}}
admin.templateFiles.duplicate  {"id":{template}}
admin.templateFiles.plan       {"file":{}}
admin.templateFiles.import     {"file":{"format":"askwell-template","version":1,"template":{"title":"New","questions":[]}}}
admin.templateDrafts.suggest   {"description":"How ready a team is for a new tool"}
admin.templateDrafts.create    {"title":"New","description":null,"resultsAnalysisPrompt":null,"questions":[{"questionText":"Why?"}]}
admin.questions.list           {"assessmentId":{template}}
admin.questions.reorder        {"assessmentId":{template},"questionIds":[{otherQuestions}, {question}]}
admin.questions.create         {"assessmentId":{template},"draft":{"questionText":"Why?"}}
admin.questions.update         {"id":{question},"change":{"isRequired":false}}
admin.questions.preview        {"id":{question},"message":"Bread"}
admin.cards.list               {"assessmentId":{template}}
admin.cards.save               {"assessmentId":{template},"card":{"key":"card-key-mark","when":{"version":1,"match":"all","rules":[{"question":{question},"op":"answered"}]},"kind":"risk","title":"Alone","why":"So it is."}}
admin.cards.add                {"assessmentId":{template},"cards":[]}
admin.cards.preview            {"assessmentId":{template}}
admin.cards.propose            {"assessmentId":{template},"questionId":{question}}
admin.cards.delete             {"assessmentId":{template},"key":"card-key-mark"}
admin.questions.delete         {"id":{question}}
admin.results.ofTemplate       {"id":{template},"compare":"door"}
admin.results.textAnswers      {"id":{template},"key":"{question}-text"}
admin.results.changes          {"id":{template}}
admin.resultExports.export     {"id":{template},"format":"csv"}
admin.scoring.get              {"assessmentId":{template}}
admin.scoring.save             {"assessmentId":{template},"scoring":null}
admin.scoring.preview          {"assessmentId":{template}}
direct.register                {"name":"New","email":"new@example.com","templateId":{template}}
user.auth.openLink             {"token":"{link}"}
user.auth.redeem               {"token":"{link}"} owner
user.auth.logout
admin.attempts.delete          {"id":{done}}
admin.users.delete             {"id":{owner}}
admin.templates.delete         {"id":{template}}
admin.auth.login               {"email":"ada@example.com","password":"correct-horse"} admin
admin.auth.resetPassword       {"token":"{reset}","password":"longer-horse"}
admin.auth.forgotPassword      {"email":"ada@example.com"}
admin.auth.logout
`;

const LINE = /^(?<path>[\w.]+) *(?<input>\{.*\})? *(?<status>\d{3})? *(?<becomes>owner|admin)?$/;

const STREAMED = [
  "chat.answer",
  "admin.users.list",
  "admin.attempts.list",
  "admin.outbox.list",
  "admin.resultExports.export",
];

/** Texts that participants and visitors must not see, each with the callers who may. */
const MARKS = {
  "results-prompt-mark": [],
  "question-prompt-mark": [],
  "card-key-mark": [],
  "dimension-mark": [],
  "Owner Name-Mark": ["owner"],
  "owner@example.com": ["owner"],
  "Other Name-Mark": ["other"],
  "other@example.com": ["other"],
  "ada@example.com": [],
} satisfies Record<string, Caller[]>;

const STATED = { text: "Alone", evidence: [] };
const ADVICE: Advice = {
  version: 2,
  basis: "cards",
  items: [
    {
      ...{ card: "card-key-mark", kind: "risk", dimension: "dimension-mark", title: STATED },
      ...{ why: [STATED], steps: [], effort: 1, impact: 1 },
    },
  ],
  ...{ standing: [], lookFirst: [], contradictions: [], notes: [], alsoWrote: [] },
};

const SEEDED = `
  UPDATE user_assessments SET recommendationsData = '${JSON.stringify(ADVICE)}' WHERE status = 'completed';
  UPDATE assessments SET resultsAnalysisPrompt = 'results-prompt-mark';
  UPDATE assessment_questions SET analysisPrompt = 'question-prompt-mark';
  UPDATE user_assessment_questions SET analysisPrompt = 'question-prompt-mark';
  UPDATE users SET name = 'Owner Name-Mark' WHERE email = 'owner@example.com';
  UPDATE users SET name = 'Other Name-Mark' WHERE email = 'other@example.com';
`;

/** Every stored hash and sealed text. */
const SECRETS = `
  SELECT hash FROM sign_in_links UNION SELECT magicToken FROM users UNION SELECT password FROM admins
  UNION SELECT resetToken FROM admins UNION SELECT sid FROM sessions UNION SELECT sealedBody FROM mail_outbox`;

const declared = z.object({
  type: z.enum(["query", "mutation", "subscription"]),
  meta: z.object({ for: z.enum(["everybody", "participant", "admin"]) }),
  output: z.instanceof(z.ZodType),
});

/** A procedure's permitted callers, its type, and whether it has an output contract. */
function declarationOf(path: string) {
  const procedures: Record<string, { _def: object }> = z
    .record(z.string(), z.any())
    .parse(appRouter._def.procedures);
  return declared.parse({ ...procedures[path]?._def });
}

const calls = CALLS.trim()
  .split("\n")
  .map((line) => LINE.exec(line)?.groups ?? { path: line })
  .map(({ path = "", input, status, becomes }) => ({
    path,
    input,
    status: Number(status ?? 200),
    becomes: becomes as Caller | undefined,
  }));
type Call = (typeof calls)[number];

const fill = (text: string, ids: Ids) =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => (ids as Record<string, string>)[name] ?? whole);

/** Calls a procedure through tRPC and returns the response; for a stream, its first part. */
async function send({ app }: TestServer, { cookies }: Agent, { path }: Call, input: string | undefined) {
  const { type } = declarationOf(path);
  const isStreamed = STREAMED.includes(path);
  const asked = isStreamed ? `{"0":${input}}` : (input ?? "");
  const query = input && type !== "mutation" ? `&input=${encodeURIComponent(asked)}` : "";
  const response = await app.inject({
    method: type === "mutation" ? "POST" : "GET",
    url: `/trpc/${path}?${isStreamed ? "batch=1" : ""}${query}`,
    cookies,
    headers: {
      ...(type === "mutation" ? { "content-type": "application/json" } : {}),
      ...(type === "subscription" ? { accept: "text/event-stream" } : {}),
      ...(isStreamed ? { "trpc-accept": "application/jsonl" } : {}),
    },
    ...(type === "mutation" ? { payload: isStreamed ? `{"0":${input}}` : (input ?? "{}") } : {}),
    payloadAsStream: true,
  });
  let body = "";
  for await (const chunk of response.stream()) {
    body += String(chunk);
    if (type === "subscription" && /"(json|httpStatus)"/.test(body)) break;
  }
  const set = Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]));
  const statusText = /"httpStatus":(\d+)/.exec(body)?.[1];
  return { status: Number(statusText ?? response.statusCode), body, set };
}

function expectedOf({ path, input = "", status }: Call, caller: Caller): number {
  const { for: whom } = declarationOf(path).meta;
  if (whom === "everybody" || whom === caller) return status;
  if (whom === "admin" || caller === "anonymous" || caller === "admin") return 401;
  return caller === "other" && /\{(open|done)\}/.test(input) ? 404 : status;
}

/** The forbidden texts for this caller that the text contains. */
function leaksIn(text: string, caller: Caller, secrets: ReadonlySet<string>): string[] {
  const marks = Object.entries<Caller[]>(caller === "admin" ? {} : MARKS)
    .filter(([, known]) => !known.includes(caller))
    .map(([mark]) => mark);
  return [...marks, ...secrets].filter((mark) => text.includes(mark));
}

async function collect(server: TestServer, secrets: Set<string>): Promise<void> {
  for (const secret of await values(server, SECRETS)) {
    if (secret !== null) secrets.add(String(secret));
  }
}

test("every procedure is listed here, declares its callers, and has an output contract", () => {
  const paths = Object.keys(appRouter._def.procedures);
  expect(calls.map(({ path }) => path).sort()).toEqual(paths.sort());
  for (const path of paths) expect(() => declarationOf(path), path).not.toThrow();
});

test("only permitted callers can call a procedure, and no response contains secrets or others' data", async () => {
  const world = await restWorld();
  const surprises: object[] = [];
  for (const caller of CALLERS) {
    const { server, agent } = await world.as(caller);
    await put(server, SEEDED);
    const secrets = new Set([world.ids.link, world.ids.reset]);
    let currentCaller: Caller = caller;
    for (const call of calls) {
      await collect(server, secrets);
      const { status, body, set } = await send(
        server,
        agent,
        call,
        call.input && fill(call.input, world.ids),
      );
      await collect(server, secrets);
      Object.assign(agent.cookies, set);
      currentCaller = call.becomes ?? currentCaller;
      const leaks = leaksIn(body, currentCaller, secrets);
      const expected = expectedOf(call, caller);
      if (status !== expected || leaks.length > 0)
        surprises.push({ caller, path: call.path, status, expected, leaks });
    }
  }
  expect(surprises).toEqual([]);
});

test("a session from a registration loses access when the owner of the email signs in by link", async () => {
  const world = await restWorld();
  const { server, agent: registrant } = await world.as("owner");
  const owner = server.visitor();
  await owner.post("/user/auth", { token: world.ids.link });
  const stored = () =>
    Promise.all(
      ["users", "user_assessments", "chat_messages", "answer_history", "sign_in_links", "jobs"].map((table) =>
        rows(server, `SELECT * FROM ${table}`),
      ),
    );
  const before = await stored();
  const statuses: Record<string, number> = {};
  for (const call of calls.filter(({ path }) => declarationOf(path).meta.for === "participant"))
    statuses[call.path] = (
      await send(server, registrant, call, call.input && fill(call.input, world.ids))
    ).status;
  for (const { method, path, procedure } of restUserRoutes) {
    if (declared.parse({ ...procedure._def }).meta.for !== "participant") continue;
    const url = `/api${path.replace("{id}", world.ids.open)}`;
    const payload = method === "GET" || method === "DELETE" ? {} : { payload: {} };
    statuses[`${method} ${path}`] = (await registrant.send({ method, url, ...payload })).status;
  }
  expect(Object.keys(statuses).length).toBeGreaterThan(25);
  expect(Object.entries(statuses).filter(([, status]) => status !== 401)).toEqual([]);
  expect(await stored()).toEqual(before);
  expect((await owner.get("/user/assessments")).body).toHaveLength(2);
});
