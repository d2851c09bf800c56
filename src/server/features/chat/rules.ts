import type { ChatMessage, MessageMetadata } from "#shared/contracts/chat";
import { type AnswerValue, answerName, isSkip, SKIP, storedAnswer } from "#shared/domain/answer";
import type { AttemptQuestionId } from "#shared/domain/ids";
import type { AnswerableQuestion } from "#shared/domain/questions/question";
import type { IntentKind, NotStored, ParseResult, UnclearReason } from "../../answer-parser/parse-result";
import { MAX_REFUSALS, mustAccept, type Turn, type Verdict } from "../../assistant/assistant";
import { leftOpenText, newerText } from "../../chat-replies/acknowledgement";
import type { ChatQuestion, ReplyContext } from "../../chat-replies/reply-context";
import { isAside, isStuck, repromptText } from "../../chat-replies/reprompt";
import { stripControlCharacters } from "../../language/normalize";
import { AppError } from "../../lib/errors";
import { maxTurns } from "../attempts/rules";

/** TOO_MANY_REQUESTS once a conversation has its maximum of participant messages. */
export function assertRoom(messages: readonly ChatMessage[], questionCount: number): void {
  if (messages.filter(({ role }) => role === "user").length < maxTurns(questionCount)) return;
  throw new AppError("TOO_MANY_REQUESTS", "This conversation is very long. Please continue in the form.");
}

/** The stored message that a report repeats: the participant's newest, or any of the assistant's. */
export function findReportedMessage(
  messages: readonly ChatMessage[],
  role: ChatMessage["role"],
  content: string,
) {
  const ofRole = messages.filter((message) => message.role === role);
  const candidates = role === "user" ? ofRole.slice(-1) : ofRole;
  return candidates.findLast((message) => message.content === content);
}

/** What a message leads to: an answer to store, or a reply without one. */
export type TurnDecision = { isByModel?: true } & (
  | { isValid: true; answer: AnswerValue; understoodAs: string | null; response: string | null }
  | NoAnswer
);

interface NoAnswer extends Pick<MessageMetadata, "offer" | "readings" | "closest"> {
  isValid: false;
  response: string;
  /** The answer is stored, and a follow-up asks for more. */
  followUp?: { answer: AnswerValue };
  isStuck?: boolean;
  /** The message was no attempt to answer, so it isn't counted as a retry. */
  isAside?: boolean;
}

/** Stores an answer; the reply acknowledges it. */
export const storedDecision = (answer: AnswerValue, understoodAs: string | null = null) =>
  ({ isValid: true, answer, understoodAs, response: null }) as const;

/** Replies to a message that was no attempt to answer. */
export const asideDecision = (response: string) => ({ isValid: false, response, isAside: true }) as const;

/** How often the participant was asked this question again, follow-ups included. */
export function consecutiveRefusals(messages: readonly ChatMessage[], questionId: AttemptQuestionId): number {
  return messages.filter(
    ({ role, metadata }) =>
      role === "bot" && metadata.questionId === questionId && metadata.isValid === false,
  ).length;
}

/** Number of retries after which a vague reply is stored as the answer to an open question. */
const VAGUE_RETRIES: Partial<Record<IntentKind, number>> = {
  unsure: 1,
  "bare-number": 1,
  noise: MAX_REFUSALS,
};

