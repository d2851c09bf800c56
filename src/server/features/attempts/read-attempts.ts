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

/** Any attempt, for admins and jobs; NOT_FOUND when it is missing. */
export async function anyAttempt({ db, versions }: Source, _by: Staff, id: AttemptId): Promise<KnownAttempt> {
  const row = await repo.findAttempt(db, id);
  if (!row) throw notFound("Assessment");
  return { ...row, ...(await versions.of(row.versionId)) } as KnownAttempt;
}

/** Attempts as they are read, by those who may see them. */
export function createAttemptReader(source: Source) {
  const { db } = source;

  /** All that an answer is decided on, and the proof that the attempt is the participant's own. NOT_FOUND else. */
  const snapshot = (participant: ParticipantIdentity, id: AttemptId) => loadSnapshot(source, participant, id);

  /** The participant's own attempt, to look at; NOT_FOUND when it is missing or somebody else's. */
  const own = (participant: ParticipantIdentity, id: AttemptId) => ownAttempt(source, participant, id);

  /** Any attempt, for admins and jobs; NOT_FOUND when it is missing. */
  const any = (by: Staff, id: AttemptId) => anyAttempt(source, by, id);

  /** What a participant reads of their own attempt; NOT_FOUND when it is missing or somebody else's. */
  async function get(participant: ParticipantIdentity, id: AttemptId) {
    const row = await rowOf(db, repo.shownAttemptOf({ id, by: participant }));
    if (!row) throw notFound("Assessment");
    return views.attemptView(row);
  }

  const ownQuestions = async (participant: ParticipantIdentity, id: AttemptId) =>
    views.questionViews(await own(participant, id));

  const questionsForAdmin = async (admin: AdminIdentity, id: AttemptId) =>
    views.adminQuestionViews(await any(admin, id));

  /** What was said in an attempt, in order. */
  const conversation = async ({ id, questions }: ProvenAttempt) =>
    (await rowsOf(db, messagesOf(id))).map((message) => decodeMessage(questions, message));

  /** The newest message said in an attempt; null while nothing is said. */
  const lastMessageId = async ({ id }: OwnedAttempt) => (await rowOf(db, lastMessageOf(id)))?.id ?? null;

  const listOf = async (participant: ParticipantIdentity) =>
    (await repo.listAttemptsOf(db, participant)).map(views.listView);

  /** The participant's newest attempt that is still open; null when there is none. */
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
