import type { ChatMessage, MessageMetadata } from "#shared/contracts/chat";
import { type AnswerValue, checkAnswer, storedAnswer } from "#shared/domain/answer";
import type { OrderedQuestion } from "#shared/domain/attempt";
import type { AttemptId, AttemptQuestionId } from "#shared/domain/ids";
import { visible } from "#shared/domain/questions/conditions";
import type { StoredResponses } from "../../db/schema";
import { AppError } from "../../lib/errors";
import type { WholeAttemptRow } from "./repo";

declare const owned: unique symbol;
declare const known: unique symbol;

/** Proof that an attempt was looked up as its participant's own; only `attempt-snapshot.ts` makes one. */
export type OwnedAttempt = WholeAttemptRow & { readonly [owned]: true };

/** Proof that an attempt was looked up by an admin or by the server itself; only `read-attempts.ts` makes one. */
export type KnownAttempt = WholeAttemptRow & { readonly [known]: true };

/** An attempt that somebody has shown to be theirs to see. */
export type ProvenAttempt = OwnedAttempt | KnownAttempt;

export interface AttemptAskedQuestion extends OrderedQuestion {
  readonly id: AttemptQuestionId;
}

export interface CheckedAnswer {
  questionId: AttemptQuestionId;
  answer: string | string[];
}

/** A message that a change of an attempt brings. */
export interface MessageToStore {
  role: "user" | "bot";
  content: string;
  metadata: MessageMetadata;
  clientMessageId?: string;
}

/**
 * Checks raw answers against the attempt's own questions, all or none.
 * BAD_REQUEST for a question the attempt does not have, and for an answer its question's rule refuses.
 */
export function checkAnswers(
  questions: readonly AttemptAskedQuestion[],
  answers: Readonly<Record<string, AnswerValue>>,
): CheckedAnswer[] {
  const byId = new Map(questions.map((question) => [String(question.id), question]));
  return Object.entries(answers).map(([id, value]) => {
    const question = byId.get(id);
    if (!question) throw new AppError("BAD_REQUEST", "This question isn't part of this assessment.");
    const check = checkAnswer(question, value);
    if (!check.ok) throw new AppError("BAD_REQUEST", check.message);
    return { questionId: question.id, answer: storedAnswer(check.answer) };
  });
}

/** How an attempt's answers stand: those that count, and those to questions that do not apply at present. */
export type CheckedAnswers = Pick<WholeAttemptRow, "responses" | "hiddenResponses">;

/** All that was answered, whether its question applies or not. */
export const allAnswers = ({ responses, hiddenResponses }: CheckedAnswers): StoredResponses => ({
  ...hiddenResponses,
  ...responses,
});

/** How the answers stand after a change, and which answers it changes. */
export type AnswersAfter = CheckedAnswers & { changes: CheckedAnswer[] };

/**
 * How the answers stand once these are given. They are merged first; then it shows which questions apply. What was
 * given to another is not taken, and what was answered to it before is kept as hidden.
 */
export function answersAfter(
  { questions, ...before }: CheckedAnswers & Pick<WholeAttemptRow, "questions">,
  given: readonly CheckedAnswer[],
): AnswersAfter {
  const known = allAnswers(before);
  const shown = new Set(visible(questions, merged(known, given)).map(({ id }) => String(id)));
  const applies = ({ questionId }: CheckedAnswer) => shown.has(String(questionId));
  const changes = given.filter((one) => applies(one) && !isSameAnswer(known[one.questionId], one.answer));
  const all = Object.entries(merged(known, changes));
  const hidden = all.filter(([id]) => !shown.has(id));
  return {
    changes,
    responses: Object.fromEntries(all.filter(([id]) => shown.has(id))),
    hiddenResponses: hidden.length > 0 ? Object.fromEntries(hidden) : null,
  };
}

const merged = (stored: StoredResponses, given: readonly CheckedAnswer[]): StoredResponses => ({
  ...stored,
  ...Object.fromEntries(given.map(({ questionId, answer }) => [questionId, answer])),
});

/** Which of these questions do not apply as the attempt stands, in the order given. */
export function inapplicableQuestions(
  { questions, responses }: OwnedAttempt,
  given: Readonly<Record<string, unknown>>,
) {
  const shown = new Set(visible(questions, responses));
  return questions
    .filter((question) => String(question.id) in given && !shown.has(question))
    .map(({ id }) => id);
}

/** The answers that those take the place of. */
export function replacedBy(changes: readonly CheckedAnswer[], known: StoredResponses): CheckedAnswer[] {
  return changes.flatMap(({ questionId }) => {
    const answer = known[questionId];
    return answer === undefined ? [] : [{ questionId, answer }];
  });
}

/** What was answered to questions that do not apply, question by question. */
export const hiddenOf = ({ questions, hiddenResponses }: OwnedAttempt): CheckedAnswer[] =>
  questions.flatMap(({ id }) => {
    const answer = hiddenResponses?.[id];
    return answer === undefined ? [] : [{ questionId: id, answer }];
  });

/** How many messages a participant may send in one attempt, and how many notes are made in it. */
export const maxTurns = (questionCount: number) => Math.max(60, 4 * questionCount + 20);

/** Whether the assistant may note one more change: as often as the participant may write. */
export const hasRoomForNote = (messages: readonly ChatMessage[], questionCount: number): boolean =>
  messages.filter(({ role, metadata }) => role === "bot" && metadata.kind === "note").length <
  maxTurns(questionCount);

export function isSameAnswer(a: AnswerValue | undefined, b: AnswerValue | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

export const RECOMMEND = "recommend";

/**
 * Whether a completed attempt will get no recommendations: its template has no cards, and no model wrote any. Then the
 * built-in assistant is stored as the author of nothing (decision 0130).
 */
const hasNoAdvice = ({ cards, recommendationsBy }: WholeAttemptRow, hasModel: boolean): boolean =>
  cards.length === 0 && (!hasModel || recommendationsBy !== null);

/** The status of recommendations: a completed attempt whose recommendations are missing and not expected has failed. */
export function recommendationStateOf(
  attempt: WholeAttemptRow,
  { isExpected, hasModel }: { isExpected: boolean; hasModel: boolean },
) {
  if (attempt.recommendations !== null) return "ready" as const;
  if (attempt.status !== "completed" || hasNoAdvice(attempt, hasModel)) return "none" as const;
  return isExpected ? ("pending" as const) : ("failed" as const);
}

/** The job that writes one attempt's recommendations; there is at most one. */
export function recommendationJob(attemptId: AttemptId, network: string) {
  return { kind: RECOMMEND, dedupeKey: recommendationKey(attemptId), payload: { attemptId, network } };
}

export const recommendationKey = (attemptId: AttemptId) => `${RECOMMEND}:${attemptId}`;