/** Failed attempts to answer. After enough of them, an optional closed question is skipped. */
const ATTEMPTS: ReadonlySet<IntentKind | UnclearReason> = new Set([
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

/** Decides by the parser alone. Vague words are stored for an open question after enough retries. */
export function fromParse(
  parsed: ParseResult,
  question: ChatQuestion & { id?: AttemptQuestionId },
  context: ReplyContext,
): TurnDecision {
  if (parsed.outcome === "stored") return storedDecision(parsed.answer, parsed.understoodAs);
  if (isStoredNow(parsed, question, context)) return storedDecision(stripControlCharacters(context.message));
  const reason =
    parsed.outcome === "intent" ? parsed.intent.kind : parsed.outcome === "unclear" ? parsed.reason : null;
  const isOptionalChoice = question.questionType !== "text" && !question.isRequired;
  if (isOptionalChoice && isStuck(context) && reason !== null && ATTEMPTS.has(reason))
    return { ...storedDecision(SKIP), response: leftOpenText(context) };
  const response = repromptText(question, parsed, context);
  if (isAside(parsed)) return asideDecision(response);
  return { isValid: false, response, isStuck: isStuck(context), ...suggestionOf(parsed, question) };
}

/** Whether vague words are now stored as the answer to an open question. */
export const isStoredNow = (
  parsed: NotStored,
  { questionType }: Pick<ChatQuestion, "questionType">,
  { refusals }: Pick<ReplyContext, "refusals">,
): boolean => questionType === "text" && refusals >= retriesBefore(parsed);

/** Retries before the message is stored anyway: MAX_REFUSALS if only the classifier rejects it. */
function retriesBefore(parsed: NotStored): number {
  if (parsed.outcome === "unclear" && parsed.reason === "unclear") return MAX_REFUSALS;
  if (parsed.outcome !== "intent") return Number.POSITIVE_INFINITY;
  return parsed.isGuess ? MAX_REFUSALS : (VAGUE_RETRIES[parsed.intent.kind] ?? Number.POSITIVE_INFINITY);
}

/** The answer that a yes would store, and the options to list first. */
function suggestionOf(
  parsed: NotStored,
  { id }: { id?: AttemptQuestionId },
): Pick<NoAnswer, "offer" | "closest"> {
  if (parsed.outcome === "unclear" && parsed.candidates.length > 0)
    return { closest: [...parsed.candidates] };
  if (parsed.outcome !== "suggestion") return {};
  const answer = storedAnswer(parsed.answer);
  return { ...(id && { offer: { questionId: id, answer } }), closest: [answer, ...parsed.others].flat() };
}

/** Decides by a model's verdict. Vague words are stored for an open question after enough retries. */
export function fromVerdict(turn: Turn, verdict: Verdict, parsed: ParseResult): TurnDecision {
  const { kind, answer, response } = verdict;
  const refusal = { isValid: false, response, isStuck: isStuck(turn) } as const;
  switch (kind) {
    case "answer":
      return answer === null ? refusal : { ...namedDecision(turn, answer), response };
    case "partly":
      if (answer === null) return refusal;
      return turn.mayAskMore ? { ...refusal, followUp: { answer } } : namedDecision(turn, answer);
    case "cannot-say":
      if (answer !== null) return { ...storedDecision(answer), response };
      return isTakenAsVague(turn, parsed) ? storedDecision(stripControlCharacters(turn.message)) : refusal;
    case "about-assessment":
      return asideDecision(response);
    case "correction":
    case "question-back":
    case "off-topic":
    case "abuse":
      return refusal;
  }
}

/**
 * Whether vague words are stored now. The parser must agree, because a participant can talk a model into accepting
 * commands or insults. After a follow-up, nothing more is needed.
 */
function isTakenAsVague(turn: Turn, parsed: ParseResult): boolean {
  if (turn.question.questionType !== "text" || turn.earlier !== null || !mustAccept(turn)) return false;
  return (
    parsed.outcome === "stored" || (parsed.outcome === "intent" && retriesBefore(parsed) <= MAX_REFUSALS)
  );
}

const namedDecision = ({ question }: Turn, answer: AnswerValue) =>
  storedDecision(answer, question.questionType === "text" ? null : answerName(question, answer));

/** Keeps an answer that arrived through the form while the message was processed (decision 0042). */
export function keepNewer(
  question: AnswerableQuestion,
  newer: AnswerValue,
  context: ReplyContext,
): TurnDecision {
  const understoodAs = isSkip(newer) ? null : answerName(question, newer);
  return { isValid: true, answer: newer, understoodAs, response: newerText(question, newer, context) };
}
