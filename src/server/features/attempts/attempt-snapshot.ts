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
import type { AttemptQuestionRow } from "./version-copy-repo";

/** A question of the attempt's version, with its author's prompt. */
export type SnapshotQuestion = AttemptQuestionRow;

export interface Source {
  readonly db: Db;
  readonly versions: VersionCache;
}

/** Everything needed to decide on an answer, read once: the participant's attempt, its questions and its messages. */
export interface AttemptSnapshot {
  readonly participant: ParticipantIdentity;
  readonly attempt: OwnedAttempt;
  readonly messages: readonly ChatMessage[];
}

/** The participant's own attempt. NOT_FOUND if it is missing or belongs to someone else. */
export async function ownAttempt(
  { db, versions }: Source,
  participant: ParticipantIdentity,
  id: AttemptId,
): Promise<OwnedAttempt> {
  const row = await rowOf(db, repo.attemptOf({ id, by: participant }));
  if (!row) throw notFound("Assessment");
  return toOwned(row, await versions.of(row.versionId));
}

/** Reads the participant's attempt and its messages. NOT_FOUND if it is missing or belongs to someone else. */
export async function loadSnapshot(
  source: Source,
  participant: ParticipantIdentity,
  id: AttemptId,
): Promise<AttemptSnapshot> {
  // Attempt first: if messages arrive in between, the revision check catches it. The other order would miss a change.
  const attempt = await ownAttempt(source, participant, id);
  return snapshotOf(participant, attempt, await rowsOf(source.db, messagesOf(id)));
}

function snapshotOf(
  participant: ParticipantIdentity,
  attempt: OwnedAttempt,
  messages: readonly StoredMessage[],
): AttemptSnapshot {
  return {
    participant,
    attempt,
    messages: messages.map((message) => decodeMessage(attempt.questions, message)),
  };
}

/** The only place that creates the proof, from a row that was looked up by its participant. */
function toOwned(row: repo.StoredAttemptRow, version: Version): OwnedAttempt {
  return { ...row, ...version } as OwnedAttempt;
}

/** Reads the snapshot again within a transaction, with the attempt locked. NOT_FOUND if it was deleted. */
export function* reloadInTx(
  versions: VersionCache,
  { participant, attempt: { id } }: AttemptSnapshot,
): Steps<AttemptSnapshot> {
  yield* lock("user_assessments", id);
  const [row] = yield* run(repo.attemptOf({ id, by: participant }));
  if (!row) throw notFound("Assessment");
  const attempt = toOwned(row, yield* versions.within(row.versionId));
  return snapshotOf(participant, attempt, yield* run(messagesOf(id)));
}

/** CONFLICT if the attempt is completed, or if earlier answers hide the question. Unknown questions pass. */
export function assertAnswerable(attempt: OwnedAttempt, questionId: AttemptQuestionId): void {
  assertOpen(attempt);
  const { questions, responses } = attempt;
  const question = questions.find(({ id }) => id === questionId);
  if (!question?.conditions || visible(questions, responses).includes(question)) return;
  throw new AppError("CONFLICT", "This question no longer applies because of an earlier answer.");
}

/** CONFLICT if the attempt is completed. */
export function assertOpen({ status }: OwnedAttempt): void {
  if (status !== "completed") return;
  throw new AppError("CONFLICT", "This assessment has been completed, so its answers can't be changed.");
}
