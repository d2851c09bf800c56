import type { AnswerTurn } from "#shared/contracts/chat";
import { type AnswerValue, answerName, checkAnswer } from "#shared/domain/answer";
import { toldOf } from "../../answer-parser/closed";
import { consentIn } from "../../answer-parser/yes-no-reply";
import { isAnd } from "../../answer-parser/cues";
import { hasDenial } from "../../answer-parser/denying";
import { judgeAnswer } from "../../answer-parser/parse-answer";
import type { Judgement } from "../../answer-parser/parse-result";
import { isAdding } from "../../answer-parser/moves/change";
import { normalize } from "../../language/normalize";
import type { AttemptQuestion, Sitting } from "../attempts/sitting";
import { saysThatIsAll } from "./follow-up";
import { offerOf } from "./offered";

/**
 * What a message says to "do you mean …?" about the question that is asked, by somebody who saw that: a yes makes that
 * the answer, a no asks again, "no, the other one" is that one, "no, also …" to "is that all?" adds to it, and "no, not …"
 * takes away from it. Null where nothing was proposed, or something else is said.
 */
export function confirmed(
  sitting: Sitting,
  question: AttemptQuestion,
  { message, offeredBy }: AnswerTurn,
  judgement: Judgement,
): Judgement | null {
  const offer = offerOf(sitting, offeredBy);
  const isOpen = offer?.questionId === question.id && sitting.attempt.responses[question.id] === undefined;
  if (!offer || !isOpen || offer.answer === null || judgement.isExact) return null;
  const isMany = question.selection === "several";
  if (isMany && saysThatIsAll(message) && consentIn(message) !== "no")
    return accepted(question, offer.answer);
  const [, first = ""] = BEGUN.exec(message.trim()) ?? [];
  // "Yes, since without payroll nothing goes" takes nothing back.
  const less = isMany && consentIn(first) !== "yes" ? lessIn(question, [offer.answer].flat(), message) : null;
  if (less !== null) return less;
  const more = moreIn(question, offer.answer, message);
  if (more !== null) return more;
  const consent = consentIn(message);
  if (consent === "yes") return accepted(question, offer.answer);
  const isOfThese = judgement.outcome === "accepted" && hasDenial(message);
  return consent === "no" || isOfThese ? ASKED_AGAIN : null;
}

const ASKED_AGAIN: Judgement = {
  outcome: "rejected",
  refusal: { reason: "ambiguous", candidates: [] },
  isExact: true,
};

/** "No, we stopped the online shop": without it, and with what else is named, it is asked once more. */
function lessIn(question: AttemptQuestion, offered: readonly string[], message: string): Judgement | null {
  const { heard, denied } = toldOf(question, message);
  const left = offered.filter((answer) => !denied.includes(answer));
  if (left.length === offered.length) return null;
  return left.length > 0 ? asked([...new Set([...left, ...heard])]) : ASKED_AGAIN;
}

const asked = (candidates: readonly string[]): Judgement => ({
  outcome: "rejected",
  refusal: { reason: "likely", candidates },
  isExact: true,
});

/** "No, also …", "and …", "… too", "no, the other one". */
function moreIn(question: AttemptQuestion, offered: AnswerValue, message: string): Judgement | null {
  const isMany = question.selection === "several";
  const [, first = "", behind = ""] = BEGUN.exec(message.trim()) ?? [];
  const goesOn = consentIn(first) !== null || (isMany && isAnd(normalize(first)));
  const rest = goesOn ? behind : isMany && isAdding(message) ? message : "";
  // "No, not the agencies, social media" begins anew.
  if (rest === "" || hasDenial(rest)) return null;
  const said = judgeAnswer(question, rest);
  const named =
    said.outcome === "accepted"
      ? [said.answer].flat()
      : said.outcome === "rejected" && said.refusal.reason === "likely"
        ? said.refusal.candidates
        : [];
  if (named.length === 0) return null;
  const all = isMany ? [...new Set([offered, named].flat())] : named;
  if (said.outcome === "accepted") return accepted(question, isMany ? all : said.answer);
  return asked(all);
}

/** The first word of a message, and what stands behind it. */
const BEGUN = /^([\p{L}\p{M}]+)[\s,.;:!、，。،–-]+(\S.*)$/su;

function accepted(question: AttemptQuestion, value: AnswerValue): Judgement | null {
  const check = checkAnswer(question, value);
  if (!check.ok) return null;
  const { answer } = check;
  return { outcome: "accepted", answer, understoodAs: answerName(question, answer), isExact: true };
}
