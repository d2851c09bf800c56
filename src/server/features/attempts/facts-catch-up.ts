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

/** Attempts a transaction: a few milliseconds, in which nobody else writes. */
const BATCH = 25;

interface Parts {
  db: Db;
  versions: VersionCache;
  runCommit: Commit;
}

/** The values of an attempt as its facts have them: the overall one first, then the dimensions in their order. */
export const factsScores = (
  scoring: Scoring | null,
  scores: readonly { dimension: string; value: number | null }[],
): (number | null)[] => {
  const known = new Map(scores.map(({ dimension, value }) => [dimension, value]));
  const keys = scoring ? [OVERALL, ...scoring.dimensions.map(({ key }) => key)] : [];
  return keys.map((key) => known.get(key) ?? null);
};

/** Calculates the facts that are due: of attempts from before facts existed, and of all after a change of their layout. */
export function createFactsCatchUp({ db, versions, runCommit }: Parts) {
  let running: Promise<void> | undefined;

  /** Calculates facts until none are due, in short transactions. Callers at the same time share one run. */
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
    const rows = yield* run(repo.dueFacts(BATCH));
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

  /** UNAVAILABLE while the facts of some attempts are still to be worked out. */
  async function assertFactsReady(_by: Staff): Promise<void> {
    if (await repo.isAnyDue(db)) throw new AppError("UNAVAILABLE", NOT_READY, { retryAfter: 10 });
  }

  return { catchUpFacts, assertFactsReady };
}
