import type { ChatMessage, MessageMetadata } from "#shared/contracts/chat";
import { answerText, isAnswered, isSkip, MAX_TEXT_ANSWER, type Responses } from "#shared/domain/answer";
import { type ConditionedQuestion, visible } from "#shared/domain/conditions";
import type { AttemptQuestionId } from "#shared/domain/ids";
import { parseYesNo } from "../../answer-parser/yes-no-reply";
import { MAX_REFUSALS } from "../../assistant/port";
import { keptText } from "../../chat-replies/acknowledgement";
import type { ReplyContext } from "../../chat-replies/reply-context";
import type { TurnDecision } from "./rules";

/**
 * A model may ask once for more about a vague answer. The answer is already stored, so a participant who leaves loses
 * nothing. The next reply is added to it, and the conversation goes on (decision 0025).
 */

/** The stored answer that a follow-up asked more about; null without a follow-up. An aside leaves the follow-up open. */
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

/** The same among visible questions. */
export function awaitedAmong<Q extends { id: AttemptQuestionId }>(
  applying: readonly Q[],
  responses: Responses,
  messages: readonly ChatMessage[],
): Q | undefined {
  return (
    applying.find(({ id }) => earlierWords(messages, responses, id) !== null) ??
    applying.find(({ id }) => responses[id] === undefined)
  );
}

/** Whether a follow-up may be asked: once, and only when the question's author wrote what to look for. */
export function mayAskMore(
  question: { id: AttemptQuestionId; questionType: string; analysisPrompt: string | null },
  messages: readonly ChatMessage[],
  refusals: number,
): boolean {
  if (question.questionType !== "text" || question.analysisPrompt === null || refusals >= MAX_REFUSALS)
    return false;
  return !messages.some(({ metadata }) => metadata.followUp && metadata.questionId === question.id);
}

/** "That's all", "those two", "I already said that": the participant has nothing to add. */
const NOTHING_TO_ADD =
  /^(?:(?:no|nein|non|yes|just|only)[\s,.!]*)*(?:not really|nothing(?: more| else| to add| really)*|that(?:'s| is) (?:all|it|everything)|(?:these|those|them)(?: two| three)?|no more|nichts(?: mehr| weiter)?|das (?:ist|war) alles|c'est tout|rien de plus|eso es todo|nada m[aá]s|[eè] tutto|stop(?: asking)?|enough|(?:i )?already (?:said|told)(?: it| that| you)*|as i said)[\s,.!]*$/iu;

const addsNothing = (message: string): boolean =>
  parseYesNo(message) === "no" || NOTHING_TO_ADD.test(message.trim().replaceAll("’", "'"));

/**
 * Joins the reply to a follow-up with the `earlier` answer. A reply that adds nothing leaves the answer as it was, and
 * nothing is asked twice. Without a follow-up, and for an aside, the decision stays as it is.
 */
export function joinWords(
  earlier: string | null,
  decision: TurnDecision,
  isWords: boolean,
  context: ReplyContext,
): TurnDecision {
  if (earlier === null || (!decision.isValid && decision.isAside)) return decision;
  const kept = { isValid: true, answer: earlier, understoodAs: null } as const;
  if (!isWords || !decision.isValid || isSkip(decision.answer) || addsNothing(answerText(decision.answer)))
    return { ...kept, response: keptText(context, "kept") };
  const joined = `${earlier}\n\n${answerText(decision.answer)}`;
  if (joined.length > MAX_TEXT_ANSWER) return { ...kept, response: keptText(context, "full") };
  return { ...decision, answer: joined };
}
