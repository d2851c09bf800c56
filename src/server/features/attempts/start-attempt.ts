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
import { currentVersion } from "./version-repo";

/** A second start of the same template within this time is the same attempt. */
const DOUBLE_CLICK = 10_000;
/** For so long after completing, a start with `resume` gives the result back, in milliseconds. */
const LATELY = 24 * 60 * 60_000;

interface Parts {
  source: Source;
  commit: AttemptWriter;
  /** Called once an attempt of a template is stored. */
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

/** Starts attempts: a participant does, again or for the first time, or an admin assigns one. */
export function createAttemptStart(parts: Parts) {
  const { source, commit, onStart, clock, limiter, templates, participantAuth } = parts;
  const { db } = source;

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
      await commit(await loadSnapshot(source, participant, assigned.id), begun);
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
      return begin(tx, participant.id, templateId);
    });
  }

  /**
   * Starts the template of a completed attempt again, as it is now. CONFLICT while the attempt is open, and when its
   * template is no longer offered.
   */
  async function retake(participant: ParticipantIdentity, id: AttemptId): Promise<AttemptId> {
    const { status, assessmentId } = await ownAttempt(source, participant, id);
    if (status !== "completed")
      throw new AppError("CONFLICT", "Complete this assessment before you retake it.");
    await templates.assertOffered(assessmentId);
    return start(participant, assessmentId);
  }

  /** The direct page's last step: an account with an attempt, and a session. */
  async function registerAndStart(session: RequestSession, network: string, given: DirectStart) {
    const { templateId } = given;
    await templates.getActive(templateId);
    const started = await participantAuth.register(session, network, given, async (tx, { id }) => ({
      participantId: id,
      id: await begin(tx, id, templateId),
    }));
    // Counted only: a refusal would come too late.
    await limiter.tryHit(LIMITS.attemptByUnverified, started.participantId);
    return started.id;
  }

  function begin(tx: Tx, userId: ParticipantId, templateId: TemplateId) {
    afterCommit(tx, () => onStart(templateId));
    return insertBegun(tx, userId, templateId, clock.now());
  }

  function assign(tx: Tx, _by: AdminIdentity, userId: ParticipantId, templateId: TemplateId) {
    afterCommit(tx, () => onStart(templateId));
    return assignAttempt(tx, userId, templateId, clock.now());
  }

  return { start, retake, registerAndStart, assign };
}

/** An attempt that an admin had assigned begins with any change; reading changes nothing. */
const begun = (): AttemptChange => ({});

/**
 * Gives a participant an attempt that waits to be opened, once a template, with the questions as they are now; whoever is
 * in the middle of one goes on with that.
 */
async function assignAttempt(tx: Tx, userId: ParticipantId, assessmentId: TemplateId, now: Date) {
  await lockRow(tx, "users", userId);
  const reader = { id: userId };
  const known =
    (await repo.findAssigned(tx, reader, assessmentId)) ?? (await repo.findOpen(tx, reader, assessmentId));
  if (known) return known.id;
  const versionId = await currentVersion(tx, assessmentId, now);
  const status = "not_started" as const;
  return repo.insertAttempt(tx, { userId, assessmentId, versionId, status, startedAt: null, now });
}

/** A new attempt on the template's questions as they are now, begun now. */
async function insertBegun(tx: Tx, userId: ParticipantId, assessmentId: TemplateId, now: Date) {
  const versionId = await currentVersion(tx, assessmentId, now);
  const status = "in_progress" as const;
  return repo.insertAttempt(tx, { userId, assessmentId, versionId, status, startedAt: now, now });
}
