import { visible } from "#shared/domain/conditions";
import { isAfterthought } from "#shared/domain/question";
import { saysNothing } from "../../answer-parser/yes-no-reply";
import type { Judgement } from "../../answer-parser/parse-result";
import type { AttemptQuestion, Sitting } from "../attempts/sitting";

/** "No", "nothing, thanks" to an open last question that may be left out leaves it out; null where something is said. */
export function nothingMore(
  { attempt: { questions, responses } }: Sitting,
  question: AttemptQuestion,
  message: string,
  judgement: Judgement,
): Judgement | null {
  const isAsked = question.questionType === "text" && isAfterthought(question, visible(questions, responses));
  const isTold =
    judgement.outcome === "accepted" ||
    (judgement.outcome === "rejected" && SAYS_LITTLE.has(judgement.refusal.reason));
  const isOver = isAsked && isTold && !judgement.isExact && saysNothing(message, question.questionText);
  return isOver ? { outcome: "skipped", isExact: false } : null;
}

/** What a message may be taken for that only says that there is no more. */
const SAYS_LITTLE: ReadonlySet<string> = new Set(["noise", "thanks", "parting"]);
