import { Session } from "node:inspector/promises";
import { expect, test } from "vitest";
import { ScriptedAssistant } from "#tests/fakes/assistant";
import { isThorough } from "#tests/helpers/effort";
import { exampleTemplate, testServer } from "#tests/helpers/server";
import { talk } from "#tests/helpers/talk";

const MESSAGES = [
  "yes",
  "no",
  "4",
  "change question 2 to 2 to 10",
  "question 3 should be 4",
  "my last answer was wrong",
  "change question 9",
  "something else entirely",
  "",
];

/** Calls of `parseAnswer` since the last count, measured by V8. */
async function callsOf(session: Session): Promise<number> {
  const { result } = await session.post("Profiler.takePreciseCoverage");
  return result
    .filter(({ url }) => url.includes("answer-parser/parse-answer"))
    .flatMap(({ functions }) => functions)
    .filter(({ functionName }) => functionName === "parseAnswer")
    .reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0);
}

/** Every third message; all of them with `npm run test:fuzz`. */
const SAMPLE = MESSAGES.filter((message) => message !== "").filter((_, at) => isThorough || at % 3 === 0);

/** The pending question in the newest reply. */
const STATES = {
  nothing: async () => undefined,
  "a suggestion": async () => "suggestion" as const,
  "an offered change": async () => "change" as const,
};

test.each([
  ["without a model", undefined],
  ["with a model that answers", {}],
  [
    "with a model that finds an edit request",
    { kind: "correction", answer: null, correction: { question: 2, value: "More" } },
  ],
  ["with a model that is down", "down"],
] as const)("%s, a message is parsed at most three times in any state", async (_, verdict) => {
  const model = new ScriptedAssistant();
  if (verdict === "down") model.isDown = true;
  else if (verdict) model.verdict = verdict;
  const server = await testServer(verdict ? { assistant: model } : {}, { RATE_LIMIT_FACTOR: "100" });
  const templateId = await exampleTemplate(await server.admin());
  const { attempts } = server.deps.services;
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
  const counts: number[] = [];
  for (const [at, message] of SAMPLE.entries())
    for (const [state, pending] of Object.entries(STATES)) {
      const chat = await talk(server, templateId, `${state.replaceAll(" ", "-")}-${at}@example.com`);
      const [products, team, cash] = chat.questions.map(({ id }) => id);
      const responses = { [products!]: "Shoes", [team!]: "Just me" };
      await chat.agent.put(`/user/assessments/${chat.id}/responses`, { responses });
      const kind = await pending();
      const offer =
        kind === "change" ? { questionId: team!, answer: "More" } : { questionId: cash!, answer: "4" };
      const metadata = { kind: "reply" as const, questionId: cash!, isValid: false, offer };
      if (kind)
        await attempts.commit(await attempts.snapshot(chat.participant, chat.id), () => ({
          messages: [{ role: "bot", content: "Did you mean that?", metadata }],
        }));
      await callsOf(session);
      await chat.say(message);
      counts.push(await callsOf(session));
    }
  session.disconnect();
  expect(Math.max(...counts)).toBeLessThanOrEqual(3);
  // Every message is parsed, so zero would mean that nothing was measured.
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(1);
});
