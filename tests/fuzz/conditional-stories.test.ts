import { setImmediate } from "node:timers/promises";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { AdminIdentity } from "#server/features/admin-auth/rules";
import { AppError } from "#server/lib/errors";
import type { AnswerTurn } from "#shared/contracts/chat";
import type { AnswerValue } from "#shared/domain/answer";
import type { AttemptId, AttemptQuestionId, TemplateId } from "#shared/domain/ids";
import { visible } from "#shared/domain/questions/conditions";
import { conditionalTemplate } from "#tests/helpers/conditional";
import { examples } from "#tests/helpers/effort";
import { testServer } from "#tests/helpers/server";

/** One action on one of three screens: the chat, the form, and the form in a second tab. */
const action = fc.record({
  kind: fc.constantFrom("turn", "retry", "form", "second tab", "edit", "one answer", "reload"),
  at: fc.nat(5),
  say: fc.nat(99),
});
/** Actions that run at the same time. */
const moment = fc.array(action, { minLength: 1, maxLength: 3 });
const story = fc.array(moment, { minLength: 1, maxLength: 12 });
type Action = typeof action extends fc.Arbitrary<infer One> ? One : never;

/** Possible answers to each question of the conditional template, as typed in the chat and as stored. */
const WORDS: readonly (readonly [typed: string, stored: string])[][] = [
  [
    ["yes", "Yes"],
    ["no", "No"],
  ],
  [
    ["a solid four", "4"],
    ["2/5", "2"],
  ],
  [
    ["Boots for walkers", "Boots for walkers"],
    ["Mostly sandals, sometimes shoes", "Mostly sandals, sometimes shoes"],
  ],
  [
    ["There is no time for it", "There is no time for it"],
    ["Nobody here can make one", "Nobody here can make one"],
  ],
  [
    ["The basket page", "The basket page"],
    ["All those old photographs", "All those old photographs"],
  ],
  [
    ["skip", "skip"],
    ["We are moving house in May", "We are moving house in May"],
  ],
];

async function world() {
  const server = await testServer({}, { RATE_LIMIT_FACTOR: "off" });
  await server.deps.worker.stop();
  const templateId = await conditionalTemplate(server);
  const { agent } = await server.participant(templateId, "pat@example.com");
  const participant = { ...(await agent.get("/user/me")).body, isVerified: true };
  const { attempts, chat, attemptFiles } = server.deps.services;
  const begin = async () => {
    server.clock.advance(60_000);
    const id: AttemptId = await attempts.start(participant, templateId as TemplateId);
    return { id, questions: await attempts.ownQuestions(participant, id) };
  };
  return { participant, attempts, attemptFiles, chat, begin };
}

type World = Awaited<ReturnType<typeof world>>;
type StartedAttempt = Awaited<ReturnType<World["begin"]>>;

interface Run extends World, StartedAttempt {
  /** The expected answers: the last accepted one for each question. */
  book: Map<AttemptQuestionId, AnswerValue>;
  sent: number;
}

/** Sends a message, and repeats it after TOO_MANY_REQUESTS. Undefined if the question doesn't apply. */
async function send(run: Run, turn: AnswerTurn): Promise<AnswerValue | undefined> {
  try {
    for await (const event of run.chat.answer(run.participant, turn))
      if (event.type === "done") return event.outcome.answer ?? undefined;
    throw new Error("A turn ended without its outcome.");
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "TOO_MANY_REQUESTS") return refused(error);
    await setImmediate();
    return send(run, turn);
  }
}

/** Undefined if the error says that the question doesn't apply; throws other errors. */
function refused(error: unknown): undefined {
  if (!(error instanceof AppError) || error.code !== "CONFLICT") throw error;
}

