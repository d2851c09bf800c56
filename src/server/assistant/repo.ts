import type { Db, Tx } from "../db/database";
import type { NewRow, Row } from "../db/schema";

/** What was used on a day (YYYY-MM-DD, UTC); undefined when no model was called. */
export function usageOf(db: Db | Tx, day: string): Promise<Row<"ai_usage"> | undefined> {
  return db.selectFrom("ai_usage").selectAll().where("day", "=", day).executeTakeFirst();
}

/** Adds to the day's sums. */
export async function addUsage(db: Db | Tx, used: NewRow<"ai_usage">): Promise<void> {
  await db
    .insertInto("ai_usage")
    .values(used)
    .onConflict((conflict) =>
      conflict.column("day").doUpdateSet((row) => ({
        calls: row("ai_usage.calls", "+", row.ref("excluded.calls")),
        inputTokens: row("ai_usage.inputTokens", "+", row.ref("excluded.inputTokens")),
        cachedTokens: row("ai_usage.cachedTokens", "+", row.ref("excluded.cachedTokens")),
        outputTokens: row("ai_usage.outputTokens", "+", row.ref("excluded.outputTokens")),
      })),
    )
    .execute();
}

/** Notes one call. An attempt that was deleted meanwhile has no receipt any more. */
export async function addCall(tx: Tx, call: NewRow<"ai_calls">): Promise<void> {
  const attempt = await tx
    .selectFrom("user_assessments")
    .select("id")
    .where("id", "=", call.userAssessmentId)
    .executeTakeFirst();
  if (attempt) await tx.insertInto("ai_calls").values(call).execute();
}
