import type { AnswerValue } from "#shared/domain/answer";
import type { AnswerableQuestion } from "#shared/domain/question";
import { say } from "../kernel/phrase";
import { answerSaid } from "./acknowledgement";
import type { PhrasePicker } from "./phrase-picker";

/** With more candidates, a numbered list is easier to read than a sentence. */
export const MAX_NAMED = 3;

/** Asks about the most likely answer: "Did you mean “2 to 10”?" */
export const suggestionText = (question: AnswerableQuestion, answer: AnswerValue, picker: PhrasePicker) =>
  didYouMean(question, [answer].flat(), "conjunction", picker);

/** Asks which of two or three options was meant: "Did you mean “Sales” or “Support”?" */
export const alternativesText = (
  question: AnswerableQuestion,
  candidates: readonly string[],
  picker: PhrasePicker,
): string => didYouMean(question, candidates, "disjunction", picker);

function didYouMean(
  question: AnswerableQuestion,
  options: readonly string[],
  type: Intl.ListFormatOptions["type"],
  { phrases, pickVariant }: PhrasePicker,
): string {
  const names = options.map((option) => {
    const words = answerSaid(question, option, phrases);
    return question.questionType === "rating" ? words : say(phrases.quoted, { words });
  });
  const answer = new Intl.ListFormat(phrases.language, { type }).format(names);
  return pickVariant(phrases.didYouMean, { answer });
}
