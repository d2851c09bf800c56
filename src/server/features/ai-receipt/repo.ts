import type { Db } from "../../db/database";
import type { ProvenAttempt } from "../attempts/rules";

/** The calls of models for one attempt, oldest first. */
export function listCalls(db: Db, { id }: ProvenAttempt) {
  return db.selectFrom("ai_calls").selectAll().where("userAssessmentId", "=", id).orderBy("id").execute();
}
