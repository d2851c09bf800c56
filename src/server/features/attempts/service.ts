import type { AnswerValue } from "#shared/domain/answer";
import { missingRequired, remainingText } from "#shared/domain/attempt";
import type { AttemptId, AttemptQuestionId, ParticipantId, TemplateId } from "#shared/domain/ids";
import type { AtOnce } from "../../db/at-once";
import { rowOf, rowsOf } from "../../db/compiled";
import { type Db, type Tx, transaction } from "../../db/database";
import type { Finder } from "../../db/finder";
import type { Via } from "../../db/schema";
import type { RequestSession } from "../../http/sessions/request-session";
import type { JobQueue } from "../../jobs/queue";
import { createBroadcast } from "../../kernel/broadcast";
import type { Clock } from "../../kernel/clock";
import { AppError, notFound } from "../../kernel/errors";
import type { Limiter } from "../../limits/limiter";
import { LIMITS } from "../../limits/rules";
import type { AdminIdentity, Staff } from "../admin-auth/service";
import type { ParticipantAuthService, ParticipantIdentity } from "../participant-auth/service";
import type { TemplatesService } from "../templates/service";
import { type Change, createCommit } from "./commit";
import { createAttemptLists } from "./lists";
import { asSaid } from "./messages";
import * as repo from "./repo";
import {
  answersAfter,
  checkAnswers,
  type KnownAttempt,
  notApplying,
  type OwnedAttempt,
  type ProvenAttempt,
  recommendationKey,
  recommendationStateOf,
} from "./rules";
import { assertAnswerable, assertOpen, ownAttempt, readSitting } from "./sitting";
import { messagesOf } from "./sitting-repo";
import { createValues } from "./values";
import { currentVersion } from "./version-repo";
import { createVersions } from "./versions";
import * as views from "./views";

/** A second start of the same template within this time is the same attempt (design section 5). */
const DOUBLE_CLICK = 10_000;

interface Parts {
  db: Db;
  finder: Finder;
  atOnce: AtOnce;
  clock: Clock;
  limiter: Limiter;
  jobs: JobQueue;
  templates: TemplatesService;
  participantAuth: ParticipantAuthService;
}

type Answers = Readonly<Record<string, AnswerValue>>;

interface DirectStart {
  name: string;
  email: string;
  templateId: TemplateId;
}

export type AttemptsService = ReturnType<typeof createAttempts>;

