import type { AttemptId, ParticipantId, TemplateId } from "#shared/domain/ids";
import type { Commit } from "../../db/commit";
import { afterCommit, type Db, lockRow, type Tx, transaction } from "../../db/database";
import type { SearchWorker } from "../../db/engine";
import { rowOf, rowsOf } from "../../db/prepared-queries";
import type { RequestSession } from "../../http/sessions/request-session";
import type { JobQueue } from "../../jobs/queue";
import type { Clock } from "../../lib/clock";
import { AppError, notFound } from "../../lib/errors";
import { createEventBus } from "../../lib/event-bus";
import type { Limiter } from "../../rate-limits/limiter";
import { LIMITS } from "../../rate-limits/limits";
import type { AdminIdentity, Staff } from "../admin-auth/service";
import type { ParticipantAuthService, ParticipantIdentity } from "../participant-auth/service";
import type { TemplatesService } from "../templates/service";
import { createAdminLists } from "./admin-lists";
import { loadSnapshot, ownAttempt } from "./attempt-snapshot";
import { lastMessageOf, messagesOf } from "./attempt-write-repo";
import { type AttemptChange, createAttemptWriter } from "./attempt-writer";
import { createDeletion } from "./deletion";
import { createFactsCatchUp } from "./facts-catch-up";
import { decodeMessage } from "./message-codec";
import * as repo from "./repo";
import {
  type KnownAttempt,
  type OwnedAttempt,
  type ProvenAttempt,
  recommendationKey,
  recommendationStateOf,
} from "./rules";
import { createSaveAnswers } from "./save-answers";
import { createScoresForViewer } from "./scores-for-viewer";
import { createTemplateChanges } from "./template-changes";
import { createVersionCache } from "./version-cache";
import { currentVersion } from "./version-repo";
import * as views from "./views";

/** A second start of the same template within this time is the same attempt. */
const DOUBLE_CLICK = 10_000;
/** For so long after completing, a start with `resume` gives the result back, in milliseconds. */
const LATELY = 24 * 60 * 60_000;

interface Parts {
  db: Db;
  searchWorker: SearchWorker;
  runCommit: Commit;
  clock: Clock;
  limiter: Limiter;
  jobs: JobQueue;
  templates: TemplatesService;
  participantAuth: ParticipantAuthService;
  /** Whether a model may write recommendations where the template has no cards. */
  hasModel: boolean;
}

interface DirectStart {
  name: string;
  email: string;
  templateId: TemplateId;
}

export type AttemptsService = ReturnType<typeof createAttempts>;

