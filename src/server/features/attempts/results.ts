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
  /** Whether a model may write recommendations for templates without cards. */
  hasModel: boolean;
}

/** Scores and recommendations of completed attempts. */
export function createAttemptResults({ source, clock, jobs, hasModel }: Parts) {
  const { db } = source;
  const values = createScoresForViewer(source);
  /** Attempts whose recommendations are being written by this process. */
  const runningWrites = new Set<AttemptId>();

  /** Runs `write`. Until it ends, the attempt's recommendations are pending, with or without a queued job. */
  async function whileAdvised(id: AttemptId, write: () => Promise<void>): Promise<void> {
    runningWrites.add(id);
    try {
      await write();
    } finally {
      runningWrites.delete(id);
    }
  }

  /** Looks up pending work before the attempt: it ends after storing, so finished work never looks failed. */
  async function withState<Attempt extends ProvenAttempt>(id: AttemptId, read: () => Promise<Attempt>) {
    const isExpected = runningWrites.has(id) || (await jobs.isQueued(db, recommendationKey(id)));
    const attempt = await read();
    return { attempt, state: recommendationStateOf(attempt, { isExpected, hasModel }) };
  }

  async function recommendationState(participant: ParticipantIdentity, id: AttemptId) {
    const { attempt, state } = await withState(id, () => ownAttempt(source, participant, id));
    return { state, status: attempt.status };
  }

  /** A completed attempt's results for its participant. NOT_FOUND before completion. */
  async function results(participant: ParticipantIdentity, id: AttemptId) {
    const { attempt, state } = await withState(id, () => ownAttempt(source, participant, id));
    if (attempt.status !== "completed") throw notFound("Assessment results");
    return views.resultsView(attempt, state, await values.forParticipant(attempt));
  }

  async function forAdmin(admin: AdminIdentity, id: AttemptId) {
    const { attempt, state } = await withState(id, () => anyAttempt(source, admin, id));
    return views.adminView(attempt, state, await values.forAdmin(attempt));
  }

  /** Stores that neither a model nor the template gave recommendations. False if that is stored already. */
  const storeNoRecommendations = ({ id }: KnownAttempt) => repo.storeNoRecommendations(db, id, clock.now());

  /** Stores recommendations once. False if there are some already, or the attempt was deleted. */
  const storeRecommendations = ({ id }: KnownAttempt, recommendations: repo.WrittenRecommendations) =>
    repo.storeRecommendations(db, id, recommendations, clock.now());

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
