import type { AttemptId } from "#shared/domain/ids";
import { rowOf, rowsOf } from "../../db/prepared-queries";
import { notFound } from "../../lib/errors";
import type { AdminIdentity, Staff } from "../admin-auth/rules";
import type { ParticipantIdentity } from "../participant-auth/rules";
import { loadSnapshot, ownAttempt, type Source } from "./attempt-snapshot";
import { lastMessageOf, messagesOf } from "./attempt-write-repo";
import { decodeMessage } from "./message-codec";
import * as repo from "./repo";
import type { KnownAttempt, OwnedAttempt, ProvenAttempt } from "./rules";
import * as views from "./views";

/** Any attempt, for admins and jobs. NOT_FOUND if it doesn't exist. */
export async function anyAttempt({ db, versions }: Source, _by: Staff, id: AttemptId): Promise<KnownAttempt> {
  const row = await repo.findAttempt(db, id);
  if (!row) throw notFound("Assessment");
  return { ...row, ...(await versions.of(row.versionId)) } as KnownAttempt;
}

/** Reads of attempts, each by a person who may see them. */
export function createAttemptReader(source: Source) {
  const { db } = source;

  /** Everything needed to decide on an answer. NOT_FOUND if the attempt is missing or belongs to someone else. */
  const snapshot = (participant: ParticipantIdentity, id: AttemptId) => loadSnapshot(source, participant, id);

  /** The participant's own attempt. NOT_FOUND if it is missing or belongs to someone else. */
  const own = (participant: ParticipantIdentity, id: AttemptId) => ownAttempt(source, participant, id);

  /** Any attempt, for admins and jobs. NOT_FOUND if it doesn't exist. */
  const any = (by: Staff, id: AttemptId) => anyAttempt(source, by, id);

  /** The participant's own attempt as a view. NOT_FOUND if it is missing or belongs to someone else. */
  async function get(participant: ParticipantIdentity, id: AttemptId) {
    const row = await rowOf(db, repo.shownAttemptOf({ id, by: participant }));
    if (!row) throw notFound("Assessment");
    return views.attemptView(row);
  }

  const ownQuestions = async (participant: ParticipantIdentity, id: AttemptId) =>
    views.questionViews(await own(participant, id));

  const questionsForAdmin = async (admin: AdminIdentity, id: AttemptId) =>
    views.adminQuestionViews(await any(admin, id));

  /** All messages of an attempt, oldest first. */
  const conversation = async ({ id, questions }: ProvenAttempt) =>
    (await rowsOf(db, messagesOf(id))).map((message) => decodeMessage(questions, message));

  /** The newest message of an attempt; null if there is none. */
  const lastMessageId = async ({ id }: OwnedAttempt) => (await rowOf(db, lastMessageOf(id)))?.id ?? null;

  const listOf = async (participant: ParticipantIdentity) =>
    (await repo.listAttemptsOf(db, participant)).map(views.listView);

  /** The participant's newest open or assigned attempt; null if there is none. */
  async function current(participant: ParticipantIdentity) {
    const list = await listOf(participant);
    return list.find((attempt) => attempt.status !== "completed") ?? null;
  }

  return {
    snapshot,
    own,
    any,
    get,
    listOf,
    current,
    ownQuestions,
    questionsForAdmin,
    conversation,
    lastMessageId,
  };
}
