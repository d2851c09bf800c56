import type { ChatMessage, MessageMetadata } from "#shared/contracts/chat";
import { answerText, isAnswered, isSkip, MAX_TEXT_ANSWER, type Responses } from "#shared/domain/answer";
import { type ConditionedQuestion, visible } from "#shared/domain/conditions";
import type { AttemptQuestionId } from "#shared/domain/ids";
import { MAX_REFUSALS } from "../../assistant/port";
import { keptText } from "../../chat-replies/acknowledgement";
import type { Talk } from "../../chat-replies/reply-context";
import type { Decision } from "./rules";

/**
 * A model may ask once for more about a vague answer. The answer is stored by then, so whoever leaves loses nothing;
 * what comes next is added to it, and the conversation goes on (decision 0025).
 */

/** The stored answer to the question that a follow-up waits for; null when none does. What is no try at it leaves it waiting. */
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

/** The question to answer now: the one that a follow-up waits for, else the first that applies without an answer. */
export const awaitedQuestion = <Q extends ConditionedQuestion & { id: AttemptQuestionId }>(
  questions: readonly Q[],
  responses: Responses,
  messages: readonly ChatMessage[],
): Q | undefined => awaitedAmong(visible(questions, responses), responses, messages);

/** The same among questions that apply. */
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

/** Whether more may be asked about an answer: the question's author wrote what to look for, and it was not done yet. */
export function mayAskMore(
  question: { id: AttemptQuestionId; questionType: string; analysisPrompt: string | null },
  messages: readonly ChatMessage[],
  refusals: number,
): boolean {
  if (question.questionType !== "text" || question.analysisPrompt === null || refusals >= MAX_REFUSALS)
    return false;
  return !messages.some(({ metadata }) => metadata.followUp && metadata.questionId === question.id);
}

/** "No, that's all", "those two", and what else people say when they have nothing to add. */
const IS_ALL =
  /^(?:(?:no|nope|nah|nein|non|nada|niente)[\s,.!]*)?(?:(?:no|nope|nah|nein|non|not really|nothing(?: (?:more|else|really|to add|at the moment))*|(?:yes,? )?that'?s (?:all|it|everything)|that is (?:all|it|everything)|(?:just |only |yes,? )?(?:these|those|them)(?: two| three)?|no more|nichts(?: mehr| weiter)?|das (?:ist|war) alles|c'est tout|rien de plus|eso es todo|nada m[aá]s|[eè] tutto)[\s,.!]*)?$/iu;

/** "Stop asking": who wants no more of it has nothing to add, and agrees to nothing. */
const IMPATIENT =
  /^(?:no[\s,.!]*)?(?:stop(?: asking)?|enough|(?:i )?already (?:said|told)(?: (?:it|that|you))?|as i said)[\s,.!]*$/iu;

const plainly = (message: string) => message.trim().replaceAll("’", "'");

export const saysThatIsAll = (message: string): boolean => IS_ALL.test(plainly(message));

const addsNothing = (message: string) => saysThatIsAll(message) || IMPATIENT.test(plainly(message));

/**
 * What comes after a follow-up: new words join the `earlier` answer; anything else leaves it as it was, and nothing is
 * asked twice. Without one, and of what is no try at the question, the decision stands.
 */
export function joinWords(
  earlier: string | null,
  decision: Decision,
  isWords: boolean,
  talk: Talk,
): Decision {
  if (earlier === null || (!decision.isValid && (decision.isAside || decision.correction))) return decision;
  const kept = { isValid: true, answer: earlier, understoodAs: null } as const;
  if (!isWords || !decision.isValid || isSkip(decision.answer) || addsNothing(answerText(decision.answer)))
    return { ...kept, response: keptText(talk, "kept") };
  const joined = `${earlier}\n\n${answerText(decision.answer)}`;
  if (joined.length > MAX_TEXT_ANSWER) return { ...kept, response: keptText(talk, "full") };
  return { ...decision, answer: joined };
}
