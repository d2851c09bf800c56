import { type AnswerValue, answerName, checkAnswer } from "#shared/domain/answer";
import { isAdding } from "../../judge/adding";
import { consentIn } from "../../judge/consent";
import { denies } from "../../judge/denying";
import { judgeAnswer } from "../../judge/judge";
import type { Judgement } from "../../judge/judgement";
import { bare, wordsOf } from "../../judge/normalise";
import type { AttemptQuestion, Sitting } from "../attempts/sitting";
import { offerNow } from "./correction";

/**
 * What a message says to "do you mean …?" about the question that is asked: a yes makes that the answer, a no asks
 * again, "no, the other one" is that one, and "no, also …" to "is that all?" adds to it. Null where nothing was
 * proposed, or something else is said.
 */
export function confirmed(
  sitting: Sitting,
  question: AttemptQuestion,
  message: string,
  judgement: Judgement,
): Judgement | null {
  const offer = offerNow(sitting);
  if (offer?.questionId !== question.id || offer.answer === null || judgement.isExact) return null;
  const more = moreIn(question, offer.answer, message);
  if (more !== null) return more;
  const consent = consentIn(message);
  if (consent === "no")
    return { outcome: "rejected", refusal: { reason: "ambiguous", candidates: [] }, isExact: true };
  return consent === "yes" ? accepted(question, offer.answer) : null;
}

/** "No, also …", "… too", "no, the other one". */
function moreIn(question: AttemptQuestion, offered: AnswerValue, message: string): Judgement | null {
  const isMany = question.selection === "several";
  const [, first = "", behind = ""] = BEGUN.exec(message.trim()) ?? [];
  const rest = consentIn(first) !== null ? behind : isMany && isAdding(message) ? message : "";
  // "No, not the agencies, social media" begins anew.
  if (rest === "" || wordsOf(bare(rest)).some(denies)) return null;
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
  return { outcome: "rejected", refusal: { reason: "likely", candidates: all }, isExact: true };
}

/** The first word of a message, and what stands behind it. */
const BEGUN = /^([\p{L}\p{M}]+)[\s,.;:!、，。،–-]+(\S.*)$/su;

function accepted(question: AttemptQuestion, value: AnswerValue): Judgement | null {
  const check = checkAnswer(question, value);
  if (!check.ok) return null;
  const { answer } = check;
  return { outcome: "accepted", answer, understoodAs: answerName(question, answer), isExact: true };
}
