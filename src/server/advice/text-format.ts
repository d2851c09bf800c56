import { type AnswerValue, answerText } from "#shared/domain/answer";
import { scaleLabel } from "#shared/domain/questions/question";
import { interpolate } from "../lib/interpolate";
import type { AdvisedQuestion } from "./advice-context";
import type { AdvicePhrases } from "./phrases/advice-phrases";

/** The longest piece of an open answer that stands within a text of somebody else, in characters. */
const LONGEST_QUOTE = 240;

/** "a", "a and b", "a, b and c", as a language joins them. */
export const joinList = (parts: readonly string[], language = "en-GB"): string =>
  new Intl.ListFormat(language).format(parts);

/** An answer as it is named within a sentence: an option, what a number on the scale means, the words themselves. */
export function answerWords(
  question: AdvisedQuestion,
  answer: AnswerValue,
  { language, outOfFive }: AdvicePhrases,
): string {
  if (typeof answer !== "string") return joinList(answer, language);
  if (question.questionType === "rating")
    return scaleLabel(question, answer) || interpolate(outOfFive, { rating: answer });
  return question.questionType === "text" ? shortened(answer.replace(/\s+/g, " ").trim()) : answer;
}

/** An answer outside of sentences: a list with commas, a rating with its number and its label. */
export function fullAnswer(question: AdvisedQuestion, answer: AnswerValue, phrases: AdvicePhrases): string {
  if (typeof answer !== "string") return answerText(answer);
  if (question.questionType !== "rating") return answerWords(question, answer, phrases);
  const rating = interpolate(phrases.outOfFive, { rating: answer });
  const label = scaleLabel(question, answer);
  return label ? `${rating}: ${label}` : rating;
}

/** What ends a sentence, in any script that has a full stop. */
export const STOPS = [".", "。"] as const;

/** Without its own full stop: that of the text around it ends what somebody wrote. */
export const withoutStop = (words: string): string => words.replace(/(?<![.。])[.。]$/u, "");

/** A text in which a quotation at the end of a sentence has its stop inside, as in American English. */
export const withStopInQuotes = (text: string, { language }: AdvicePhrases): string =>
  language.startsWith("en") ? text.replace(/([.!?…]?)”\.(?=\s|$)/gu, (_, stop) => `${stop || "."}”`) : text;

/** The same in quotation marks, each option in its own. */
export function quotedWords(question: AdvisedQuestion, answer: AnswerValue, phrases: AdvicePhrases): string {
  const quoted = (words: string) => interpolate(phrases.quote, { words });
  if (typeof answer !== "string") return joinList(answer.map(quoted), phrases.language);
  return quoted(withoutStop(answerWords(question, answer, phrases)));
}

/** Cut after a sentence that fits, else after a word, else after a character, with dots that say so. */
export function shortened(text: string): string {
  if (text.length <= LONGEST_QUOTE) return text;
  return beginning(text, "sentence") || `${beginning(text, "word") || beginning(text, "grapheme")}…`;
}

/** As many whole pieces of a text as fit; none where the first is too long. Not every script has spaces to cut at. */
function beginning(text: string, granularity: NonNullable<Intl.SegmenterOptions["granularity"]>): string {
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter(undefined, { granularity }).segment(text)) {
    if (index + segment.trimEnd().length > LONGEST_QUOTE) break;
    end = index + segment.length;
  }
  return text.slice(0, end).trimEnd();
}

/** Before a placeholder that begins a sentence: its small letters look like those of one that goes on after "e.g.". */
const BEFORE_PLACEHOLDER = /(?<=\p{L}{4}[.…]["”“»’)]*)\s+(?=["“„«‘(\s]*\{\{)/u;

/** A text sentence by sentence, each without the space around it. */
export function sentencesOf(text: string): string[] {
  return [...new Intl.Segmenter(undefined, { granularity: "sentence" }).segment(text)]
    .flatMap(({ segment }) => segment.split(BEFORE_PLACEHOLDER))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}

/** A phrase with its values as a sentence. */
export const sentence = (
  phrase: string,
  values: Readonly<Record<string, string>>,
  phrases: AdvicePhrases,
): string => withStopInQuotes(interpolate(phrase, values), phrases);
