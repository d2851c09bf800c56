import type { ChatMessage } from "#shared/contracts/chat";
import { storedAnswer } from "#shared/domain/answer";
import { visible } from "#shared/domain/questions/conditions";
import { parseAnswer } from "../../answer-parser/parse-answer";
import type { EditRequest, QuestionRef } from "../../answer-parser/parse-result";
import { editOfferText, editResultText } from "../../chat-replies/edit-request-text";
import type { ReplyContext } from "../../chat-replies/reply-context";
import { repromptText } from "../../chat-replies/reprompt";
import type { AttemptSnapshot, SnapshotQuestion } from "../attempts/attempt-snapshot";
import { isSameAnswer } from "../attempts/rules";
import { asideDecision, storedDecision, type TurnDecision } from "./rules";

/**
 * Offers a requested change of an answer, stored only after a yes (decision 0112). A value for the current, unanswered
 * question is stored as its answer.
 */
export function decideEditRequest(
  snapshot: AttemptSnapshot,
  current: SnapshotQuestion,
  request: EditRequest,
  context: ReplyContext,
): TurnDecision {
  const { questions, responses } = snapshot.attempt;
  const visibleQuestions = visible(questions, responses);
  const question = findNamedQuestion(visibleQuestions, snapshot, request.question);
  const before = question && responses[question.id];
  if (!question) {
    const intent = { kind: "edit-request" as const, ...request };
    return asideDecision(repromptText(current, { outcome: "intent", intent }, context));
  }
  const target = { number: visibleQuestions.indexOf(question) + 1, question };
  const isOpen = before === undefined;
  if (isOpen && question.id !== current.id)
    return asideDecision(editResultText("notYet", target, null, context));
  const parsed = request.value === null ? null : parseAnswer(question, request.value);
  // For a choice of several, it is unclear which options should stay.
  const isKnown = parsed?.outcome === "stored" && (isOpen || question.selection !== "several");
  const answer = isKnown ? storedAnswer(parsed.answer) : null;
  if (isOpen)
    return parsed?.outcome === "stored"
      ? storedDecision(parsed.answer, parsed.understoodAs)
      : asideDecision(editResultText("notYet", target, null, context));
  if (answer !== null && isSameAnswer(answer, before))
    return asideDecision(editResultText("already", target, answer, context));
  const offer = { questionId: question.id, answer };
  return { ...asideDecision(editOfferText(target, answer, context)), offer };
}

/** The question with that number, or the last answered one. */
function findNamedQuestion(
  visibleQuestions: readonly SnapshotQuestion[],
  { attempt: { responses }, messages }: AttemptSnapshot,
  ref: QuestionRef,
): SnapshotQuestion | undefined {
  if (ref !== "previous") return ref === null ? undefined : visibleQuestions[ref - 1];
  const answered = visibleQuestions.filter(({ id }) => responses[id] !== undefined);
  return answered.find(({ id }) => id === lastAnswered(messages)) ?? answered.at(-1);
}

const lastAnswered = (messages: readonly ChatMessage[]) =>
  messages.findLast(({ role, metadata }) => role === "user" && metadata.isValid === true)?.metadata
    .questionId;