/** Acts on questions that no other action uses at this moment, and records the accepted answers. */
async function act(
  run: Run,
  { kind, say }: Pick<Action, "kind" | "say">,
  places: readonly number[],
): Promise<void> {
  const { attempts, chat, participant, id, questions, book } = run;
  const replies = places.map((place, nth) => {
    const words = WORDS[place]!;
    const [typed, stored] = words[(say >> nth) % words.length]!;
    return { questionId: questions[place]!.id, typed, stored };
  });
  const [{ questionId, typed, stored } = fail()] = replies;
  switch (kind) {
    case "turn":
    case "retry": {
      run.sent += 1;
      const turn = { attemptId: id, questionId, message: typed, clientMessageId: `message-${run.sent}` };
      const times = Array.from({ length: kind === "turn" ? 1 : 3 }, () => send(run, turn));
      const accepted = (await Promise.all(times)).find((answer) => answer !== undefined);
      if (accepted !== undefined) book.set(questionId, accepted);
      return;
    }
    case "form":
    case "second tab": {
      const answers = Object.fromEntries(replies.map((one) => [one.questionId, one.stored]));
      const { ignored } = await attempts.save(participant, id, answers, "form");
      for (const one of replies) if (!ignored.includes(one.questionId)) book.set(one.questionId, one.stored);
      return;
    }
    case "edit":
    case "one answer": {
      const work =
        kind === "edit"
          ? chat.edit(participant, id, questionId, stored)
          : attempts.answer(participant, id, questionId, stored, "api");
      if (await work.catch(refused)) book.set(questionId, stored);
      return;
    }
    default:
      await chat.open(participant, id);
  }
}

function fail(): never {
  throw new Error("A deed without a question.");
}

const byPlace = (answers: Readonly<Record<string, AnswerValue>>, questions: StartedAttempt["questions"]) =>
  questions.map(({ id }) => answers[id] ?? null);

/** Everything visible of a completed attempt, without ids, so that two attempts can be compared. */
async function outcome({ attempts, attemptFiles, participant }: World, { id, questions }: StartedAttempt) {
  const results = await attempts.results(participant, id);
  const file = await attemptFiles.read(ADMIN, id);
  const asked = file.questions.map((question, place) => ({ ...question, id: place, conditions: null }));
  return {
    responses: byPlace(results.userAssessment.responses, questions),
    visible: results.questions.map((question) => question.visible),
    scores: results.scores,
    progress: file.assessmentProgress.progress,
    exported: [byPlace(file.responses, questions), asked, file.questionsAndAnswers],
  };
}

const ADMIN = { email: "ada@example.com" } as AdminIdentity;

test("changing conditions in chat, form and a second tab ends like giving the last answers in one save", {
  timeout: 600_000,
}, async () => {
  const shared = await world();
  const { attempts, participant } = shared;
  await fc.assert(
    fc.asyncProperty(story, async (moments) => {
      const run: Run = { ...shared, ...(await shared.begin()), book: new Map(), sent: 0 };
      const { id, questions } = run;
      for (const actions of moments) {
        const free = questions.map((_, place) => place);
        const take = (at: number) => free.splice(at % free.length, 1);
        await Promise.all(
          actions.map((one) =>
            act(run, one, one.kind === "second tab" ? [...take(one.at), ...take(one.say)] : take(one.at)),
          ),
        );
        const attempt = await attempts.own(participant, id);
        // Only questions that apply have visible answers.
        const shown = new Set(visible(questions, attempt.responses).map((question) => String(question.id)));
        expect(Object.keys(attempt.responses).filter((one) => !shown.has(one))).toEqual([]);
        expect(Object.keys(attempt.hiddenResponses ?? {}).filter((one) => shown.has(one))).toEqual([]);
      }
      for (;;) {
        const { currentQuestionId } = await run.chat.open(participant, id);
        if (currentQuestionId === null) break;
        // An answered question isn't asked again, however often it was hidden since.
        expect(run.book.has(currentQuestionId)).toBe(false);
        const at = questions.findIndex((question) => question.id === currentQuestionId);
        await act(run, { kind: "one answer", say: 0 }, [at]);
      }
      await attempts.complete(participant, id, {}, "form");

      const fresh = await shared.begin();
      const answers = questions.flatMap((question, place) => {
        const answer = run.book.get(question.id);
        return answer === undefined ? [] : [[fresh.questions[place]!.id, answer] as const];
      });
      await attempts.complete(participant, fresh.id, Object.fromEntries(answers), "form");
      // The first question always counts, so each score has an answer to compare.
      expect((await attempts.results(participant, id)).scores.map(({ answered }) => answered > 0)).toEqual([
        true,
        true,
      ]);
      expect(await outcome(shared, run)).toEqual(await outcome(shared, fresh));
    }),
    { numRuns: examples({ sample: 25, all: 1_000 }) },
  );
});
