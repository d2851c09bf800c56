import fc from "fast-check";
import { expect, test } from "vitest";
import type { Results } from "#shared/contracts/attempts";
import type { AnswerValue } from "#shared/domain/answer";
import { renamed } from "#shared/domain/questions/conditions";
import { examples } from "#tests/helpers/effort";
import { type Instrument, instrument } from "#tests/helpers/random-instrument";
import { evaluateScores } from "#tests/helpers/second-evaluator";
import { type TestServer, testServer } from "#tests/helpers/server";
import { whatIf } from "../../src/client/components/report/scores/what-if";

type Agent = Awaited<ReturnType<TestServer["participant"]>>["agent"];

/** Creates the instrument as a template on this server; gives its id. */
async function stored(admin: Agent, { questions, scoring }: Instrument): Promise<number> {
  const { body } = await admin.post("/admin/assessment-templates", { title: "Random" });
  await admin.put(`/admin/assessment-templates/${body.id}/scoring`, { scoring });
  const ids = new Map<number, number>();
  for (const { id: place, order: _, conditions, ...draft } of questions) {
    const draftOf = (rules: typeof conditions) => ({ ...draft, conditions: rules && renamed(rules, ids) });
    const add = (rules: typeof conditions) =>
      admin.post(`/admin/assessments/${body.id}/questions`, draftOf(rules));
    // A generated rule may not fit its question. The question is added without conditions then.
    let added = await add(conditions);
    if (added.status === 400) added = await add(null);
    ids.set(place, added.body.id);
  }
  return body.id;
}

async function completed(
  server: TestServer,
  agent: Agent,
  templateId: number,
  answers: readonly (AnswerValue | undefined)[],
) {
  server.clock.advance(11_000);
  const { id } = (await agent.post("/user/assessments", { assessmentId: templateId })).body;
  const { body } = await agent.get(`/user/assessments/${id}/questions`);
  const answerEntries = answers.flatMap((answer, at) =>
    answer === undefined ? [] : [[body[at].id, answer] as const],
  );
  const done = await agent.post(`/user/assessments/${id}/complete`, {
    responses: Object.fromEntries(answerEntries),
  });
  expect(done.status).toBe(200);
  const results: Results = (await agent.get(`/user/assessments/${id}/results`)).body;
  return results;
}

const NEAR = (value: number | null) => (value === null ? null : Math.round(value * 1e6));

test("flipping an answer gives the same scores in the browser as on the server", {
  timeout: 1_800_000,
}, async () => {
  const server = await testServer({}, { RATE_LIMIT_FACTOR: "off" });
  await server.deps.worker.stop();
  const seeds = fc.sample(instrument, examples({ sample: 3, all: 200 }));
  let flips = 0;
  for (const sample of seeds) {
    // Each attempt advances the clock, so the admin's session may have expired.
    const templateId = await stored(await server.admin(), sample);
    const { agent, attemptId } = await server.participant(templateId);
    await agent.delete(`/user/assessments/${attemptId}`);
    const before = await completed(
      server,
      agent,
      templateId,
      sample.questions.map(({ id }) => sample.responses[id]),
    );
    const { responses } = before.userAssessment;
    const { questions, scoring } = before;
    if (!scoring) throw new Error("It is scored.");
    expect(before.scores).toEqual(whatIf({ ...before, scoring }, {}).scores);
    for (const [at, question] of questions.entries()) {
      if (question.questionType === "text" || !question.visible) continue;
      for (const option of question.options ?? ["1", "2", "3", "4", "5"]) {
        const answer = question.selection === "several" ? [option] : option;
        const flipped = questions.map(({ id }, place) => (place === at ? answer : responses[id]));
        const after = await completed(server, agent, templateId, flipped);
        const { scores } = whatIf({ ...before, scoring }, { [question.id]: answer });
        expect(scores).toEqual(after.scores);
        const exact = evaluateScores(questions, { ...responses, [question.id]: answer }, scoring);
        expect(scores.map(({ value }) => NEAR(value))).toEqual(exact.map(({ value }) => NEAR(value)));
        flips += 1;
      }
    }
  }
  expect(flips).toBeGreaterThan(seeds.length);
});
