import type { ChatMessage, MessageMetadata } from "#shared/contracts/chat";
import { type AnswerValue, answerText, isAnswered, isSkip, type Responses } from "#shared/domain/answer";
import type { AttemptQuestionId } from "#shared/domain/ids";
import { type ConditionedQuestion, visible } from "#shared/domain/questions/conditions";
import { followUpTo } from "#shared/domain/questions/follow-up";
import { MAX_TEXT_ANSWER } from "#shared/domain/questions/question";
import { parseYesNo } from "../../answer-parser/yes-no-reply";
import { MAX_REFUSALS } from "../../assistant/assistant";
import { answerUnchangedText } from "../../chat-replies/acknowledgement";
import type { ReplyContext } from "../../chat-replies/reply-context";
import { normalize } from "../../language/normalize";
import type { SnapshotQuestion } from "../attempts/attempt-snapshot";
import type { TurnDecision } from "./rules";

/**
 * An open question is followed up once: by its author's own question if the answer is short (decision 0129), else by a
 * model if the answer is vague. The answer is already stored, so a participant who leaves loses nothing. The next reply
 * is added to it (decision 0025).
 */

/** The stored answer that an open follow-up asks about; else null. An aside leaves the follow-up open. */
export function earlierWords(
  messages: readonly ChatMessage[],
  responses: Responses,
  questionId: AttemptQuestionId,
): string | null {
  const { metadata } = messages.findLast(({ role, metadata }) => role === "bot" && !isAside(metadata)) ?? {};
  const answer = responses[questionId];
  if (!metadata?.followUp || metadata.questionId !== questionId || !isAnswered(answer)) return null;
  return answerText(answer);
}

const isAside = ({ kind, isValid }: MessageMetadata) =>
  kind === "note" || (kind === "reply" && isValid === undefined);

/** The question to answer now: the one with an open follow-up, else the first visible one without an answer. */
export const awaitedQuestion = <Q extends ConditionedQuestion & { id: AttemptQuestionId }>(
  questions: readonly Q[],
  responses: Responses,
  messages: readonly ChatMessage[],
): Q | undefined => awaitedAmong(visible(questions, responses), responses, messages);

/** Like `awaitedQuestion`, for questions known to be visible. */
export function awaitedAmong<Q extends { id: AttemptQuestionId }>(
  candidates: readonly Q[],
  responses: Responses,
  messages: readonly ChatMessage[],
): Q | undefined {
  return (
    candidates.find(({ id }) => earlierWords(messages, responses, id) !== null) ??
    candidates.find(({ id }) => responses[id] === undefined)
  );
}

/** Whether the model may ask a follow-up: once per open question, and only if its author wrote what to look for. */
export function mayAskMore(
  question: { id: AttemptQuestionId; questionType: string; analysisPrompt: string | null },
  messages: readonly ChatMessage[],
  refusals: number,
): boolean {
  if (question.questionType !== "text" || question.analysisPrompt === null || refusals >= MAX_REFUSALS)
    return false;
  return !isFollowedUp(question.id, messages);
}

const isFollowedUp = (id: AttemptQuestionId, messages: readonly ChatMessage[]): boolean =>
  messages.some(({ metadata }) => metadata.followUp && metadata.questionId === id);

/** The author's follow-up question to a short answer; null if there is none or it was asked already. */
export const authorsFollowUp = (
  question: SnapshotQuestion,
  answer: AnswerValue,
  messages: readonly ChatMessage[],
): string | null => (isFollowedUp(question.id, messages) ? null : followUpTo(question, answer));

/** The decision with the author's follow-up question, if a short answer is stored; a model's reply stays in front. */
export function withAuthorsFollowUp(
  decision: TurnDecision,
  question: SnapshotQuestion,
  messages: readonly ChatMessage[],
): TurnDecision {
  if (!decision.isValid) return decision;
  const { answer, response, isByModel } = decision;
  const followUp = authorsFollowUp(question, answer, messages);
  if (followUp === null) return decision;
  const followUpReply = { isValid: false, followUp: { answer } } as const;
  return isByModel && response
    ? { ...followUpReply, response: `${response}\n\n${followUp}`, isByModel }
    : { ...followUpReply, response: followUp };
}

/** "That's all", "those two", "I already said that": the participant has nothing to add. */
const NOTHING_TO_ADD =
  /^(?:(?:no|nein|non|yes|just|only)[\s,.!]*)*(?:not really|nothing(?: more| else| to add| really)*|that(?:'s| is) (?:all|it|everything)|(?:these|those|them)(?: two| three)?|no more|nichts(?: mehr| weiter)?|das (?:ist|war) alles|c'est tout|rien de plus|eso es todo|nada m[aá]s|[eè] tutto|stop(?: asking)?|enough|(?:i )?already (?:said|told)(?: it| that| you)*|as i said)[\s,.!]*$/iu;

const addsNothing = (message: string, earlier: string): boolean =>
  normalize(message) === normalize(earlier) ||
  parseYesNo(message) === "no" ||
  NOTHING_TO_ADD.test(message.trim().replaceAll("’", "'"));

/**
 * Adds a reply to the `earlier` answer. One that adds nothing leaves it unchanged and isn't asked about again. Without
 * a follow-up, and for an aside, the decision is returned as is.
 */
export function joinWords(
  earlier: string | null,
  decision: TurnDecision,
  isWords: boolean,
  context: ReplyContext,
): TurnDecision {
  if (earlier === null || (!decision.isValid && decision.isAside)) return decision;
  const unchanged = { isValid: true, answer: earlier, understoodAs: null } as const;
  if (
    !isWords ||
    !decision.isValid ||
    isSkip(decision.answer) ||
    addsNothing(answerText(decision.answer), earlier)
  )
    return { ...unchanged, response: answerUnchangedText(context, "kept") };
  const joined = `${earlier}\n\n${answerText(decision.answer)}`;
  if (joined.length > MAX_TEXT_ANSWER)
    return { ...unchanged, response: answerUnchangedText(context, "full") };
  return { ...decision, answer: joined };
}
