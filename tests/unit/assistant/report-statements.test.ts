import { expect, test } from "vitest";
import type { ModelAdvice } from "#server/assistant/grounding/advice-schema";
import { sourcesOf } from "#server/assistant/grounding/create-sources";
import type { Sources } from "#server/assistant/grounding/sources";
import { statementFrom } from "#tests/fakes/anthropic-replies";
import {
  INVENTED_OF_REPORTS,
  type ReportSentence,
  SUPPORTED_OF_REPORTS,
} from "#tests/fixtures/report-statements";
import { adviceRequest } from "#tests/helpers/assistant";
import { storedAdvice, textsOf } from "#tests/helpers/bakery-advice";
import { rejectingChecks } from "#tests/helpers/statement-figures";
import { writtenAttempts } from "#tests/helpers/written-attempts";

const CONTEXTS = new Map(writtenAttempts().map(({ name, context }) => [name, context]));

function sourcesFor({ attempt }: ReportSentence, hasCards: boolean): Sources {
  const context = CONTEXTS.get(attempt);
  if (!context) throw new Error(`No attempt is called ${attempt}`);
  const questions = context.questions.map((question) => ({ ...question, analysisPrompt: null }));
  const cards = hasCards ? context.cards : [];
  return sourcesOf({ ...adviceRequest([]), context: { ...context, questions, cards } });
}

const answerOf = ({ cites }: ReportSentence, { request }: Sources) =>
  [request.context.answers.get(cites[0] ?? 0) ?? ""].flat().join(", ");

/** A model's reply with the sentence in its place, next to an item that repeats an answer. */
function replyWith(sentence: ReportSentence, sources: Sources): ModelAdvice {
  const { at, card: title, cites, text } = sentence;
  const places = cites.map(
    (id) => sources.request.context.questions.findIndex((asked) => asked.id === id) + 1,
  );
  const card = title === null ? 0 : sources.cards.findIndex(({ item }) => item.title.text === title);
  const authorCard = sources.cards[card]?.item;
  if (places.includes(0) || (sources.cards.length > 0 && !authorCard))
    throw new Error(`${text} has no place`);
  const sentenceReply = statementFrom(text, ...places);
  const answer = answerOf(sentence, sources);
  return {
    facts: [],
    standing: at === "standing" ? [sentenceReply] : [],
    items: [
      {
        card: authorCard ? card + 1 : null,
        kind: authorCard?.kind ?? "weakness",
        title: authorCard?.title.text ?? answer,
        why: [statementFrom(answer, ...places), ...(at === "why" ? [sentenceReply] : [])],
        steps: at === "step" ? [{ ...sentenceReply, horizon: "week" }] : [],
        effort: 1,
        impact: 3,
      },
    ],
    notes: [],
  };
}

function isOnPage(sentence: ReportSentence, hasCards: boolean): boolean {
  const sources = sourcesFor(sentence, hasCards);
  return textsOf(storedAdvice(replyWith(sentence, sources), sources)).includes(sentence.text);
}

/** How many sentences each check drops on its own, and how many are shown after all of them. */
function figures(sentences: readonly ReportSentence[]) {
  const dropped = sentences.map((one) => rejectingChecks(one.text, one.cites, sourcesFor(one, false)));
  return {
    uncited: dropped.filter(({ isUncited }) => isUncited).length,
    contradicting: dropped.filter(({ isContradicting }) => isContradicting).length,
    onPageWithCards: sentences.filter((sentence) => isOnPage(sentence, true)).length,
    onPageWithoutCards: sentences.filter((sentence) => isOnPage(sentence, false)).length,
  };
}

test("of twenty invented and twenty supported sentences a known number is shown", () => {
  expect(figures(INVENTED_OF_REPORTS)).toEqual({
    uncited: 17,
    contradicting: 7,
    onPageWithCards: 0,
    onPageWithoutCards: 0,
  });
  expect(figures(SUPPORTED_OF_REPORTS)).toEqual({
    uncited: 1,
    contradicting: 0,
    onPageWithCards: 17,
    onPageWithoutCards: 17,
  });
});

/** The first step of the author's card, or the answer. */
function trueTextFor(sentence: ReportSentence): string {
  const sources = sourcesFor(sentence, true);
  const authorCard = sources.cards.find(({ item: { title } }) => title.text === sentence.card)?.item;
  return (sentence.at === "step" && authorCard?.steps[0]?.text) || answerOf(sentence, sources);
}

test.each(INVENTED_OF_REPORTS)("a true sentence is shown in the place of: $text", (sentence) => {
  expect(isOnPage({ ...sentence, text: trueTextFor(sentence) }, true)).toBe(true);
});

test.each(INVENTED_OF_REPORTS.filter(({ card }) => card !== null))(
  "the author's card stays complete where a model wrote: $text",
  (sentence) => {
    const sources = sourcesFor(sentence, true);
    const authorCard = sources.cards.find(({ item: { title } }) => title.text === sentence.card)?.item;
    const { items } = storedAdvice(replyWith(sentence, sources), sources);
    const item = items.find(({ card }) => card === authorCard?.card);
    expect(item?.steps).toEqual(authorCard?.steps);
    if (sentence.at === "why") expect(item?.why).toEqual(authorCard?.why);
  },
);