/** Attempts: starting, answering and completing, by whichever door (design section 5). */
export function createAttempts(parts: Parts) {
  const { db, finder, clock, limiter, jobs, templates, participantAuth } = parts;
  const values = createValues({ db });
  const changed = createBroadcast<"changed">();
  const versions = createVersions(db);
  const source = { db, versions };
  const commit = createCommit({ ...parts, versions, onChange: ({ id }) => changed.publish(id, "changed") });

  /** All that an answer is decided on, and the proof that the attempt is the participant's own. NOT_FOUND else. */
  const sitting = (participant: ParticipantIdentity, id: AttemptId) => readSitting(source, participant, id);

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
   * moment ago and nothing is answered yet. With `resume` the newest open one goes on (decision 0028).
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
      await commit(await sitting(participant, assigned.id), begun);
      return assigned.id;
    }
    await templates.getActive(templateId);
    const now = clock.now();
    const since = new Date(now.getTime() - DOUBLE_CLICK);
    const untouched = await repo.findUntouched(db, participant, templateId, since);
    if (untouched) return untouched.id;
    const limit = participant.isVerified ? LIMITS.attemptByParticipant : LIMITS.attemptByUnverified;
    return transaction(db, async (tx) => {
      const twin = await repo.findUntouched(tx, participant, templateId, since);
      if (twin) return twin.id;
      await limiter.hit(limit, participant.id, 1, tx);
      return begin(tx, participant, templateId);
    });
  }

  /** A new attempt, begun now. */
  const begin = (tx: Tx, { id, isVerified }: ParticipantIdentity, templateId: TemplateId) =>
    insert(tx, id, templateId, { status: "in_progress", isBegunUnproved: !isVerified });

  /** A new attempt on the template's questions as they are now. */
  async function insert(
    tx: Tx,
    userId: ParticipantId,
    assessmentId: TemplateId,
    as: { status: "in_progress" | "not_started"; isBegunUnproved: boolean },
  ) {
    const now = clock.now();
    const versionId = await currentVersion(tx, assessmentId, now);
    const startedAt = as.status === "in_progress" ? now : null;
    return repo.insertAttempt(tx, { userId, assessmentId, versionId, ...as, startedAt, now });
  }

  /** Gives a participant an attempt that waits to be opened, once a template, with the questions as they are now. */
  async function assign(tx: Tx, _by: AdminIdentity, userId: ParticipantId, templateId: TemplateId) {
    const known = await repo.findAssigned(tx, { id: userId, isLimited: false }, templateId);
    if (known) return known.id;
    return insert(tx, userId, templateId, { status: "not_started", isBegunUnproved: false });
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
    (await rowsOf(db, messagesOf(id))).map((message) => asSaid(questions, message));

  /** The participant's newest attempt that is still open; null when there is none. */
  async function current(participant: ParticipantIdentity) {
    const list = await listOf(participant);
    return list.find((attempt) => attempt.status !== "completed") ?? null;
  }

  /**
   * Saves answers from the form or another system; those to questions that do not apply once all are merged are
   * ignored, and named. CONFLICT once the attempt is completed.
   */
  async function save(participant: ParticipantIdentity, id: AttemptId, answers: Answers, via: Via) {
    const saved = await commit(await sitting(participant, id), ({ attempt }) =>
      answering(attempt, answers, via),
    );
    return acknowledged(saved.sitting.attempt, answers);
  }

  /** Saves one answer. CONFLICT once the attempt is completed, and for a question that does not apply. */
  async function answer(
    participant: ParticipantIdentity,
    id: AttemptId,
    questionId: AttemptQuestionId,
    value: AnswerValue,
    via: Via,
  ) {
    const answers = { [questionId]: value };
    const saved = await commit(await sitting(participant, id), ({ attempt }) => {
      assertAnswerable(attempt, questionId);
      return answering(attempt, answers, via);
    });
    return acknowledged(saved.sitting.attempt, answers);
  }

  /**
   * Completes the attempt and queues its recommendations, both or neither. BAD_REQUEST with the spec's text while a
   * required question is open; a second time it changes nothing. Answers to questions that do not apply are named.
   */
  async function complete(participant: ParticipantIdentity, id: AttemptId, answers: Answers = {}, via: Via) {
    const completed = await commit(await sitting(participant, id), ({ attempt }) =>
      attempt.status === "completed" ? {} : completing(attempt, answers, via),
    );
    const { attempt } = completed.sitting;
    return { ...views.attemptView(attempt), ignored: notApplying(attempt, answers) };
  }

  /** An attempt, and where its recommendations stand. The job is looked up first: it ends after they are stored. */
  async function withState<Attempt extends ProvenAttempt>(id: AttemptId, read: () => Promise<Attempt>) {
    const isQueued = await jobs.isQueued(db, recommendationKey(id));
    const attempt = await read();
    return { attempt, state: recommendationStateOf(attempt, isQueued) };
  }

  const recommendationState = async (participant: ParticipantIdentity, id: AttemptId) =>
    (await withState(id, () => own(participant, id))).state;

  /** What the participant sees of a completed attempt; NOT_FOUND before (design section 5). */
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

  /** Compare-and-set: false when there are recommendations already, or the attempt is gone. */
  const storeRecommendations = ({ id }: KnownAttempt, written: repo.WrittenRecommendations) =>
    repo.storeRecommendations(db, id, written, clock.now());

  const removeOwn = async (participant: ParticipantIdentity, id: AttemptId) =>
    remove(await own(participant, id));

  const removeAny = async (admin: AdminIdentity, id: AttemptId) => remove(await any(admin, id));

  async function remove({ id }: ProvenAttempt): Promise<void> {
    if (!(await repo.deleteAttempt(db, id))) throw notFound("Assessment");
    changed.publish(id, "changed");
  }

  return {
    sitting,
    commit,
    own,
    any,
    conversation,
    changes,
    start,
    assign,
    registerAndStart,
    get,
    ownQuestions,
    questionsForAdmin,
    current,
    save,
    answer,
    complete,
    recommendationState,
    results,
    forAdmin,
    storeRecommendations,
    ...createAttemptLists({ db, finder }),
    listOf,
    removeOwn,
    removeAny,
  };
}

/** An attempt that an admin had assigned begins with any change; reading changes nothing. */
const begun = (): Change => ({});

/** What became of saved answers. */
function acknowledged(attempt: OwnedAttempt, answers: Answers) {
  const { responses, progress, revision } = attempt;
  return { responses, progress, revision, ignored: notApplying(attempt, answers) };
}

/** Merges answers: what is absent stays. */
function answering(attempt: OwnedAttempt, answers: Answers, via: Via): Change {
  assertOpen(attempt);
  return { answers: { values: checkAnswers(attempt.questions, answers), via } };
}

function completing(attempt: OwnedAttempt, answers: Answers, via: Via): Change {
  const change = answering(attempt, answers, via);
  const { responses } = answersAfter(attempt, change.answers?.values ?? []);
  const missing = missingRequired(attempt.questions, responses);
  if (missing.length > 0) throw new AppError("BAD_REQUEST", remainingText(missing.length));
  return { ...change, completes: true };
}
