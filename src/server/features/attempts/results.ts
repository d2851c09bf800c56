import type { AttemptId } from "#shared/domain/ids";
import type { JobQueue } from "../../jobs/queue";
import type { Clock } from "../../lib/clock";
import { notFound } from "../../lib/errors";
import type { AdminIdentity } from "../admin-auth/rules";
import type { ParticipantIdentity } from "../participant-auth/rules";
import { ownAttempt, type Source } from "./attempt-snapshot";
import { anyAttempt } from "./read-attempts";
import * as repo from "./repo";
import { type KnownAttempt, type ProvenAttempt, recommendationKey, recommendationStateOf } from "./rules";
import { createScoresForViewer } from "./scores-for-viewer";
import * as views from "./views";

interface Parts {
  source: Source;
  clock: Clock;
  jobs: JobQueue;
  /** Whether a model may write recommendations where the template has no cards. */
  hasModel: boolean;
}

/** What completed attempts came to: their scores, and their recommendations. */
export function createAttemptResults({ source, clock, jobs, hasModel }: Parts) {
  const { db } = source;
  const values = createScoresForViewer(source);
  /** Those whose recommendations are being written at this moment. */
  const beingAdvised = new Set<AttemptId>();

  /** Does what writes an attempt's recommendations; until it ends they are pending, whether or not a job is. */
  async function whileAdvised(id: AttemptId, write: () => Promise<void>): Promise<void> {
    beingAdvised.add(id);
    try {
      await write();
    } finally {
      beingAdvised.delete(id);
    }
  }

  /** An attempt, and where its recommendations stand. What writes them is looked up first: it ends after they are stored. */
  async function withState<Attempt extends ProvenAttempt>(id: AttemptId, read: () => Promise<Attempt>) {
    const isExpected = beingAdvised.has(id) || (await jobs.isQueued(db, recommendationKey(id)));
    const attempt = await read();
    return { attempt, state: recommendationStateOf(attempt, { isExpected, hasModel }) };
  }

  async function recommendationState(participant: ParticipantIdentity, id: AttemptId) {
    const { attempt, state } = await withState(id, () => ownAttempt(source, participant, id));
    return { state, status: attempt.status };
  }

  /** What the participant sees of a completed attempt; NOT_FOUND before. */
  async function results(participant: ParticipantIdentity, id: AttemptId) {
    const { attempt, state } = await withState(id, () => ownAttempt(source, participant, id));
    if (attempt.status !== "completed") throw notFound("Assessment results");
    return views.resultsView(attempt, state, await values.forParticipant(attempt));
  }

  /** One attempt as admins see it. */
  async function forAdmin(admin: AdminIdentity, id: AttemptId) {
    const { attempt, state } = await withState(id, () => anyAttempt(source, admin, id));
    return views.adminView(attempt, state, await values.forAdmin(attempt));
  }

  /** Notes that no model wrote recommendations and the template has none. False when that is noted already. */
  const storeNoRecommendations = ({ id }: KnownAttempt) => repo.storeNoRecommendations(db, id, clock.now());

  /** Compare-and-set: false when there are recommendations already, or the attempt is gone. */
  const storeRecommendations = ({ id }: KnownAttempt, written: repo.WrittenRecommendations) =>
    repo.storeRecommendations(db, id, written, clock.now());

  return {
    results,
    forAdmin,
    compare: values.compare,
    whileAdvised,
    recommendationState,
    storeRecommendations,
    storeNoRecommendations,
  };
}
