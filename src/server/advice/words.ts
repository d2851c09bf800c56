import type { AnswerValue } from "#shared/domain/answer";
import { scaleLabel } from "#shared/domain/question";
import type { AdvisedQuestion } from "./ground";
import { type Phrases, say } from "./phrases/phrases";

/** The longest piece of an open answer that stands within a text of somebody else, in characters. */
const LONGEST_QUOTE = 240;

/** "a", "a and b", "a, b and c", as a language joins them. */
export const listed = (parts: readonly string[], language = "en-GB"): string =>
  new Intl.ListFormat(language).format(parts);

/** An answer as it is named within a sentence: an option, what a number on the scale means, the words themselves. */
export function answerWords(
  question: AdvisedQuestion,
  answer: AnswerValue,
  { language, outOfFive }: Phrases,
): string {
  if (typeof answer !== "string") return listed(answer, language);
  if (question.questionType === "rating")
    return scaleLabel(question, answer) || say(outOfFive, { rating: answer });
  return question.questionType === "text" ? shortened(answer.replace(/\s+/g, " ").trim()) : answer;
}

/** The same in quotation marks, each option in its own. The full stop of the text around them ends what somebody wrote. */
export function quotedWords(question: AdvisedQuestion, answer: AnswerValue, phrases: Phrases): string {
  const quoted = (words: string) => say(phrases.quote, { words });
  if (typeof answer !== "string") return listed(answer.map(quoted), phrases.language);
  return quoted(answerWords(question, answer, phrases).replace(/(?<![.。])[.。]$/u, ""));
}

/** Cut after a sentence that fits, else after a word, with dots that say so. */
function shortened(text: string): string {
  if (text.length <= LONGEST_QUOTE) return text;
  const head = text.slice(0, LONGEST_QUOTE);
  const sentence = /^.*[.!?。！？](?=\s)/su.exec(head)?.[0];
  return sentence ?? `${head.replace(/\s*\S*$/u, "")}…`;
}

/** A question as it is named within a sentence. */
export const questionName = ({ shortName, questionText }: AdvisedQuestion): string =>
  shortName ?? questionText.replace(/\s+/g, " ").trim();

const SENTENCES = new Intl.Segmenter(undefined, { granularity: "sentence" });

/** A text sentence by sentence, each without the space around it. */
export function sentencesOf(text: string): string[] {
  return [...SENTENCES.segment(text)]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => sentence !== "");
}
