import type { ChatMessage } from "#shared/contracts/chat";
import { type AnswerValue, answerName, isSkip, SKIP } from "#shared/domain/answer";
import type { AttemptQuestionId } from "#shared/domain/ids";
import type { AnswerableQuestion } from "#shared/domain/question";
import { MAX_REFUSALS, mustAccept, type Turn, type Verdict } from "../../assistant/port";
import { ASIDES, isStuck, likelyAnswer, refusalText } from "../../chat-replies/reprompt";
import { leftOpenText, newerText } from "../../chat-replies/acknowledgement";
import type { Talk } from "../../chat-replies/reply-context";
import { judgeAnswer } from "../../answer-parser/parse-answer";
import type { Correction, JudgedQuestion, Judgement, Refusal, RejectionReason } from "../../answer-parser/parse-result";
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

/** What a reply came to: an answer to store, or why it was none. */
export type Decision = { isByModel?: true } & (
  | { isValid: true; answer: AnswerValue; understoodAs: string | null; response: string | null }
  | {
      isValid: false;
      response: string;
      followUp?: FollowUp;
      /** What it would change of an earlier answer. */
      correction?: Correction;
      isStuck?: boolean;
      /** What it probably means, which is asked. */
      proposed?: AnswerValue;
      /** It is no try at the question, and counts as none. */
      isAside?: boolean;
    }
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

/** Words that say little: as an open answer they are taken once they were sent back this often. */
const VAGUE: Partial<Record<RejectionReason, number>> = {
  unsure: 1,
  "bare-number": 1,
  noise: MAX_REFUSALS,
};

/** Nobody is kept from answering by a guess. */
const patienceWith = ({ isGuess, refusal }: Extract<Judgement, { outcome: "rejected" }>): number =>
  isGuess ? MAX_REFUSALS : (VAGUE[refusal.reason] ?? Number.POSITIVE_INFINITY);

/** Answers that were meant, and not understood: a closed question that may be left out is left open in the end. */
export const MEANT: ReadonlySet<RejectionReason> = new Set([
  "unclear",
  "unsure",
  "noise",
  "ambiguous",
  "several",
  "none",
  "out-of-range",
  "not-whole",
  "bare-number",
  "too-long",
]);

/**
 * What the deterministic judge decides. Words that say little are taken as an open answer once they were sent back often
 * enough, and leave a closed question out that may be; what is no answer at all never is one (design section 6).
 */
export function decideByRules(judgement: Judgement, question: JudgedQuestion, talk: Talk): Decision {
  switch (judgement.outcome) {
    case "accepted":
      return taken(judgement.answer, judgement.understoodAs);
    case "skipped":
      return taken(SKIP);
    case "rejected": {
      const { refusal } = judgement;
      const isVague = talk.refusals >= patienceWith(judgement);
      if (question.questionType === "text" && isVague) return taken(talk.message.trim());
      if (isLeftOpen(question, refusal, talk)) return { ...taken(SKIP), response: leftOpenText(talk) };
      const response = refusalText(question, refusal, talk);
      if (refusal.reason === "correction")
        return { isValid: false, response, correction: refusal.correction };
      if (ASIDES.has(refusal.reason)) return { isValid: false, response, isAside: true };
      const refused = { isValid: false, response, isStuck: isStuck(talk) } as const;
      return refusal.reason === "likely"
        ? { ...refused, proposed: likelyAnswer(question, refusal) }
        : refused;
    }
  }
}

const isLeftOpen = ({ questionType, isRequired }: JudgedQuestion, { reason }: Refusal, talk: Talk) =>
  questionType !== "text" && !isRequired && isStuck(talk) && MEANT.has(reason);

const taken = (answer: AnswerValue, understoodAs: string | null = null) =>
  ({ isValid: true, answer, understoodAs, response: null }) as const;

/**
 * What a model's verdict comes to. Vague words on an open question are taken once they were sent back often enough; what
 * is no answer at all never is, and another way is offered (design section 6).
 */
export function decideByVerdict(turn: Turn, verdict: Verdict, judgement: Judgement): Decision {
  const { kind, answer, response, correction } = verdict;
  const refused = { isValid: false, response, isStuck: isStuck(turn) } as const;
  switch (kind) {
    case "answer":
      return answer === null ? refused : { ...named(turn, answer), response };
    case "partly":
      if (answer === null) return refused;
      return turn.mayAskMore ? { ...refused, followUp: { answer } } : named(turn, answer);
    case "cannot-say":
      if (answer !== null) return { ...taken(answer), response };
      return isTakenAsVague(turn, judgement) ? taken(turn.message.trim()) : refused;
    case "correction":
      return correction === null ? refused : { isValid: false, response, correction };
    case "about-assessment":
      return { isValid: false, response, isAside: true };
    case "question-back":
    case "off-topic":
    case "abuse":
      return refused;
  }
}

/**
 * Whether words that say little are taken now. The rules have to find no more wrong with them than that: orders, insults
 * and the like are never taken, whatever a model was talked into. After a follow-up nobody has to add anything.
 */
function isTakenAsVague(turn: Turn, judgement: Judgement): boolean {
  if (turn.question.questionType !== "text" || turn.earlier !== null || !mustAccept(turn)) return false;
  return judgement.outcome !== "rejected" || judgement.isGuess === true || judgement.refusal.reason in VAGUE;
}

const named = ({ question }: Turn, answer: AnswerValue) =>
  taken(answer, question.questionType === "text" ? null : answerName(question, answer));

/** While a reply was judged, the question was answered by another door: the newer answer stays (decision 0018). */
export function keepNewer(question: AnswerableQuestion, newer: AnswerValue, talk: Talk): Decision {
  const understoodAs = isSkip(newer) ? null : answerName(question, newer);
  return { isValid: true, answer: newer, understoodAs, response: newerText(question, newer, talk) };
}

/** What the rules alone make of a message that stands in no conversation. */
export function decideAlone(question: JudgedQuestion, talk: Talk): Decision {
  const judgement = judgeAnswer(question, talk.message);
  // Nobody would hear a yes.
  const isAsked = judgement.outcome === "rejected" && judgement.refusal.reason === "likely";
  const { candidates } = isAsked ? judgement.refusal : { candidates: [] };
  return isAsked
    ? decideByRules({ ...judgement, refusal: { reason: "ambiguous", candidates } }, question, talk)
    : decideByRules(judgement, question, talk);
}
