import { type AnswerValue, isAnswered } from "../answer";
import type { AnswerableQuestion, FollowedUpQuestion } from "./question";

/** Answers with fewer words get the follow-up question. */
const MIN_WORDS = 4;
/** A word, or two characters in scripts without spaces between words. */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]{1,2}|[\p{L}\p{M}'’]+/gu;

/** The author's follow-up question if the answer is short, else null. An answer with a digit is never short. */
export function followUpTo(
  question: Pick<AnswerableQuestion & FollowedUpQuestion, "questionType" | "answerKind" | "followUpQuestion">,
  answer: AnswerValue,
): string | null {
  const isWords = question.questionType === "text" && question.answerKind === null;
  if (!isWords || typeof answer !== "string" || !isAnswered(answer) || /\p{N}/u.test(answer)) return null;
  return (answer.match(WORD)?.length ?? 0) < MIN_WORDS ? question.followUpQuestion : null;
}
