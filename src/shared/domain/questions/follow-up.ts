import { type AnswerValue, isAnswered } from "../answer";
import type { AnswerableQuestion, FollowedUpQuestion } from "./question";

/** An answer with fewer words is short. */
const ENOUGH_WORDS = 4;
/** Words; where a script has no spaces between them, two characters. */
const WORDS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]{1,2}|[\p{L}\p{M}'’]+/gu;

/**
 * What an author asks once more after an answer, in chat and form alike; null unless the answer is short. With a digit
 * in it an answer says enough: it is an amount, a date or a number.
 */
export function followUpTo(
  question: Pick<AnswerableQuestion & FollowedUpQuestion, "questionType" | "answerKind" | "followUpQuestion">,
  answer: AnswerValue,
): string | null {
  const isWords = question.questionType === "text" && question.answerKind === null;
  if (!isWords || typeof answer !== "string" || !isAnswered(answer) || /\p{N}/u.test(answer)) return null;
  return (answer.match(WORDS)?.length ?? 0) < ENOUGH_WORDS ? question.followUpQuestion : null;
}
