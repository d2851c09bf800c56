import { type AnswerValue, answerText } from "#shared/domain/answer";
import { scaleEnds, scaleLabel } from "#shared/domain/questions/question";
import { interpolate } from "../lib/interpolate";
import type { AdvisedQuestion } from "./advice-context";
import type { AdvicePhrases } from "./phrases/advice-phrases";

/** Longest quote of an open answer within advice, in characters. */
const MAX_QUOTE_LENGTH = 240;

/** Joins a list in a language: "a", "a and b", "a, b and c". */
export const joinList = (parts: readonly string[], language = "en-GB"): string =>
  new Intl.ListFormat(language).format(parts);

/** An answer as it is named within a sentence: the options, the label of a rating, or the text, shortened. */
export function answerWords(
  question: AdvisedQuestion,
  answer: AnswerValue,
  { language, outOfFive }: AdvicePhrases,
): string {
  if (typeof answer !== "string") return joinList(answer, language);
  if (question.questionType === "rating")
    return scaleLabel(question, answer) || interpolate(outOfFive, { rating: answer });
  return question.questionType === "text" ? truncateQuote(answer.replace(/\s+/g, " ").trim()) : answer;
}

/** An answer outside of sentences: options with commas, or a rating with its label or its scale's end labels. */
export function fullAnswer(question: AdvisedQuestion, answer: AnswerValue, phrases: AdvicePhrases): string {
  if (typeof answer !== "string") return answerText(answer);
  if (question.questionType !== "rating") return answerWords(question, answer, phrases);
  const rating = interpolate(phrases.outOfFive, { rating: answer });
  const label = scaleLabel(question, answer);
  if (label) return `${rating}: ${label}`;
  const ends = scaleEnds(question);
  return ends ? `${rating} (${ends})` : rating;
}

/** Periods of Latin and East Asian scripts. */
export const PERIODS = [".", "。"] as const;

/** Removes a final period, but not an ellipsis, because the surrounding text ends the sentence. */
export const withoutPeriod = (words: string): string => words.replace(/(?<![.。])[.。]$/u, "");

/** Moves a period inside the closing quotation mark if the language is English, as American style requires. */
export const withPeriodInQuotes = (text: string, { language }: AdvicePhrases): string =>
  language.startsWith("en") ? text.replace(/([.!?…]?)”\.(?=\s|$)/gu, (_, stop) => `${stop || "."}”`) : text;

/** `answerWords` in quotation marks, each option separately. */
export function quotedWords(question: AdvisedQuestion, answer: AnswerValue, phrases: AdvicePhrases): string {
  const quoted = (words: string) => interpolate(phrases.quote, { words });
  if (typeof answer !== "string") return joinList(answer.map(quoted), phrases.language);
  return quoted(withoutPeriod(answerWords(question, answer, phrases)));
}

/** Cuts a text to `MAX_QUOTE_LENGTH`: after a sentence if one fits, otherwise after a word or character, with "…". */
export function truncateQuote(text: string): string {
  if (text.length <= MAX_QUOTE_LENGTH) return text;
  return (
    segmentsThatFit(text, "sentence") ||
    `${segmentsThatFit(text, "word") || segmentsThatFit(text, "grapheme")}…`
  );
}

/** The whole segments that fit; "" if the first is too long. Not every script has spaces to cut at. */
function segmentsThatFit(
  text: string,
  granularity: NonNullable<Intl.SegmenterOptions["granularity"]>,
): string {
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter(undefined, { granularity }).segment(text)) {
    if (index + segment.trimEnd().length > MAX_QUOTE_LENGTH) break;
    end = index + segment.length;
  }
  return text.slice(0, end).trimEnd();
}

/** A sentence break before a placeholder. The segmenter misses it, because "{{answer" starts in lowercase. */
const BEFORE_PLACEHOLDER = /(?<=\p{L}{4}[.…]["”“»’)]*)\s+(?=["“„«‘(\s]*\{\{)/u;

/** The trimmed sentences of a text. */
export function sentencesOf(text: string): string[] {
  return [...new Intl.Segmenter(undefined, { granularity: "sentence" }).segment(text)]
    .flatMap(({ segment }) => segment.split(BEFORE_PLACEHOLDER))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}

/** Fills in a phrase that becomes a sentence. */
export const sentence = (
  phrase: string,
  values: Readonly<Record<string, string>>,
  phrases: AdvicePhrases,
): string => withPeriodInQuotes(interpolate(phrase, values), phrases);
