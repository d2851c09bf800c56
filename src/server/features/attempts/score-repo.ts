import type { AttemptId } from "#shared/domain/ids";
import type { Score } from "#shared/domain/score";
import { compiledByCount, type From, nth, places } from "../../db/compiled";
import type { Db } from "../../db/database";

/** What attempts came to, and what is worked out from it. Queries that are compiled once run within a commit. */

interface NewScores {
  id: AttemptId;
  fingerprint: string;
  scores: readonly Score[];
}

export const addScores = compiledByCount(
  (db, from: From<NewScores>, count) =>
    db.insertInto("attempt_scores").values(
      places(count).map((at) => ({
        userAssessmentId: from(({ id }) => id),
        fingerprint: from(({ fingerprint }) => fingerprint),
        dimension: from(({ scores }) => nth(scores, at).dimension),
        value: from(({ scores }) => nth(scores, at).value),
        answered: from(({ scores }) => nth(scores, at).answered),
        asked: from(({ scores }) => nth(scores, at).asked),
        coverage: from(({ scores }) => nth(scores, at).coverage),
      })),
    ),
  ({ scores }) => scores.length,
);

/** What one attempt came to, in no order. */
export function listScores(db: Db, id: AttemptId) {
  return db.selectFrom("attempt_scores").selectAll().where("userAssessmentId", "=", id).execute();
}
