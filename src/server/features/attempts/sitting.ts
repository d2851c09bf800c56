import type { ChatMessage } from "#shared/contracts/chat";
import { visible } from "#shared/domain/conditions";
import type { AttemptId, AttemptQuestionId } from "#shared/domain/ids";
import type { Run } from "../../db/at-once";
import { rowOf, rowsOf } from "../../db/compiled";
import type { Db } from "../../db/database";
import { AppError, notFound } from "../../kernel/errors";
import type { ParticipantIdentity } from "../participant-auth/service";
import { asSaid, type KeptMessage } from "./messages";
import * as repo from "./repo";
import type { OwnedAttempt } from "./rules";
import { messagesOf } from "./sitting-repo";
import type { AttemptQuestionRow } from "./version-repo";
import type { Version, Versions } from "./versions";

/** One of the attempt's own questions, with its author's prompt. */
export type AttemptQuestion = AttemptQuestionRow;

/** Where attempts are read. */
export interface Source {
  readonly db: Db;
  readonly versions: Versions;
}

/** All that an answer is decided on, read once: the participant's own attempt with its questions, and what was said. */
export interface Sitting {
  readonly participant: ParticipantIdentity;
  /** Proves that the attempt is the participant's own. */
  readonly attempt: OwnedAttempt;
  readonly messages: readonly ChatMessage[];
}

/** The participant's own attempt; NOT_FOUND when it is missing or somebody else's (security T16). */
export async function ownAttempt(
  { db, versions }: Source,
  participant: ParticipantIdentity,
  id: AttemptId,
): Promise<OwnedAttempt> {
  const row = await rowOf(db, repo.attemptOf({ id, by: participant }));
  if (!row) throw notFound("Assessment");
  return owned(row, await versions.of(row.versionId));
}

/** Reads everything that belongs to the participant's own attempt; NOT_FOUND when it is missing or somebody else's. */
export async function readSitting(
  source: Source,
  participant: ParticipantIdentity,
  id: AttemptId,
): Promise<Sitting> {
  // In this order: a conversation that is newer than the attempt is noticed by the revision, an older one is not.
  const attempt = await ownAttempt(source, participant, id);
  return sittingOf(participant, attempt, await rowsOf(source.db, messagesOf(id)));
}

/** A sitting from what was read of it. */
function sittingOf(
  participant: ParticipantIdentity,
  attempt: OwnedAttempt,
  kept: readonly KeptMessage[],
): Sitting {
  return { participant, attempt, messages: kept.map((message) => asSaid(attempt.questions, message)) };
}

/** The one place that makes the proof, from a row that was looked up by its participant. */
function owned(row: repo.StoredAttemptRow, version: Version): OwnedAttempt {
  return { ...row, ...version } as OwnedAttempt;
}

/** The same within a transaction. */
export function readAgain(run: Run, versions: Versions, { participant, attempt: { id } }: Sitting): Sitting {
  const [row] = run(repo.attemptOf({ id, by: participant }));
  if (!row) throw notFound("Assessment");
  const attempt = owned(row, versions.within(run, row.versionId));
  return sittingOf(participant, attempt, run(messagesOf(id)));
}

/** CONFLICT once the attempt is completed, and for a question of it that does not apply as the answers stand. */
export function assertAnswerable(attempt: OwnedAttempt, questionId: AttemptQuestionId): void {
  assertOpen(attempt);
  const { questions, responses } = attempt;
  const isOwn = questions.some(({ id }) => id === questionId);
  if (!isOwn || visible(questions, responses).some(({ id }) => id === questionId)) return;
  throw new AppError("CONFLICT", "This question does not apply any more, because of an earlier answer.");
}

/** CONFLICT once the attempt is completed: its answers stand. */
export function assertOpen({ status }: OwnedAttempt): void {
  if (status !== "completed") return;
  throw new AppError("CONFLICT", "This assessment is completed; its answers can no longer be changed.");
}
