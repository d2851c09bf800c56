import { setImmediate as others } from "node:timers/promises";
import { OVERALL, type Scoring } from "#shared/domain/scoring";
import { completedFacts, openFacts } from "../../attempt-facts/facts";
import { type Commit, run, type Steps } from "../../db/commit";
import type { Db } from "../../db/database";
import { AppError } from "../../lib/errors";
import { groupBy } from "../../lib/group-by";
import type { Staff } from "../admin-auth/rules";
import * as repo from "./facts-repo";
import { NOT_READY } from "./texts";
import type { VersionCache } from "./version-cache";

/** Attempts per transaction. Each blocks other writers for a few milliseconds. */
const BATCH_SIZE = 25;

interface Parts {
  db: Db;
  versions: VersionCache;
  runCommit: Commit;
}

/** Scores in the order that facts store them: overall first, then the dimensions. Empty without scoring. */
export const factsScores = (
  scoring: Scoring | null,
  scores: readonly { dimension: string; value: number | null }[],
): (number | null)[] => {
  const valueByDimension = new Map(scores.map(({ dimension, value }) => [dimension, value]));
  const keys = scoring ? [OVERALL, ...scoring.dimensions.map(({ key }) => key)] : [];
  return keys.map((key) => valueByDimension.get(key) ?? null);
};

/** Calculates facts that are due: for attempts older than facts, and for all after a change of their layout. */
export function createFactsCatchUp({ db, versions, runCommit }: Parts) {
  let running: Promise<void> | undefined;

  /** Calculates facts in short transactions until none are due. Concurrent callers share one run. */
  function catchUpFacts(_by: Staff, signal?: AbortSignal): Promise<void> {
    running ??= all(signal).finally(() => {
      running = undefined;
    });
    return running;
  }

  async function all(signal?: AbortSignal): Promise<void> {
    while (!signal?.aborted && (await repo.isAnyDue(db))) {
      await runCommit(batch);
      await others();
    }
  }

  function* batch(): Steps<void> {
    const rows = yield* run(repo.dueFacts(BATCH_SIZE));
    const ids = rows.map(({ id }) => id);
    const scores = groupBy(yield* run(repo.scoresOf(db, ids)), ({ userAssessmentId }) => userAssessmentId);
    for (const row of rows) yield* store(row, scores.get(row.id) ?? []);
    yield* run(repo.removeDue(db, ids));
  }

  function* store(
    row: repo.DueRow,
    scores: readonly { dimension: string; value: number | null }[],
  ): Steps<void> {
    const { id, versionId, status, revision, completedAt } = row;
    const { questions, scoring } = yield* versions.within(versionId);
    const attempt = { ...row, questions };
    if (status === "completed") {
      const facts = completedFacts(attempt, completedAt ?? row.begunAt, factsScores(scoring, scores));
      yield* run(repo.storeFacts({ id, versionId, facts }));
    } else if (status === "in_progress") {
      yield* run(repo.storeOpenFacts({ id, revision, ...openFacts(attempt) }));
    }
  }

  /** UNAVAILABLE while the facts of some attempts still have to be calculated. */
  async function assertFactsReady(_by: Staff): Promise<void> {
    if (await repo.isAnyDue(db)) throw new AppError("UNAVAILABLE", NOT_READY, { retryAfter: 10 });
  }

  return { catchUpFacts, assertFactsReady };
}
