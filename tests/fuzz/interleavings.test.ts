import { setImmediate } from "node:timers/promises";
import fc from "fast-check";
import { expect, test } from "vitest";
import { AppError } from "#server/lib/errors";
import type { AnswerTurn } from "#shared/contracts/chat";
import type { AnswerValue } from "#shared/domain/answer";
import type { AttemptId, AttemptQuestionId, TemplateId } from "#shared/domain/ids";
import { examples } from "#tests/helpers/effort";
import { exampleTemplate, testServer } from "#tests/helpers/server";
import { value } from "#tests/helpers/stored";

/** One action on one of two screens. `at` picks the question and `say` the answer, both modulo the choices left. */
const action = fc.record({
  kind: fc.constantFrom("turn", "retry", "nonsense", "form", "edit", "reload"),
  at: fc.nat(99),
  say: fc.nat(99),
});
/** Actions that run at the same time. */
const moment = fc.array(action, { minLength: 1, maxLength: 3 });
const story = fc.array(moment, { minLength: 1, maxLength: 10 });

/** Possible answers to the example's four questions, as typed in the chat and as stored. */
const WORDS: readonly (readonly [typed: string, stored: string])[][] = [
  [
    ["We sell shoes to walkers", "We sell shoes to walkers"],
    ["Boots, and the odd sandal", "Boots, and the odd sandal"],
  ],
  [
    ["just me", "Just me"],
    ["the second one", "2 to 10"],
  ],
  [
    ["a solid four", "4"],
    ["2/5", "2"],
  ],
  [
    ["skip", "skip"],
    ["We are moving house in May", "We are moving house in May"],
  ],
];

async function world() {
  const server = await testServer({}, { RATE_LIMIT_FACTOR: "off" });
  const admin = await server.admin();
  const templateId = await exampleTemplate(admin);
  const { agent } = await server.participant(templateId, "pat@example.com");
  const participant = { ...(await agent.get("/user/me")).body, isVerified: true };
  const { attempts, chat } = server.deps.services;
  const startAttempt = async () => {
    server.clock.advance(60_000);
    const id: AttemptId = await attempts.start(participant, templateId as TemplateId);
    await chat.open(participant, id);
    const { questions } = await chat.standing(participant, id);
    return { id, questions: questions.map((question) => question.id) };
  };
  return { server, participant, attempts, chat, startAttempt };
}

type World = Awaited<ReturnType<typeof world>>;
interface Run extends World {
  id: AttemptId;
  questions: AttemptQuestionId[];
  expected: Map<AttemptQuestionId, AnswerValue>;
  sent: number;
}

async function say(run: Run, questionId: AttemptQuestionId, message: string, times: number): Promise<void> {
  run.sent += 1;
  const turn = { attemptId: run.id, questionId, message, clientMessageId: `message-${run.sent}` };
  await Promise.all(Array.from({ length: times }, () => send(run, turn)));
}

/** Sends a message, and repeats it after TOO_MANY_REQUESTS. */
async function send(run: Run, turn: AnswerTurn): Promise<void> {
  try {
    for await (const _ of run.chat.answer(run.participant, turn));
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "TOO_MANY_REQUESTS") throw error;
    await setImmediate();
    await send(run, turn);
  }
}

/** Acts on a question that no other action uses at this moment, and records the expected answer. */
async function act(
  run: Run,
  { kind, say: pick }: { kind: string; say: number },
  questionId: AttemptQuestionId,
) {
  const { attempts, chat, participant, id, expected } = run;
  const words = WORDS[run.questions.indexOf(questionId)] ?? [];
  const [typed = "", stored = ""] = words[pick % words.length] ?? [];
  switch (kind) {
    case "turn":
    case "retry":
      expected.set(questionId, stored);
      return say(run, questionId, typed, kind === "turn" ? 1 : 3);
    case "nonsense":
      return say(run, questionId, "what does that mean?", 1);
    case "form":
      expected.set(questionId, stored);
      return attempts.save(participant, id, { [questionId]: stored }, "form");
    case "edit":
      if (!expected.has(questionId)) return undefined;
      expected.set(questionId, stored);
      return chat.edit(participant, id, questionId, stored);
    default:
      return chat.open(participant, id);
  }
}

test("concurrent chat, form, edits and reloads lose no answer and store none twice", {
  timeout: 300_000,
}, async () => {
  const shared = await world();
  await fc.assert(
    fc.asyncProperty(story, async (moments) => {
      const run: Run = { ...shared, ...(await shared.startAttempt()), expected: new Map(), sent: 0 };
      for (const actions of moments) {
        const free = [...run.questions];
        await Promise.all(
          actions.map((one) => {
            const [questionId] = free.splice(one.at % free.length, 1);
            return act(run, one, questionId!);
          }),
        );
      }
      const { attempts, participant, id, expected } = run;
      const { responses, progress } = await attempts.get(participant, id);

      const form = await shared.startAttempt();
      const asForm = new Map(
        [...expected].map(([one, answer]) => [form.questions[run.questions.indexOf(one)]!, answer]),
      );
      const inForm = await attempts.save(participant, form.id, Object.fromEntries(asForm), "form");
      const byPlace = (answers: Record<string, unknown>, ids: number[]) =>
        ids.map((one) => answers[one] ?? null);
      expect(byPlace(responses, run.questions)).toEqual(byPlace(inForm.responses, form.questions));
      expect(progress).toBe(inForm.progress);

      const messages = "SELECT count(*) FROM chat_messages WHERE userAssessmentId = ? AND role = 'user'";
      expect(await value(shared.server, messages, id)).toBe(run.sent);
    }),
    { numRuns: examples({ sample: 30, all: 2_000 }) },
  );
});
