import type { Agent, TestServer } from "#tests/helpers/server";
import { put } from "#tests/helpers/stored";

export const SCORING = {
  version: 1,
  visibleTo: "participant",
  scale: { max: 5, decimals: 1 },
  minCoverage: 0.5,
  dimensions: [
    { key: "money", name: "Money-Mark", description: null, weight: 1, bands: null },
    { key: "people", name: "People-Mark", description: null, weight: 3, bands: null },
  ],
  bands: [
    { from: 0, name: "Fragile-Mark", text: "Text-Mark of the low" },
    { from: 2.5, name: "Steady-Mark", text: "Text-Mark of the high" },
  ],
  benchmark: { on: false, k: 5 },
};

export interface ScoredTemplate {
  id: number;
  /** Question ids: cash flow (good), how often it goes wrong (bad), who helps (choice). */
  cash: number;
  wrong: number;
  helps: number;
}

/** Creates a template with two dimensions: a good and a bad rating for money, a choice for people; then a text. */
export async function scoredTemplate(admin: Agent, change: object = {}): Promise<ScoredTemplate> {
  const { body } = await admin.post("/admin/assessment-templates", { title: "Scored" });
  const scoring = { ...SCORING, ...change };
  await admin.put(`/admin/assessment-templates/${body.id}/scoring`, { scoring });
  const add = async (question: object): Promise<number> => {
    const added = await admin.post(`/admin/assessments/${body.id}/questions`, question);
    if (added.status !== 200) throw new Error(JSON.stringify(added.body));
    return added.body.id;
  };
  const cash = await add({
    questionText: "How healthy is your cash flow?",
    questionType: "rating",
    highIs: "good",
    dimension: "money",
  });
  const wrong = await add({
    questionText: "How often does it go wrong?",
    questionType: "rating",
    highIs: "bad",
    dimension: "money",
    weight: 2,
  });
  const helps = await add({
    questionText: "Who helps?",
    questionType: "multiple_choice",
    options: ["Nobody", "A friend", "A team"],
    points: [-7.25, 3.5, 41.75],
    dimension: "people",
  });
  await add({ questionText: "Anything else?", questionType: "text", isRequired: false });
  return { id: body.id, cash, wrong, helps };
}

/** Completes an attempt with answers by place; "" leaves a question unanswered. */
export async function completeWith(agent: Agent, id: number, answers: readonly string[]): Promise<void> {
  const { body } = await agent.get(`/user/assessments/${id}/questions`);
  const responses = answers.flatMap((answer, at) => (answer === "" ? [] : [[body[at].id, answer]]));
  const done = await agent.post(`/user/assessments/${id}/complete`, {
    responses: Object.fromEntries(responses),
  });
  if (done.status !== 200) throw new Error(JSON.stringify(done.body));
}

/** Marks the email of an attempt's participant as verified. */
export async function verifyEmail(server: TestServer, attempt: number): Promise<void> {
  await put(
    server,
    "UPDATE users SET verifiedAt = ? WHERE id = (SELECT userId FROM user_assessments WHERE id = ?)",
    server.clock.now().getTime(),
    attempt,
  );
}

/**
 * A new participant who completed the template with these answers.
 * @param options.isProved whether the email is verified
 */
export async function participantWith(
  server: TestServer,
  template: number,
  answers: readonly string[],
  { isProved = false } = {},
) {
  const person = await server.participant(template);
  if (isProved) await verifyEmail(server, person.attemptId);
  await completeWith(person.agent, person.attemptId, answers);
  return person;
}
