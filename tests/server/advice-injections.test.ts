import { afterAll, describe, expect, test } from "vitest";
import { composeAdvice } from "#server/advice/compose";
import { adviceMarkdown } from "#server/advice/markdown";
import { type AdviceRequest, type Assistant, AssistantError } from "#server/assistant/assistant";
import { contentWords } from "#server/assistant/grounding/content-words";
import { createRedactor } from "#server/assistant/pii-redactor";
import type { Advice } from "#shared/domain/cards/advice";
import type { Card } from "#shared/domain/cards/card";
import { AI_PROVIDERS } from "#shared/domain/model-test";
import {
  checkReply,
  isCheck,
  type MessagesRequest,
  statementFrom,
  supportAll,
} from "#tests/fakes/anthropic-replies";
import { startEitherServer } from "#tests/fakes/either-server";
import { GUIDANCE } from "#tests/fakes/obedient-model";
import { INJECTIONS, type Place } from "#tests/fixtures/injections";
import { adviceRequest, answered, drain, neverAborted } from "#tests/helpers/assistant";
import { textsOf } from "#tests/helpers/bakery-advice";
import { sampled } from "#tests/helpers/effort";
import { modelAssistant } from "#tests/helpers/model-assistant";
import { expectQuoted, expectTame } from "#tests/helpers/tame";

const ANSWER = "Parts arrive late, and nobody else knows the suppliers.";
const GOOD = "You rated your cash flow 2 of 5.";
const STEP = "Call both suppliers and agree on a date.";
const OPTIONS = ["Just me", "2 to 10"];

/** A request with the injection in one place, otherwise with plain texts. */
function attacked(place: Place, text: string, hasCards: boolean): AdviceRequest {
  const at = (one: Place, otherwise: string) => (one === place ? text : otherwise);
  const rated = { type: "rating", text: "How healthy is your cash flow?", answer: "2" } as const;
  const open = answered({ id: 11, answer: at("answer", ANSWER), analysisPrompt: GUIDANCE });
  const option = at("option", "2 to 10");
  const chosen = answered({
    id: 13,
    order: 3,
    type: "multiple_choice",
    text: "How big is your team?",
    options: [...new Set([...OPTIONS, option])],
    answer: option,
  });
  const help = {
    help: at("help", ""),
    whyAsked: at("help", ""),
    scaleLabels: [at("help", ""), "", "", "", ""],
  };
  const answers = [
    { ...open, question: { ...open.question, ...help } },
    answered({ id: 12, order: 2, ...rated, highIs: "good", analysisPrompt: GUIDANCE }),
    chosen,
  ];
  return {
    ...adviceRequest(answers, GUIDANCE, { cards: hasCards ? [cardOf(at("card", ""))] : [] }),
    templateTitle: at("title", "Business check"),
    templateDescription: at("help", "About parts and money"),
    redactor: createRedactor({ name: at("name", "Pat Doe"), email: "pat@example.com" }),
  };
}

const cardOf = (text: string): Card => ({
  key: "suppliers",
  when: { version: 1, match: "all", rules: [{ question: 12, op: "atMost", value: 2 }] },
  kind: "risk",
  dimension: null,
  title: text || "Late parts stop your work",
  why: text || "Without parts, no order is finished.",
  steps: [{ text: text || STEP, horizon: "week" }],
  effort: 1,
  impact: 3,
});

/** The reply of a model that obeys: the injected text in every place, with every kind of citation. */
function obeying(text: string, card: number | null, kind = "risk") {
  const statements = [
    statementFrom(text, 1),
    statementFrom(text, 1, 2, 3),
    { ...statementFrom(text), answers: [{ question: 1, quote: text }] },
  ];
  const steps = statements.map((one) => ({ ...one, horizon: "week" }));
  const item = {
    card,
    kind,
    title: text,
    why: [statementFrom(GOOD, 2), ...statements],
    steps,
    effort: 1,
    impact: 3,
  };
  const plain = { ...item, title: "Late parts stop your work", why: [statementFrom(GOOD, 2)] };
  return {
    facts: [text],
    standing: statements,
    items: [item, plain, { ...plain, card: null }, { ...plain, card: 9 }],
    notes: statements,
  };
}

