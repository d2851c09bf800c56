import type { MessageMetadata } from "#shared/contracts/chat";
import { type AnswerValue, checkAnswer, storedAnswer } from "#shared/domain/answer";
import type { OrderedQuestion } from "#shared/domain/attempt";
import type { AttemptId, AttemptQuestionId } from "#shared/domain/ids";
import type { StoredResponses } from "../../db/schema";
import { AppError } from "../../kernel/errors";
import type { WholeAttemptRow } from "./repo";

declare const owned: unique symbol;
declare const known: unique symbol;

/** Proof that an attempt was looked up as its participant's own; only `sitting.ts` makes one. */
export type OwnedAttempt = WholeAttemptRow & { readonly [owned]: true };

/** Proof that an attempt was looked up by an admin or by the server itself; only `attempts.any` makes one. */
export type KnownAttempt = WholeAttemptRow & { readonly [known]: true };

/** An attempt that somebody has shown to be theirs to see. */
export type ProvenAttempt = OwnedAttempt | KnownAttempt;

export interface AskedQuestion extends OrderedQuestion {
  readonly id: AttemptQuestionId;
}

export interface CheckedAnswer {
  questionId: AttemptQuestionId;
  answer: string | string[];
}

/** A message that a change of an attempt brings. */
export interface NewMessage {
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
  questions: readonly AskedQuestion[],
  answers: Readonly<Record<string, AnswerValue>>,
): CheckedAnswer[] {
  const byId = new Map(questions.map((question) => [String(question.id), question]));
  return Object.entries(answers).map(([id, value]) => {
    const question = byId.get(id);
    if (!question) throw new AppError("BAD_REQUEST", "This assessment has no such question.");
    const check = checkAnswer(question, value);
    if (!check.ok) throw new AppError("BAD_REQUEST", check.message);
    return { questionId: question.id, answer: storedAnswer(check.answer) };
  });
}

/** The stored answers with the given ones in their place. */
export function merged(stored: StoredResponses, answers: readonly CheckedAnswer[]): StoredResponses {
  return { ...stored, ...Object.fromEntries(answers.map(({ questionId, answer }) => [questionId, answer])) };
}

/** Only what differs from the stored answers. */
export function changesOnly(answers: readonly CheckedAnswer[], stored: StoredResponses): CheckedAnswer[] {
  return answers.filter(({ questionId, answer }) => !isSameAnswer(stored[questionId], answer));
}

/** The stored answers that those take the place of. */
export function replacedBy(changes: readonly CheckedAnswer[], stored: StoredResponses): CheckedAnswer[] {
  return changes.flatMap(({ questionId }) => {
    const answer = stored[questionId];
    return answer === undefined ? [] : [{ questionId, answer }];
  });
}

export function isSameAnswer(a: AnswerValue | undefined, b: AnswerValue | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

export const RECOMMEND = "recommend";

/** Where recommendations stand: a completed attempt without any, and without a job, has failed to get them. */
export function recommendationStateOf({ recommendations, status }: WholeAttemptRow, isQueued: boolean) {
  if (recommendations !== null) return "ready" as const;
  if (status !== "completed") return "none" as const;
  return isQueued ? ("pending" as const) : ("failed" as const);
}

/** The job that writes one attempt's recommendations; there is at most one. */
export function recommendationJob(attemptId: AttemptId, network: string) {
  return { kind: RECOMMEND, dedupeKey: recommendationKey(attemptId), payload: { attemptId, network } };
}

export const recommendationKey = (attemptId: AttemptId) => `${RECOMMEND}:${attemptId}`;
