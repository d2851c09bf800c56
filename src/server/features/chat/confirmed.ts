import { answerName, checkAnswer } from "#shared/domain/answer";
import { isAdding } from "../../judge/adding";
import { consentIn } from "../../judge/consent";
import type { Judgement } from "../../judge/judgement";
import type { AttemptQuestion, Sitting } from "../attempts/sitting";
import { offerNow } from "./correction";

/**
 * What a message says to "do you mean …?" about the question that is asked: a yes makes that the answer, a no asks
 * again, and of a choice of several "and also …" adds to it. Null where nothing was proposed, or something else is said.
 */
export function confirmed(
  sitting: Sitting,
  question: AttemptQuestion,
  message: string,
  judgement: Judgement,
): Judgement | null {
  const offer = offerNow(sitting);
  if (offer?.questionId !== question.id || offer.answer === null) return null;
  const said = judgement.isExact ? null : consentIn(message);
  if (said === "no")
    return { outcome: "rejected", refusal: { reason: "ambiguous", candidates: [] }, isExact: true };
  const isMore = judgement.outcome === "accepted" && question.selection === "several" && isAdding(message);
  if (said !== "yes" && !isMore) return null;
  const more = isMore ? [judgement.answer].flat() : [];
  const check = checkAnswer(question, isMore ? [...new Set([offer.answer, ...more].flat())] : offer.answer);
  if (!check.ok) return null;
  const { answer } = check;
  return { outcome: "accepted", answer, understoodAs: answerName(question, answer), isExact: true };
}
