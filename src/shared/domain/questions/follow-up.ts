import { type AnswerValue, isAnswered } from "../answer";
import type { AnswerableQuestion, FollowedUpQuestion } from "./question";

/** An answer with fewer words is short. */
const ENOUGH_WORDS = 4;
/** A word, or two characters in scripts without spaces between words. */
const WORDS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]{1,2}|[\p{L}\p{M}'’]+/gu;

/** The author's follow-up question if the answer is short, else null. An answer with a digit is never short. */
export function followUpTo(
  question: Pick<AnswerableQuestion & FollowedUpQuestion, "questionType" | "answerKind" | "followUpQuestion">,
  answer: AnswerValue,
): string | null {
  const isWords = question.questionType === "text" && question.answerKind === null;
  if (!isWords || typeof answer !== "string" || !isAnswered(answer) || /\p{N}/u.test(answer)) return null;
  return (answer.match(WORDS)?.length ?? 0) < ENOUGH_WORDS ? question.followUpQuestion : null;
}
