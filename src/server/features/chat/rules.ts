import type { ChatMessage } from "#shared/contracts/chat";
import { type AnswerValue, answerName, checkAnswer, isSkip, SKIP } from "#shared/domain/answer";
import type { AttemptQuestionId } from "#shared/domain/ids";
import type { AnswerableQuestion } from "#shared/domain/question";
import { MAX_REFUSALS, mustAccept, type Turn, type Verdict } from "../../assistant/port";
import { judgeAnswer } from "../../judge/judge";
import type { JudgedQuestion, Judgement } from "../../judge/judgement";
import { AppError } from "../../kernel/errors";
import { maxTurns } from "../attempts/rules";

/** TOO_MANY_REQUESTS once a conversation holds as many of the participant's messages as it may. */
export function assertRoom(messages: readonly ChatMessage[], questionCount: number): void {
  if (messages.filter(({ role }) => role === "user").length < maxTurns(questionCount)) return;
  throw new AppError("TOO_MANY_REQUESTS", "This conversation is very long. Please continue in the form.");
}

/** The message that a report repeats: the participant's newest, or any that the assistant wrote. */
export function knownMessage(messages: readonly ChatMessage[], role: ChatMessage["role"], content: string) {
  const ofRole = messages.filter((message) => message.role === role);
  const candidates = role === "user" ? ofRole.slice(-1) : ofRole;
  return candidates.findLast((message) => message.content === content);
}

/** What the rules leave to a model, with what they would make of it. */
export type Undecided = Extract<Judgement, { outcome: "undecided" }>;

/** What a reply came to: an answer to store, or why it was none. */
export type Decision = { isByModel?: true } & (
  | { isValid: true; answer: AnswerValue; understoodAs: string | null; response: string | null }
  | { isValid: false; response: string; followUp?: FollowUp }
);

/** The answer is stored, and more is asked about it. */
interface FollowUp {
  answer: AnswerValue;
}

/** How often the participant was asked again about this question; a follow-up counts. */
export function refusalsOf(messages: readonly ChatMessage[], questionId: AttemptQuestionId): number {
  return messages.filter(
    ({ role, metadata }) =>
      role === "bot" && metadata.questionId === questionId && metadata.isValid === false,
  ).length;
}

/**
 * What the deterministic judge decides by itself, all but the undecided.
 * An open answer that was sent back often enough is taken as it stands, unless it asks for a skip or for help.
 */
export function decideByRules(
  judgement: Exclude<Judgement, Undecided>,
  question: AnswerableQuestion,
  message: string,
  refusals: number,
): Decision {
  switch (judgement.outcome) {
    case "accepted":
      return {
        isValid: true,
        answer: judgement.answer,
        understoodAs: judgement.understoodAs,
        response: null,
      };
    case "skipped":
      return { isValid: true, answer: SKIP, understoodAs: null, response: null };
    case "rejected":
      if (judgement.reason === "noise" && question.questionType === "text" && refusals >= MAX_REFUSALS) {
        return { isValid: true, answer: message.trim(), understoodAs: null, response: null };
      }
      return { isValid: false, response: judgement.help };
  }
}

/**
 * What a model's verdict comes to. The participant's own words are stored for an open question, never the model's;
 * for a closed one the verdict must pass the question's rule. A refusal or a follow-up that the turn does not allow is
 * not heard. An unwilling reply to an optional question is a skip.
 */
export function decideByVerdict(turn: Turn, verdict: Verdict, { fallback }: Undecided): Decision {
  const { question, mayAskMore } = turn;
  if (verdict.isValid && verdict.answer !== null && isSkip(verdict.answer) && !question.isRequired) {
    return { isValid: true, answer: SKIP, understoodAs: null, response: verdict.response };
  }
  if (question.questionType === "text") {
    if (fallback === null) return { isValid: false, response: verdict.response };
    if (!verdict.isValid && !mustAccept(turn)) return { isValid: false, response: verdict.response };
    if (verdict.isValid && verdict.asksMore && mayAskMore) {
      return { isValid: false, response: verdict.response, followUp: { answer: fallback } };
    }
    const isPlain = verdict.isValid && !verdict.asksMore;
    return {
      isValid: true,
      answer: fallback,
      understoodAs: null,
      response: isPlain ? verdict.response : null,
    };
  }
  if (!verdict.isValid || verdict.answer === null) return { isValid: false, response: verdict.response };
  const check = checkAnswer(question, verdict.answer);
  if (!check.ok || check.answer === SKIP) return { isValid: false, response: verdict.response };
  return {
    isValid: true,
    answer: check.answer,
    understoodAs: answerName(question, check.answer),
    response: verdict.response,
  };
}

/** While a reply was judged, the question was answered by another door: the newer answer stays (decision 0018). */
export function keepNewer(question: AnswerableQuestion, newer: AnswerValue): Decision {
  const name = answerName(question, newer);
  const response = isSkip(newer)
    ? "You skipped this question in the form meanwhile, so I left it at that."
    : `You answered this in the form meanwhile, so I kept that answer: ${name}`;
  return { isValid: true, answer: newer, understoodAs: isSkip(newer) ? null : name, response };
}

/** What counts when no model could be asked: the rules' best reading, or a request to say it another way. */
export function decideWithoutModel(question: AnswerableQuestion, { fallback, help }: Undecided): Decision {
  if (fallback === null) return { isValid: false, response: help };
  const understoodAs = question.questionType === "text" ? null : answerName(question, fallback);
  return { isValid: true, answer: fallback, understoodAs, response: null };
}

/** What the rules alone make of a message that stands in no conversation. */
export function decideAlone(question: JudgedQuestion, message: string): Decision {
  const judgement = judgeAnswer(question, message);
  return judgement.outcome === "undecided"
    ? decideWithoutModel(question, judgement)
    : decideByRules(judgement, question, message, 0);
}
