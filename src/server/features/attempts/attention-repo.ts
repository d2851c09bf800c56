import { type RawBuilder, sql } from "kysely";
import type { AttemptId } from "#shared/domain/ids";
import type { Attention } from "#shared/domain/list-options";
import type { Db } from "../../db/database";
import { type Bind, prepareQuery } from "../../db/prepared-queries";

/** Attempts that need an admin's attention: unread results, and participants who stopped or never started. */

/** Counting stops here because each stuck attempt has to be read. */
const MAX_COUNTED_ATTEMPTS = 1_000;

/** Marks a completed attempt as unread. */
export const addUnread = prepareQuery((db, from: Bind<AttemptId>) =>
  db
    .insertInto("unread_results")
    .values({ userAssessmentId: from((id) => id) })
    .onConflict((conflict) => conflict.doNothing()),
);

export async function removeUnread(db: Db, id: AttemptId): Promise<void> {
  await db.deleteFrom("unread_results").where("userAssessmentId", "=", id).execute();
}

/** The unread ones among these attempts. */
export async function unreadAmong(db: Db, ids: readonly AttemptId[]): Promise<Set<AttemptId>> {
  const unread = await db
    .selectFrom("unread_results")
    .select("userAssessmentId")
    .where("userAssessmentId", "in", ids)
    .execute();
  return new Set(unread.map(({ userAssessmentId }) => userAssessmentId));
}

/** SQL condition on a table aliased `attempt`. Stuck and unopened attempts have had no activity since `since`. */
export function needsAttention(attention: Attention, since: Date): RawBuilder<boolean> {
  switch (attention) {
    case "unread":
      return sql<boolean>`attempt.id in (select "userAssessmentId" from unread_results)`;
    case "stuck":
      // begunAt is indexed and rules out most attempts that are still active.
      return sql<boolean>`(attempt.status = 'in_progress' and attempt."begunAt" <= ${since} and attempt."updatedAt" <= ${since})`;
    case "unopened":
      return sql<boolean>`(attempt.status = 'not_started' and attempt."begunAt" <= ${since})`;
  }
}

/** Attempts that need attention, by reason, each counted up to `MAX_COUNTED_ATTEMPTS` + 1. */
export async function countAttention(db: Db, since: Date): Promise<Record<Attention, number>> {
  const countReason = async (attention: Attention) => {
    const attempts = db
      .selectFrom("user_assessments as attempt")
      .select("attempt.id")
      .where(needsAttention(attention, since))
      .limit(MAX_COUNTED_ATTEMPTS + 1);
    const { count } = await db
      .selectFrom(attempts.as("found"))
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    return count;
  };
  const [unread, stuck, unopened] = await Promise.all([
    countReason("unread"),
    countReason("stuck"),
    countReason("unopened"),
  ]);
  return { unread, stuck, unopened };
}
