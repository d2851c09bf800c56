import type { AttemptId, ParticipantId, TemplateId } from "#shared/domain/ids";
import { afterCommit, lockRow, type Tx, transaction } from "../../db/database";
import type { RequestSession } from "../../http/sessions/request-session";
import type { Clock } from "../../lib/clock";
import { AppError } from "../../lib/errors";
import type { Limiter } from "../../rate-limits/limiter";
import { LIMITS } from "../../rate-limits/limits";
import type { AdminIdentity } from "../admin-auth/rules";
import type { ParticipantIdentity } from "../participant-auth/rules";
import type { ParticipantAuthService } from "../participant-auth/service";
import type { TemplatesService } from "../templates/service";
import { loadSnapshot, ownAttempt, type Source } from "./attempt-snapshot";
import type { AttemptChange, AttemptWriter } from "./attempt-writer";
import * as repo from "./repo";
import { currentVersion } from "./version-copy-repo";

/** A second start of the same template within this time returns the same attempt. In milliseconds. */
const DOUBLE_CLICK_WINDOW = 10_000;
/** How long after completion a start with `resume` returns the completed attempt, in milliseconds. */
const RESUME_WINDOW = 24 * 60 * 60_000;

interface Parts {
  source: Source;
  commit: AttemptWriter;
  /** Called after an attempt is stored. */
  onStart: (id: TemplateId) => void;
  clock: Clock;
  limiter: Limiter;
  templates: Pick<TemplatesService, "getActive" | "assertOffered">;
  participantAuth: Pick<ParticipantAuthService, "register">;
}

interface DirectStart {
  name: string;
  email: string;
  templateId: TemplateId;
}

/** Starts attempts for participants, and assigns them for admins. */
export function createAttemptStart(parts: Parts) {
  const { source, commit, onStart, clock, limiter, templates, participantAuth } = parts;
  const { db } = source;

  /**
   * Starts a template: opens an assigned attempt, else creates one. Returns an existing one if it was created moments
   * ago and has no answers. `resume` continues the newest open attempt, or returns one completed within a day: people
   * reopen their link to see their results (decision 0028). NOT_FOUND, CONFLICT, TOO_MANY_REQUESTS.
   */
  async function start(
    participant: ParticipantIdentity,
    templateId: TemplateId,
    resume = false,
  ): Promise<AttemptId> {
    const existing = resume ? await repo.findOpen(db, participant, templateId) : undefined;
    if (existing) return existing.id;
    const assigned = await repo.findAssigned(db, participant, templateId);
    if (assigned) {
      await commit(await loadSnapshot(source, participant, assigned.id), emptyChange);
      return assigned.id;
    }
    const now = clock.now();
    const completedSince = new Date(now.getTime() - RESUME_WINDOW);
    const completed = resume
      ? await repo.findCompleted(db, participant, templateId, completedSince)
      : undefined;
    if (completed) return completed.id;
    await templates.getActive(templateId);
    const since = new Date(now.getTime() - DOUBLE_CLICK_WINDOW);
    const untouched = await repo.findUntouched(db, participant, templateId, since);
    if (untouched) return untouched.id;
    const limit = participant.isVerified ? LIMITS.attemptByParticipant : LIMITS.attemptByUnverified;
    return transaction(db, async (tx) => {
      await lockRow(tx, "users", participant.id);
      const duplicate = await repo.findUntouched(tx, participant, templateId, since);
      if (duplicate) return duplicate.id;
      await limiter.hit(limit, participant.id, 1, tx);
      return begin(tx, participant.id, templateId);
    });
  }

  /** Starts a completed attempt's template again. CONFLICT while it is open, or if the template is unavailable. */
  async function retake(participant: ParticipantIdentity, id: AttemptId): Promise<AttemptId> {
    const { status, assessmentId } = await ownAttempt(source, participant, id);
    if (status !== "completed")
      throw new AppError("CONFLICT", "Complete this assessment before you retake it.");
    await templates.assertOffered(assessmentId);
    return start(participant, assessmentId);
  }

  /** The last step of the direct page: creates an account, an attempt and a session. */
  async function registerAndStart(session: RequestSession, network: string, input: DirectStart) {
    const { templateId } = input;
    await templates.getActive(templateId);
    const started = await participantAuth.register(session, network, input, async (tx, { id }) => ({
      participantId: id,
      id: await begin(tx, id, templateId),
    }));
    // Counted but never refused, because the attempt is already stored.
    await limiter.tryHit(LIMITS.attemptByUnverified, started.participantId);
    return started.id;
  }

  function begin(tx: Tx, userId: ParticipantId, templateId: TemplateId) {
    afterCommit(tx, () => onStart(templateId));
    return insertStarted(tx, userId, templateId, clock.now());
  }

  function assign(tx: Tx, _by: AdminIdentity, userId: ParticipantId, templateId: TemplateId) {
    afterCommit(tx, () => onStart(templateId));
    return assignAttempt(tx, userId, templateId, clock.now());
  }

  return { start, retake, registerAndStart, assign };
}

/** The empty change, which starts an assigned attempt. */
const emptyChange = (): AttemptChange => ({});

/** Creates an attempt for the participant to open later, unless one is assigned or open already. */
async function assignAttempt(tx: Tx, userId: ParticipantId, assessmentId: TemplateId, now: Date) {
  await lockRow(tx, "users", userId);
  const reader = { id: userId };
  const existing =
    (await repo.findAssigned(tx, reader, assessmentId)) ?? (await repo.findOpen(tx, reader, assessmentId));
  if (existing) return existing.id;
  const versionId = await currentVersion(tx, assessmentId, now);
  const status = "not_started" as const;
  return repo.insertAttempt(tx, { userId, assessmentId, versionId, status, startedAt: null, now });
}

async function insertStarted(tx: Tx, userId: ParticipantId, assessmentId: TemplateId, now: Date) {
  const versionId = await currentVersion(tx, assessmentId, now);
  const status = "in_progress" as const;
  return repo.insertAttempt(tx, { userId, assessmentId, versionId, status, startedAt: now, now });
}
