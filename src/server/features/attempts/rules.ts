import type { ChatMessage, MessageMetadata } from "#shared/contracts/chat";
import { type AnswerValue, checkAnswer, storedAnswer } from "#shared/domain/answer";
import type { AttemptId, AttemptQuestionId } from "#shared/domain/ids";
import { visible } from "#shared/domain/questions/conditions";
import type { OrderedQuestion } from "#shared/domain/questions/required-questions";
import type { StoredResponses } from "../../db/schema";
import { AppError } from "../../lib/errors";
import type { WholeAttemptRow } from "./repo";

declare const owned: unique symbol;
declare const known: unique symbol;

/** Proof that an attempt belongs to the participant who asks. Only `attempt-snapshot.ts` creates one. */
export type OwnedAttempt = WholeAttemptRow & { readonly [owned]: true };

/** Proof that an attempt was looked up by an admin or by the server itself. Only `read-attempts.ts` creates one. */
export type KnownAttempt = WholeAttemptRow & { readonly [known]: true };

/** An attempt that its reader may see. */
export type ProvenAttempt = OwnedAttempt | KnownAttempt;

export interface AttemptAskedQuestion extends OrderedQuestion {
  readonly id: AttemptQuestionId;
}

export interface CheckedAnswer {
  questionId: AttemptQuestionId;
  answer: string | string[];
}

/** A new message of an attempt. */
export interface MessageToStore {
  role: "user" | "bot";
  content: string;
  metadata: MessageMetadata;
  clientMessageId?: string;
}

/** Validates answers by question id, all or none. BAD_REQUEST for an unknown question or an invalid answer. */
export function checkAnswers(
  questions: readonly AttemptAskedQuestion[],
  answers: Readonly<Record<string, AnswerValue>>,
): CheckedAnswer[] {
  return Object.entries(answers).map(([id, value]) => {
    const question = questions.find((each) => String(each.id) === id);
    if (!question) throw new AppError("BAD_REQUEST", "This question isn't part of this assessment.");
    const check = checkAnswer(question, value);
    if (!check.ok) throw new AppError("BAD_REQUEST", check.message);
    return { questionId: question.id, answer: storedAnswer(check.answer) };
  });
}

/** Answers that count, and hidden answers to questions that don't apply at present. */
export type CheckedAnswers = Pick<WholeAttemptRow, "responses" | "hiddenResponses">;

/** All answers, hidden ones included. */
export const allAnswers = ({ responses, hiddenResponses }: CheckedAnswers): StoredResponses => ({
  ...hiddenResponses,
  ...responses,
});

/** Answers after a change, and the ones it changed. */
export type AnswersAfter = CheckedAnswers & { changes: CheckedAnswer[] };

/**
 * Merges `newAnswers`, then determines which questions apply. New answers to other questions are ignored; earlier ones are
 * kept as hidden.
 */
export function answersAfter(
  { questions, ...before }: CheckedAnswers & Pick<WholeAttemptRow, "questions">,
  newAnswers: readonly CheckedAnswer[],
): AnswersAfter {
  const earlier = allAnswers(before);
  const visibleIds = new Set<number>(
    visible(questions, mergeAnswers(earlier, newAnswers)).map(({ id }) => id),
  );
  const changes = newAnswers.filter(
    ({ questionId, answer }) => visibleIds.has(questionId) && !isSameAnswer(earlier[questionId], answer),
  );
  const all = mergeAnswers(earlier, changes);
  const isVisible = (id: string) => visibleIds.has(Number(id));
  if (Object.keys(all).every(isVisible)) return { changes, responses: all, hiddenResponses: null };
  const entries = Object.entries(all);
  return {
    changes,
    responses: Object.fromEntries(entries.filter(([id]) => isVisible(id))),
    hiddenResponses: Object.fromEntries(entries.filter(([id]) => !isVisible(id))),
  };
}

function mergeAnswers(stored: StoredResponses, newAnswers: readonly CheckedAnswer[]): StoredResponses {
  const merged = { ...stored };
  for (const { questionId, answer } of newAnswers) merged[questionId] = answer;
  return merged;
}

/** The ids among `answers` whose questions don't apply, in question order. */
export function inapplicableQuestions(
  { questions, responses }: OwnedAttempt,
  answers: Readonly<Record<string, unknown>>,
) {
  const answered = questions.filter(({ id }) => String(id) in answers);
  if (answered.every(({ conditions }) => conditions === null)) return [];
  const visibleQuestions = new Set(visible(questions, responses));
  return answered.filter((question) => !visibleQuestions.has(question)).map(({ id }) => id);
}

/** The earlier answers that the changes replace. */
export function replacedBy(changes: readonly CheckedAnswer[], earlier: StoredResponses): CheckedAnswer[] {
  return changes.flatMap(({ questionId }) => {
    const answer = earlier[questionId];
    return answer === undefined ? [] : [{ questionId, answer }];
  });
}

/** Answers to questions that don't apply, in question order. */
export const hiddenOf = ({ questions, hiddenResponses }: OwnedAttempt): CheckedAnswer[] =>
  questions.flatMap(({ id }) => {
    const answer = hiddenResponses?.[id];
    return answer === undefined ? [] : [{ questionId: id, answer }];
  });

/** Limit per attempt of a participant's messages, and separately of notes. */
export const maxTurns = (questionCount: number) => Math.max(60, 4 * questionCount + 20);

/** Whether another note about hidden answers fits the limit. */
export const hasRoomForNote = (messages: readonly ChatMessage[], questionCount: number): boolean =>
  messages.filter(({ role, metadata }) => role === "bot" && metadata.kind === "note").length <
  maxTurns(questionCount);

export function isSameAnswer(a: AnswerValue | undefined, b: AnswerValue | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

export const RECOMMEND = "recommend";

/**
 * Whether a completed attempt gets no recommendations: no cards, and no model or one that wrote none. The latter is
 * stored as the built-in assistant without a text (decision 0130).
 */
const hasNoAdvice = ({ cards, recommendationsBy }: WholeAttemptRow, hasModel: boolean): boolean =>
  cards.length === 0 && (!hasModel || recommendationsBy !== null);

/** The state of an attempt's recommendations. Missing after completion and not expected means failed. */
export function recommendationStateOf(
  attempt: WholeAttemptRow,
  { isExpected, hasModel }: { isExpected: boolean; hasModel: boolean },
) {
  if (attempt.recommendations !== null) return "ready" as const;
  if (attempt.status !== "completed" || hasNoAdvice(attempt, hasModel)) return "none" as const;
  return isExpected ? ("pending" as const) : ("failed" as const);
}

/** The job that writes an attempt's recommendations; at most one is queued. */
export function recommendationJob(attemptId: AttemptId, network: string) {
  return { kind: RECOMMEND, dedupeKey: recommendationKey(attemptId), payload: { attemptId, network } };
}

export const recommendationKey = (attemptId: AttemptId) => `${RECOMMEND}:${attemptId}`;
