import type { ModelAdvice } from "./advice-schema";
import { quotationsIn } from "./quotations";
import { findQuote } from "./quote-matcher";
import { answerTexts, type Sources } from "./sources";
import { answerCited } from "./statement";

/** Counts a model's quotes, in its evidence and within its sentences, and how many of them are exact. */
export function countVerifiedQuotes({ standing, items, notes }: ModelAdvice, sources: Sources) {
  const { request, reading } = sources;
  const statements = [...standing, ...notes, ...items.flatMap(({ why, steps }) => [...why, ...steps])];
  const citable = [
    ...request.context.questions.flatMap((question) => {
      const answer = request.context.answers.get(question.id);
      return [question.questionText, ...(answer === undefined ? [] : answerTexts(question, answer))];
    }),
    ...sources.cards.flatMap(({ item }) => [...item.why, ...item.steps].map(({ text }) => text)),
  ];
  const isVerified = (words: string) =>
    citable.some((text) => findQuote(text, words, reading.words) !== null);
  const results = statements.flatMap(({ answers, text }) => [
    ...answers
      .filter(({ quote }) => quote !== null)
      .map((reference) => answerCited(reference, sources) !== null),
    ...quotationsIn(text).map(isVerified),
  ]);
  return { quotes: results.length, exact: results.filter((isExact) => isExact).length };
}
