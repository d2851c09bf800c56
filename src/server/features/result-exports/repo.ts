import type { AttemptId } from "#shared/domain/ids";
import type { Db } from "../../db/database";

/** Attempts with their participants, by ascending id. Deleted ones are missing. */
export const listAttempts = (db: Db, ids: readonly AttemptId[]) =>
  db
    .selectFrom("user_assessments as attempt")
    .innerJoin("users", "users.id", "attempt.userId")
    .select([
      "attempt.id",
      "attempt.versionId",
      "attempt.status",
      "attempt.begunAt",
      "attempt.completedAt",
      "attempt.responses",
      "attempt.hiddenResponses",
      "attempt.facts",
      "users.id as userId",
      "users.name",
      "users.email",
    ])
    .where("attempt.id", "in", ids)
    .orderBy("attempt.id")
    .execute();

export const listScores = (db: Db, ids: readonly AttemptId[]) =>
  db
    .selectFrom("attempt_scores")
    .select(["userAssessmentId", "dimension", "value", "shown", "band"])
    .where("userAssessmentId", "in", ids)
    .execute();

export type AttemptRow = Awaited<ReturnType<typeof listAttempts>>[number];
export type ScoreRow = Awaited<ReturnType<typeof listScores>>[number];
