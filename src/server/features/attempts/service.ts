import type { AnswerValue } from "#shared/domain/answer";
import { inOrder, missingRequired, progressOf, remainingText } from "#shared/domain/attempt";
import type { AttemptId, AttemptQuestionId, ParticipantId, TemplateId } from "#shared/domain/ids";
import { type Db, type Tx, transaction } from "../../db/database";
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
import * as repo from "./repo";
import {
  changesOnly,
  checkAnswers,
  isSameAnswer,
  type KnownAttempt,
  type OwnedAttempt,
  type ProvenAttempt,
  recommendationJob,
} from "./rules";
import * as views from "./views";

/** A second start of the same template within this time is the same attempt (design section 5). */
const DOUBLE_CLICK = 10_000;

const COMPLETED = "This assessment is completed; its answers can no longer be changed.";

interface Parts {
  db: Db;
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
export function createAttempts({ db, clock, limiter, jobs, templates, participantAuth }: Parts) {
  const changed = createBroadcast<"changed">();

  /** Tells the screens that follow an attempt that it has changed; to be called once the change is stored. */
  const announce = ({ id }: ProvenAttempt) => changed.publish(id, "changed");

  /** The changes of an attempt from now on, until the signal ends it. */
  const changes = ({ id }: OwnedAttempt, signal: AbortSignal) => changed.listen(id, signal);

  /** The participant's own attempt; NOT_FOUND when it is missing or somebody else's. */
  async function own(participant: ParticipantIdentity, id: AttemptId): Promise<OwnedAttempt> {
    const row = await repo.findAttemptOf(db, id, participant.id);
    if (!row) throw notFound("Assessment");
    return row as OwnedAttempt;
  }

  /** Any attempt, for admins and jobs; NOT_FOUND when it is missing. */
  async function any(_by: Staff, id: AttemptId): Promise<KnownAttempt> {
    const row = await repo.findAttempt(db, id);
    if (!row) throw notFound("Assessment");
    return row as KnownAttempt;
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
    const begun = resume ? await repo.findOpen(db, participant.id, templateId) : undefined;
    if (begun) return begun.id;
    const assigned = await repo.findAssigned(db, participant.id, templateId);
    if (assigned) return (await open(participant, assigned.id)).id;
    await templates.getActive(templateId);
    const now = clock.now();
    const since = new Date(now.getTime() - DOUBLE_CLICK);
    const known = await repo.findUntouched(db, participant.id, templateId, since);
    if (known) return known.id;
    if (!participant.isVerified) await limiter.hit(LIMITS.attemptByUnverified, participant.id);
    return transaction(db, async (tx) => {
      const twin = await repo.findUntouched(tx, participant.id, templateId, since);
      return twin ? twin.id : begin(tx, participant, templateId);
    });
  }

  /** A new attempt, begun now. */
  function begin(tx: Tx, { id: userId }: ParticipantIdentity, assessmentId: TemplateId) {
    const now = clock.now();
    return repo.insertAttempt(tx, { userId, assessmentId, status: "in_progress", startedAt: now, now });
  }

  /** Gives a participant an attempt that waits to be opened, once a template; it copies the questions as they are now. */
  async function assign(tx: Tx, _by: AdminIdentity, userId: ParticipantId, templateId: TemplateId) {
    const known = await repo.findAssigned(tx, userId, templateId);
    if (known) return known.id;
    return repo.insertAttempt(tx, {
      userId,
      assessmentId: templateId,
      status: "not_started",
      startedAt: null,
      now: clock.now(),
    });
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

  /** An attempt that was assigned begins with the first call that does something with it; reading changes nothing. */
  async function open(participant: ParticipantIdentity, id: AttemptId): Promise<OwnedAttempt> {
    const attempt = await own(participant, id);
    if (attempt.status !== "not_started") return attempt;
    await repo.markStarted(db, id, clock.now());
    return own(participant, id);
  }

  const get = async (participant: ParticipantIdentity, id: AttemptId) =>
    views.attemptView(await own(participant, id));

  /** How far the attempt's answers have come: grows with every stored change. */
  const revision = ({ id }: OwnedAttempt) => repo.revision(db, id);

  /** The attempt's own questions in order, prompts included; what leaves of them is a view. */
  const questions = async (attempt: ProvenAttempt) => inOrder(await repo.listQuestions(db, attempt.id));

  const ownQuestions = async (participant: ParticipantIdentity, id: AttemptId) =>
    (await questions(await own(participant, id))).map(views.questionView);

  const questionsForAdmin = async (admin: AdminIdentity, id: AttemptId) =>
    (await questions(await any(admin, id))).map(views.adminQuestionView);

  /** The participant's newest attempt that is still open; null when there is none. */
  async function current(participant: ParticipantIdentity) {
    const list = await listOf(participant);
    return list.find((attempt) => attempt.status !== "completed") ?? null;
  }

  /**
   * Merges answers into the attempt inside a transaction: what is absent stays, each change enters the history.
   * CONFLICT once the attempt is completed.
   */
  async function record(tx: Tx, { id }: OwnedAttempt, answers: Answers, via: Via) {
    const row = await repo.findAttempt(tx, id);
    if (!row) throw notFound("Assessment");
    if (row.status === "completed") throw new AppError("CONFLICT", COMPLETED);
    const asked = await repo.listQuestions(tx, id);
    const changes = changesOnly(checkAnswers(asked, answers), row.responses);
    const now = clock.now();
    const responses = { ...row.responses };
    for (const { questionId, answer } of changes) responses[questionId] = answer;
    const progress = progressOf("in_progress", asked, responses);
    if (changes.length > 0) {
      await repo.saveResponses(tx, id, { responses, progress, now });
      await repo.addHistory(tx, id, changes, via, now);
    }
    return { responses, progress, questions: inOrder(asked) };
  }

  /** The answer to a question that was stored after `attempt` was read; undefined when there is none. */
  async function answerSince(tx: Tx, attempt: OwnedAttempt, questionId: AttemptQuestionId) {
    const now = (await repo.findAttempt(tx, attempt.id))?.responses[questionId];
    return isSameAnswer(now, attempt.responses[questionId]) ? undefined : now;
  }

  /** Saves answers from the form or another system. */
  async function save(participant: ParticipantIdentity, id: AttemptId, answers: Answers, via: Via) {
    const attempt = await open(participant, id);
    const saved = await transaction(db, async (tx) => {
      const { responses, progress } = await record(tx, attempt, answers, via);
      return { responses, progress, revision: await repo.revision(tx, attempt.id) };
    });
    announce(attempt);
    return saved;
  }

  /**
   * Completes the attempt and queues its recommendations, both or neither. BAD_REQUEST with the spec's text while a
   * required question is open; a second time it changes nothing.
   */
  async function complete(
    participant: ParticipantIdentity,
    id: AttemptId,
    answers: Answers | undefined,
    via: Via,
  ) {
    const attempt = await open(participant, id);
    await transaction(db, async (tx) => {
      const row = await repo.findAttempt(tx, attempt.id);
      if (!row) throw notFound("Assessment");
      if (row.status === "completed") return;
      const { responses, questions: asked } = await record(tx, attempt, answers ?? {}, via);
      const missing = missingRequired(asked, responses);
      if (missing.length > 0) throw new AppError("BAD_REQUEST", remainingText(missing.length));
      await repo.markCompleted(tx, attempt.id, clock.now());
      await jobs.enqueue(tx, recommendationJob(attempt.id));
    });
    announce(attempt);
    return views.attemptView(await own(participant, id));
  }

  /** Where recommendations stand: a completed attempt without any, and without a job, has failed to get them. */
  async function recommendationState(attempt: ProvenAttempt) {
    if (attempt.recommendations !== null) return "ready" as const;
    if (attempt.status !== "completed") return "none" as const;
    return (await jobs.isQueued(db, recommendationJob(attempt.id).dedupeKey))
      ? ("pending" as const)
      : ("failed" as const);
  }

  /** What the participant sees of a completed attempt; NOT_FOUND before (design section 5). */
  async function results(participant: ParticipantIdentity, id: AttemptId) {
    const attempt = await own(participant, id);
    if (attempt.status !== "completed") throw notFound("Assessment results");
    return views.resultsView(attempt, await questions(attempt), await recommendationState(attempt));
  }

  /** One attempt as admins see it. */
  async function forAdmin(admin: AdminIdentity, id: AttemptId) {
    const attempt = await any(admin, id);
    return views.adminView(attempt, await recommendationState(attempt));
  }

  const list = async (_admin: AdminIdentity) => (await repo.listAttempts(db)).map(views.adminListView);
  const listOf = async ({ id }: ParticipantIdentity) =>
    (await repo.listAttemptsOf(db, id)).map(views.listView);

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
    own,
    any,
    announce,
    changes,
    start,
    assign,
    registerAndStart,
    open,
    get,
    revision,
    questions,
    ownQuestions,
    questionsForAdmin,
    current,
    record,
    answerSince,
    save,
    complete,
    recommendationState,
    results,
    forAdmin,
    storeRecommendations,
    list,
    listOf,
    removeOwn,
    removeAny,
  };
}
