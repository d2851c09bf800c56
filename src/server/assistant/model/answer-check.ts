import { z } from "zod";
import { type AnswerValue, checkAnswer, isSkip } from "#shared/domain/answer";
import { mustAccept, ProvokedError, type Turn } from "../port";

/** What the model is asked to return for a turn. `response` comes first so that it can be shown as it is written. */
export const verdictOutput = z.object({
  response: z.string().trim().min(1),
  isValid: z.boolean(),
  asksMore: z.boolean(),
  answer: z.union([z.string(), z.array(z.string()), z.null()]),
});
type Judged = Pick<z.output<typeof verdictOutput>, "isValid" | "answer">;

/**
 * Holds what a model decided against the rules every answer passes, and gives what is to be stored, or null.
 * A text is stored as the participant typed it, never as the model writes it down: advice quotes it later. So the model
 * need not repeat it, which costs tokens and would not end in time for a long one.
 * Throws ProvokedError when the decision breaks a rule: a reply can talk a model into that.
 */
export function settle(turn: Turn, judged: Judged): AnswerValue | null {
  const isText = turn.question.questionType === "text";
  if (!judged.isValid) {
    if (isText && mustAccept(turn)) throw new ProvokedError("The model refused a reply too often.");
    return null;
  }
  const answer = judged.answer ?? "";
  const value = isText && !isSkip(answer) ? turn.message : answer;
  const check = checkAnswer(turn.question, value);
  if (!check.ok) throw new ProvokedError("The model took a reply for an answer that cannot be stored.");
  return check.answer;
}
