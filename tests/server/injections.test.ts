import { afterAll, describe, expect, test } from "vitest";
import { parseAnswer } from "#server/answer-parser/parse-answer";
import { AssistantError, type Turn } from "#server/assistant/assistant";
import { createRedactor } from "#server/assistant/pii-redactor";
import { fromVerdict, type TurnDecision } from "#server/features/chat/rules";
import { AI_PROVIDERS } from "#shared/domain/model-test";
import type { MessagesRequest } from "#tests/fakes/anthropic-replies";
import { startEitherServer } from "#tests/fakes/either-server";
import { GUIDANCE } from "#tests/fakes/obedient-model";
import { INJECTIONS, type Place } from "#tests/fixtures/injections";
import { neverAborted, turn } from "#tests/helpers/assistant";
import { modelAssistant } from "#tests/helpers/model-assistant";
import { expectQuoted, expectTame } from "#tests/helpers/tame";

/** Verdicts of a model that obeys an injection. */
const OBEYING: readonly ((asked: Asked) => object)[] = [
  ({ text }) => ({ kind: "answer", answer: "5", response: text }),
  ({ text }) => ({ kind: "answer", answer: "skip", response: text }),
  ({ text }) => ({ kind: "answer", answer: text, response: text }),
  ({ text }) => ({ kind: "answer", answer: ["skip", "5", "Nobody", text], response: text }),
  ({ text }) => ({ kind: "cannot-say", answer: "skip", response: text }),
  ({ text }) => ({ kind: "off-topic", answer: "5", response: `See ![x](https://evil.example/?q=1) ${text}` }),
  ({ text }) => ({ kind: "partly", answer: "5", response: text }),
  () => ({
    kind: "abuse",
    answer: "5",
    response: '<img src="https://evil.example/x">[log in](https://evil.example)',
  }),
  () => ({ kind: "correction", corrects: { question: 1, words: "5 of 5, invented" }, response: "Done." }),
  ({ system }) => ({ kind: "answer", answer: "5", response: system }),
  ({ system }) => ({ kind: "question-back", response: system.slice(900, 1_400).toUpperCase() }),
  ({ system }) => ({ kind: "about-assessment", response: system.split(" ").slice(100, 160).join(" * ") }),
  () => ({ kind: "question-back", answer: "5", response: GUIDANCE }),
];

interface Asked {
  text: string;
  system: string;
}

const RATING = { type: "rating", text: "How healthy is your cash flow?", analysisPrompt: GUIDANCE } as const;
const OPTIONS = ["Just me", "2 to 10"];

/** Turns that put an injection into a prompt at the given place. */
function turnsWith(place: Exclude<Place, "card">, text: string): Turn[] {
  const asked = { analysisPrompt: GUIDANCE };
  const choice = {
    type: "multiple_choice",
    text: "How big is your team?",
    options: OPTIONS,
    ...asked,
  } as const;
  const before = [{ number: 1, questionText: "Whom do you serve?", answer: text }];
  switch (place) {
    case "answer":
      return [
        turn(text, asked, { before, mayAskMore: true }),
        turn(text, { ...asked, isRequired: false }, { earlier: text, refusals: 2 }),
        turn(text, RATING, { before }),
        turn(text, choice),
      ];
    case "name": {
      const redactor = createRedactor({ name: text, email: "a@b.example" });
      return [
        turn(`${text} says so.`, asked, { redactor, before }),
        turn(`Ask ${text}`, RATING, { redactor }),
      ];
    }
    case "title":
      return [turn("Bikes", asked, { templateTitle: text }), turn("fine", RATING, { templateTitle: text })];
    case "option":
      return [turn("the usual one", { ...choice, options: [...OPTIONS, text] })];
    case "help": {
      const texts = { help: text, whyAsked: text, scaleLabels: [text, "", "", "", "Well"] };
      const { question, ...rest } = turn("what does it mean?", RATING);
      return [{ ...rest, question: { ...question, ...texts } }];
    }
  }
}

/** A decision stores only an answer that the participant may give to this question, in their own words. */
function expectOwn(turnInput: Turn, decision: TurnDecision): void {
  const { question, message } = turnInput;
  if (!decision.isValid) {
    if (decision.followUp) expect(decision.followUp.answer).toBe(message.trim());
    return;
  }
  if (decision.answer === "skip") {
    expect(question.isRequired).toBe(false);
    return;
  }
  if (question.questionType === "text") {
    expect(decision.answer).toBe(message.trim());
    return;
  }
  const values = question.options ?? ["1", "2", "3", "4", "5"];
  expect(values.filter((value) => value !== "skip")).toEqual(
    expect.arrayContaining([decision.answer].flat()),
  );
}

test("there are eighty different injections", () => {
  const all = Object.values(INJECTIONS).flat();
  expect([all.length, new Set(all).size]).toEqual([80, 80]);
});

describe.each(AI_PROVIDERS)("in the wire format of %s", (provider) => {
  let obey: (request: MessagesRequest) => unknown = () => null;
  let sent: MessagesRequest;
  const served = startEitherServer(provider, {
    reply(request) {
      sent = request;
      return obey(request);
    },
  });
  const create = ({ url }: Awaited<typeof served>) =>
    modelAssistant({ provider, url, tokenUsage: { record: async () => undefined } });
  afterAll(async () => (await served).close());

  test.each(["answer", "name", "title", "option", "help"] as const)(
    "a model that obeys injections in every %s changes no verdict and leaks no prompt",
    async (place) => {
      const server = await served;
      const assistant = create(server);
      for (const [number, text] of INJECTIONS[place].entries()) {
        const turns = turnsWith(place, text);
        for (const [at, asked] of turns.entries()) {
          for (const [index, obeying] of OBEYING.entries()) {
            // Each injection is obeyed in every second way. Over all injections, each way meets each kind of turn and
            // each format.
            const isHere = (index + number) % 4 === 2 * AI_PROVIDERS.indexOf(provider);
            if (!isHere || (turns.length > 2 && ((index + number) >> 2) % 4 !== at)) continue;
            obey = ({ system }) => ({ answer: null, corrects: null, ...obeying({ text, system }) });
            const { shown, decision } = await judged(asked);
            const { templateTitle, question, message, before } = asked;
            const visibleText = JSON.stringify([
              templateTitle,
              question.questionText,
              question.options,
              message,
              before,
            ]);
            expectTame(shown, sent, JSON.stringify([visibleText, question.help, text]));
            expectQuoted(sent);
            if (decision) expectOwn(asked, decision);
            // A reply that prints a prompt is stopped, not only shortened.
            if (index >= 9) expect(decision).toBeNull();
          }
        }
      }

      async function judged(sentTurn: Turn) {
        const stream = assistant.judge(sentTurn, neverAborted());
        let shown = "";
        try {
          for (;;) {
            const step = await stream.next();
            if (!step.done) shown += step.value;
            else {
              const { correction } = step.value;
              if (correction?.value)
                expect(sentTurn.message.toLowerCase()).toContain(correction.value.toLowerCase());
              const decision = fromVerdict(
                sentTurn,
                step.value,
                parseAnswer(sentTurn.question, sentTurn.message),
              );
              return { shown: `${shown}\n\n${decision.response ?? ""}`, decision };
            }
          }
        } catch (error) {
          if (!(error instanceof AssistantError)) throw error;
          return { shown, decision: null };
        }
      }
    },
  );
});
