import type { AttemptId } from "#shared/domain/ids";
import type { Score } from "#shared/domain/score";
import type { Db } from "../../db/database";
import { type Bind, itemAt, paramRange, prepareQueryByCount } from "../../db/prepared-queries";
import type { ParticipantIdentity } from "../participant-auth/rules";
import type { StoredAttemptRow } from "./repo";

/** A score with its rounded value and band as shown. */
export interface ShownScore extends Score {
  shown: number | null;
  band: string | null;
}

interface NewScores {
  id: AttemptId;
  fingerprint: string;
  scores: readonly ShownScore[];
}

export const addScores = prepareQueryByCount(
  (db, from: Bind<NewScores>, count) =>
    db.insertInto("attempt_scores").values(
      paramRange(count).map((at) => ({
        userAssessmentId: from(({ id }) => id),
        fingerprint: from(({ fingerprint }) => fingerprint),
        dimension: from(({ scores }) => itemAt(scores, at).dimension),
        value: from(({ scores }) => itemAt(scores, at).value),
        answered: from(({ scores }) => itemAt(scores, at).answered),
        asked: from(({ scores }) => itemAt(scores, at).asked),
        coverage: from(({ scores }) => itemAt(scores, at).coverage),
        shown: from(({ scores }) => itemAt(scores, at).shown),
        band: from(({ scores }) => itemAt(scores, at).band),
      })),
    ),
  ({ scores }) => scores.length,
);

/** An attempt's scores, unordered. */
export function listScores(db: Db, id: AttemptId) {
  return db.selectFrom("attempt_scores").selectAll().where("userAssessmentId", "=", id).execute();
}

export type ScoreRow = Awaited<ReturnType<typeof listScores>>[number];

/** The participant's previous completed attempt on the same template. */
export function findPrevious(
  db: Db,
  by: Pick<ParticipantIdentity, "id">,
  { id, assessmentId, completedAt }: Pick<StoredAttemptRow, "id" | "assessmentId" | "completedAt">,
) {
  return db
    .selectFrom("user_assessments")
    .select(["id", "completedAt"])
    .where("userId", "=", by.id)
    .where("assessmentId", "=", assessmentId)
    .where("status", "=", "completed")
    .where((eb) => eb(eb.refTuple("completedAt", "id"), "<", eb.tuple(completedAt, id)))
    .orderBy("completedAt", "desc")
    .orderBy("id", "desc")
    .executeTakeFirst();
}