/** Attempts: starting, answering and completing, by whichever door. */
export function createAttempts(parts: Parts) {
  const { db, searchWorker, clock, limiter, jobs, templates, participantAuth, hasModel } = parts;
  const changed = createEventBus<"changed">();
  const templateChanges = createTemplateChanges(clock);
  /** Those whose recommendations are being written at this moment. */
  const beingAdvised = new Set<AttemptId>();
  const versions = createVersionCache(db);
  const source = { db, versions };
  const values = createScoresForViewer(source);
  const onChange = ({ id, assessmentId }: Pick<ProvenAttempt, "id" | "assessmentId">) => {
    changed.publish(id, "changed");
    templateChanges.publish(assessmentId);
  };
  const commit = createAttemptWriter({ ...parts, versions, onChange });

  /** All that an answer is decided on, and the proof that the attempt is the participant's own. NOT_FOUND else. */
  const snapshot = (participant: ParticipantIdentity, id: AttemptId) => loadSnapshot(source, participant, id);

  /** The changes of an attempt from now on, until the signal ends it. */
  const changes = ({ id }: OwnedAttempt, signal: AbortSignal) => changed.listen(id, signal);

  /** The participant's own attempt, to look at; NOT_FOUND when it is missing or somebody else's. */
  const own = (participant: ParticipantIdentity, id: AttemptId) => ownAttempt(source, participant, id);

  /** Any attempt, for admins and jobs; NOT_FOUND when it is missing. */
  async function any(_by: Staff, id: AttemptId): Promise<KnownAttempt> {
    const row = await repo.findAttempt(db, id);
    if (!row) throw notFound("Assessment");
    return { ...row, ...(await versions.of(row.versionId)) } as KnownAttempt;
  }

  /**
   * Starts a template: opens the attempt that was assigned, else makes one. The same attempt when it was started a
   * moment ago and nothing is answered yet. With `resume` the newest open one goes on, and one that was completed within a
   * day is given back as it is: whoever opens their link again looks for what they did (decision 0028).
   */
  async function start(
    participant: ParticipantIdentity,
    templateId: TemplateId,
    resume = false,
  ): Promise<AttemptId> {
    const known = resume ? await repo.findOpen(db, participant, templateId) : undefined;
    if (known) return known.id;
    const assigned = await repo.findAssigned(db, participant, templateId);
    if (assigned) {
      await commit(await snapshot(participant, assigned.id), begun);
      return assigned.id;
    }
    const now = clock.now();
    const lately = new Date(now.getTime() - LATELY);
    const completed = resume ? await repo.findCompleted(db, participant, templateId, lately) : undefined;
    if (completed) return completed.id;
    await templates.getActive(templateId);
    const since = new Date(now.getTime() - DOUBLE_CLICK);
    const untouched = await repo.findUntouched(db, participant, templateId, since);
    if (untouched) return untouched.id;
    const limit = participant.isVerified ? LIMITS.attemptByParticipant : LIMITS.attemptByUnverified;
    return transaction(db, async (tx) => {
      await lockRow(tx, "users", participant.id);
      const twin = await repo.findUntouched(tx, participant, templateId, since);
      if (twin) return twin.id;
      await limiter.hit(limit, participant.id, 1, tx);
      return begin(tx, participant, templateId);
    });
  }

  /**
   * Starts the template of a completed attempt again, as it is now. CONFLICT while the attempt is open, and when its
   * template is no longer offered.
   */
  async function retake(participant: ParticipantIdentity, id: AttemptId): Promise<AttemptId> {
    const { status, assessmentId } = await own(participant, id);
    if (status !== "completed")
      throw new AppError("CONFLICT", "Complete this assessment before you retake it.");
    await templates.assertOffered(assessmentId);
    return start(participant, assessmentId);
  }

  /** A new attempt, begun now. */
  const begin = (tx: Tx, { id }: ParticipantIdentity, templateId: TemplateId) =>
    insert(tx, id, templateId, "in_progress");

  /** A new attempt on the template's questions as they are now. */
  async function insert(
    tx: Tx,
    userId: ParticipantId,
    assessmentId: TemplateId,
    status: "in_progress" | "not_started",
  ) {
    const now = clock.now();
    const versionId = await currentVersion(tx, assessmentId, now);
    const startedAt = status === "in_progress" ? now : null;
    afterCommit(tx, () => templateChanges.publish(assessmentId));
    return repo.insertAttempt(tx, { userId, assessmentId, versionId, status, startedAt, now });
  }

  /**
   * Gives a participant an attempt that waits to be opened, once a template, with the questions as they are now; whoever is
   * in the middle of one goes on with that.
   */
  async function assign(tx: Tx, _by: AdminIdentity, userId: ParticipantId, templateId: TemplateId) {
    await lockRow(tx, "users", userId);
    const reader = { id: userId };
    const known =
      (await repo.findAssigned(tx, reader, templateId)) ?? (await repo.findOpen(tx, reader, templateId));
    if (known) return known.id;
    return insert(tx, userId, templateId, "not_started");
  }

  /** The direct page's last step: an account with an attempt, and a session. */
  async function registerAndStart(session: RequestSession, network: string, given: DirectStart) {
    await templates.getActive(given.templateId);
    const { participantId, id } = await participantAuth.register(
      session,
      network,
      given,
      async (tx, person) => ({
        participantId: person.id,
        id: await begin(tx, person, given.templateId),
      }),
    );
    // Counted only: a refusal would come too late.
    await limiter.tryHit(LIMITS.attemptByUnverified, participantId);
    return id;
  }

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

  /** The participant's newest attempt that is still open; null when there is none. */
  async function current(participant: ParticipantIdentity) {
    const list = await listOf(participant);
    return list.find((attempt) => attempt.status !== "completed") ?? null;
  }

  /** An attempt, and where its recommendations stand. What writes them is looked up first: it ends after they are stored. */
  async function withState<Attempt extends ProvenAttempt>(id: AttemptId, read: () => Promise<Attempt>) {
    const isExpected = beingAdvised.has(id) || (await jobs.isQueued(db, recommendationKey(id)));
    const attempt = await read();
    return { attempt, state: recommendationStateOf(attempt, { isExpected, hasModel }) };
  }

  /** Does what writes an attempt's recommendations; until it ends they are pending, whether or not a job is. */
  async function whileAdvised(id: AttemptId, write: () => Promise<void>): Promise<void> {
    beingAdvised.add(id);
    try {
      await write();
    } finally {
      beingAdvised.delete(id);
    }
  }

  async function recommendationState(participant: ParticipantIdentity, id: AttemptId) {
    const { attempt, state } = await withState(id, () => own(participant, id));
    return { state, status: attempt.status };
  }

  /** What the participant sees of a completed attempt; NOT_FOUND before. */
  async function results(participant: ParticipantIdentity, id: AttemptId) {
    const { attempt, state } = await withState(id, () => own(participant, id));
    if (attempt.status !== "completed") throw notFound("Assessment results");
    return views.resultsView(attempt, state, await values.forParticipant(attempt));
  }

  /** One attempt as admins see it. */
  async function forAdmin(admin: AdminIdentity, id: AttemptId) {
    const { attempt, state } = await withState(id, () => any(admin, id));
    return views.adminView(attempt, state, await values.forAdmin(attempt));
  }

  const listOf = async (participant: ParticipantIdentity) =>
    (await repo.listAttemptsOf(db, participant)).map(views.listView);

  /** Notes that no model wrote recommendations and the template has none. False when that is noted already. */
  const storeNoRecommendations = ({ id }: KnownAttempt) => repo.storeNoRecommendations(db, id, clock.now());

  /** Compare-and-set: false when there are recommendations already, or the attempt is gone. */
  const storeRecommendations = ({ id }: KnownAttempt, written: repo.WrittenRecommendations) =>
    repo.storeRecommendations(db, id, written, clock.now());

  return {
    snapshot,
    commit,
    own,
    any,
    conversation,
    lastMessageId,
    changes,
    start,
    retake,
    compare: values.compare,
    assign,
    registerAndStart,
    get,
    ownQuestions,
    questionsForAdmin,
    current,
    ...createSaveAnswers({ snapshot, commit }),
    recommendationState,
    whileAdvised,
    results,
    forAdmin,
    storeRecommendations,
    storeNoRecommendations,
    ...createAdminLists({ db, searchWorker }),
    listOf,
    ...createDeletion({ db, own, any, onChange, onTemplateChange: templateChanges.publish }),
    ...createFactsCatchUp({ ...parts, versions }),
    revisionOf: templateChanges.revisionOf,
    templateChanges: templateChanges.listen,
  };
}

/** An attempt that an admin had assigned begins with any change; reading changes nothing. */
const begun = (): AttemptChange => ({});
