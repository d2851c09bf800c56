import type { AnswerableQuestion } from "#shared/domain/question";
import { say } from "../kernel/phrase";
import { answerSaid } from "./acknowledgement";
import type { PhrasePicker } from "./phrase-picker";

/** "Did you mean “Sales”?", “Sales” and “Support” for a set of options, “Sales” or “Support” for alternatives. */
export function didYouMeanText(
  question: AnswerableQuestion,
  options: readonly string[],
  type: "conjunction" | "disjunction",
  { phrases, pickVariant }: PhrasePicker,
): string {
  const names = options.map((option) => {
    const words = answerSaid(question, option, phrases);
    return question.questionType === "rating" ? words : say(phrases.quoted, { words });
  });
  const answer = new Intl.ListFormat(phrases.language, { type }).format(names);
  return pickVariant(phrases.didYouMean, { answer });
}
