import type { Db } from "../../db/database";
import type { ProvenAttempt } from "../attempts/rules";

/** An attempt's model calls, oldest first. */
export function listCalls(db: Db, { id }: ProvenAttempt) {
  return db.selectFrom("ai_calls").selectAll().where("userAssessmentId", "=", id).orderBy("id").execute();
}
