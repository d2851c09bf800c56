import type { Db, Tx } from "../db/database";
import type { NewRow, Row } from "../db/schema";

/** Usage on a day (YYYY-MM-DD, UTC); undefined if no model was called. */
export function usageOf(db: Db | Tx, day: string): Promise<Row<"ai_usage"> | undefined> {
  return db.selectFrom("ai_usage").selectAll().where("day", "=", day).executeTakeFirst();
}

/** Adds to a day's usage. */
export async function addUsage(db: Db | Tx, usage: NewRow<"ai_usage">): Promise<void> {
  await db
    .insertInto("ai_usage")
    .values(usage)
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

/** Tokens used on a day by share name. Unused shares are missing. */
export async function sharesOf(db: Db | Tx, day: string, shares: readonly string[]) {
  const rows = await db
    .selectFrom("ai_shares")
    .select(["share", "tokens"])
    .where("day", "=", day)
    .where("share", "in", shares)
    .execute();
  return new Map(rows.map(({ share, tokens }) => [share, tokens]));
}

/** Adds tokens to a share. */
export async function addToShare(tx: Tx, usage: NewRow<"ai_shares">): Promise<void> {
  await tx
    .insertInto("ai_shares")
    .values(usage)
    .onConflict((conflict) =>
      conflict.columns(["day", "share"]).doUpdateSet((row) => ({
        tokens: row("ai_shares.tokens", "+", row.ref("excluded.tokens")),
      })),
    )
    .execute();
}

/** Deletes the shares before a day, and with them the networks that people used. */
export async function deleteShares(db: Db, before: string): Promise<void> {
  await db.deleteFrom("ai_shares").where("day", "<", before).execute();
}

/** Adds a call to its attempt's receipt, unless the attempt has been deleted. */
export async function addCall(tx: Tx, call: NewRow<"ai_calls">): Promise<void> {
  const attempt = await tx
    .selectFrom("user_assessments")
    .select("id")
    .where("id", "=", call.userAssessmentId)
    .executeTakeFirst();
  if (attempt) await tx.insertInto("ai_calls").values(call).execute();
}