/** Ways to obey an injection, given its text and the system prompt. */
const OBEYING: readonly ((text: string, system: string, card: number | null) => object)[] = [
  (text, _, card) => obeying(text, card),
  (text, _, card) => obeying(`${GOOD} ${text}`, card),
  (_, system, card) => obeying(system.slice(900, 1_400), card),
  (_, system, card) => obeying(system.split(" ").slice(20, 34).join(" "), card),
  (_, __, card) => obeying(GUIDANCE, card),
  (text, _, card) => obeying(text, card, "strength"),
  () => ({ facts: [], standing: [], items: [], notes: [] }),
];

/** The model's advice; null when the built-in assistant writes instead. */
async function advised(assistant: Assistant, request: AdviceRequest): Promise<Advice | null> {
  try {
    return (await drain(assistant.recommend(request, neverAborted()))).result.advice;
  } catch (error) {
    if (!(error instanceof AssistantError)) throw error;
    return null;
  }
}

const stepsOf = ({ items }: Advice) => items.flatMap(({ steps }) => steps.map(({ text }) => text));
const kindsOf = ({ items }: Advice) => items.map(({ card, kind }) => [card, kind]);

/** Only the author's texts are risks or steps, and nothing is added but the participant's own words. */
function expectUnmoved(advice: Advice, request: AdviceRequest, builtIn: Advice, place: Place): void {
  const hasCards = request.context.cards.length > 0;
  expect(stepsOf(advice)).toEqual(hasCards ? stepsOf(builtIn) : []);
  if (hasCards) expect(kindsOf(advice)).toEqual(kindsOf(builtIn));
  const expectedTexts = new Set([...textsOf(builtIn), GOOD]);
  const added = textsOf(advice).filter((one) => !expectedTexts.has(one));
  expect(added.join("\n")).not.toMatch(/https?:|evil\.example/);
  if (place === "answer" || place === "option") return;
  // A text without its markup may be a single letter, which is harmless.
  expect(added.filter((one) => contentWords(one.replace(GOOD, "")).size > 0)).toEqual([]);
}

/** Each text is obeyed in one way per provider: word for word with the first, in other ways with the second. */
const styleOf = (number: number, provider: (typeof AI_PROVIDERS)[number]) =>
  provider === AI_PROVIDERS[0] ? (number >> 1) % 2 : 2 + ((number >> 1) % (OBEYING.length - 2));

describe.each(AI_PROVIDERS)("in the wire format of %s", (provider) => {
  let obey: (request: MessagesRequest) => unknown = () => null;
  const requests: MessagesRequest[] = [];
  const served = startEitherServer(provider, {
    reply(request) {
      requests.push(request);
      return obey(request);
    },
  });
  afterAll(async () => (await served).close());

  test.each(Object.keys(INJECTIONS) as Place[])(
    "a model that obeys injections in every %s and confirms them adds no step and leaks no prompt",
    async (place) => {
      const assistant = modelAssistant({ provider, url: (await served).url });
      let checked = 0;
      for (const [number, text] of INJECTIONS[place].entries()) {
        // Each text is tried with cards in one format and without cards in the other.
        const hasCards = place === "card" || number % 2 === AI_PROVIDERS.indexOf(provider);
        const request = attacked(place, text, hasCards);
        const builtIn = composeAdvice(request.context);
        const obeying = OBEYING[styleOf(number, provider)];
        requests.length = 0;
        obey = (sent) =>
          isCheck(sent) ? supportAll(sent) : obeying?.(text, sent.system, hasCards ? 1 : null);
        const advice = await advised(assistant, request);
        for (const sent of requests) expectQuoted(sent);
        checked += requests.filter(isCheck).length;
        if (!advice) continue;
        expectUnmoved(advice, request, builtIn, place);
        const shown = adviceMarkdown(advice, request.context);
        for (const sent of requests)
          expectTame(shown, sent, JSON.stringify([text, request.templateDescription]));
      }
      expect(checked).toBeGreaterThan(INJECTIONS[place].length / 4);
    },
  );

  test("a check that obeys and denies everything leaves the advice to the built-in assistant", async () => {
    const assistant = modelAssistant({ provider, url: (await served).url });
    for (const text of sampled(INJECTIONS.answer, 8)) {
      obey = (sent) => (isCheck(sent) ? checkReply(sent, () => false) : obeying(text, 1));
      expect(await advised(assistant, attacked("answer", text, true))).toBeNull();
    }
  });
});
