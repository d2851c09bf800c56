import type { ChatMessage } from "#shared/contracts/chat";
import type { AttemptId, AttemptQuestionId } from "#shared/domain/ids";
import { visible } from "#shared/domain/questions/conditions";
import { lock, run, type Steps } from "../../db/commit";
import type { Db } from "../../db/database";
import { rowOf, rowsOf } from "../../db/prepared-queries";
import { AppError, notFound } from "../../lib/errors";
import type { ParticipantIdentity } from "../participant-auth/rules";
import { messagesOf } from "./attempt-write-repo";
import { decodeMessage, type StoredMessage } from "./message-codec";
import * as repo from "./repo";
import type { OwnedAttempt } from "./rules";
import type { Version, VersionCache } from "./version-cache";
import type { AttemptQuestionRow } from "./version-repo";

/** One of the attempt's own questions, with its author's prompt. */
export type SnapshotQuestion = AttemptQuestionRow;

/** Where attempts are read. */
export interface Source {
  readonly db: Db;
  readonly versions: VersionCache;
}

/** All that an answer is decided on, read once: the participant's own attempt with its questions, and what was said. */
export interface AttemptSnapshot {
  readonly participant: ParticipantIdentity;
  /** Proves that the attempt is the participant's own. */
  readonly attempt: OwnedAttempt;
  readonly messages: readonly ChatMessage[];
}

/** The participant's own attempt; NOT_FOUND when it is missing or somebody else's. */
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
export async function loadSnapshot(
  source: Source,
  participant: ParticipantIdentity,
  id: AttemptId,
): Promise<AttemptSnapshot> {
  // In this order: a conversation that is newer than the attempt is noticed by the revision, an older one is not.
  const attempt = await ownAttempt(source, participant, id);
  return sittingOf(participant, attempt, await rowsOf(source.db, messagesOf(id)));
}

/** A snapshot from what was read of it. */
function sittingOf(
  participant: ParticipantIdentity,
  attempt: OwnedAttempt,
  kept: readonly StoredMessage[],
): AttemptSnapshot {
  return { participant, attempt, messages: kept.map((message) => decodeMessage(attempt.questions, message)) };
}

/** The one place that makes the proof, from a row that was looked up by its participant. */
function owned(row: repo.StoredAttemptRow, version: Version): OwnedAttempt {
  return { ...row, ...version } as OwnedAttempt;
}

/** The same within a transaction. */
export function* reloadInTx(
  versions: VersionCache,
  { participant, attempt: { id } }: AttemptSnapshot,
): Steps<AttemptSnapshot> {
  yield* lock("user_assessments", id);
  const [row] = yield* run(repo.attemptOf({ id, by: participant }));
  if (!row) throw notFound("Assessment");
  const attempt = owned(row, yield* versions.within(row.versionId));
  return sittingOf(participant, attempt, yield* run(messagesOf(id)));
}

/** CONFLICT once the attempt is completed, and for a question of it that does not apply as the answers stand. */
export function assertAnswerable(attempt: OwnedAttempt, questionId: AttemptQuestionId): void {
  assertOpen(attempt);
  const { questions, responses } = attempt;
  const isOwn = questions.some(({ id }) => id === questionId);
  if (!isOwn || visible(questions, responses).some(({ id }) => id === questionId)) return;
  throw new AppError("CONFLICT", "This question no longer applies because of an earlier answer.");
}

/** CONFLICT once the attempt is completed: its answers stand. */
export function assertOpen({ status }: OwnedAttempt): void {
  if (status !== "completed") return;
  throw new AppError("CONFLICT", "This assessment has been completed, so its answers can't be changed.");
}
