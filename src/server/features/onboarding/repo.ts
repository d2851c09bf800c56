import type { AttemptId } from "#shared/domain/ids";
import type { StoredStep } from "#shared/domain/onboarding-steps";
import type { Db } from "../../db/database";

/** Records a step once. */
export async function insertStep(db: Db, step: StoredStep, now: Date): Promise<void> {
  await db
    .insertInto("first_steps")
    .values({ step, doneAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function listSteps(db: Db): Promise<StoredStep[]> {
  return (await db.selectFrom("first_steps").select("step").execute()).map(({ step }) => step);
}

/** Whether any attempt has been started. */
export async function hasBegun(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom("attempt_counts")
    .select("count")
    .where("status", "!=", "not_started")
    .where("count", ">", 0)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether an admin has added a participant, or there is more than one. */
export async function hasGuests(db: Db): Promise<boolean> {
  const people = await db.selectFrom("users").select("registeredAt").orderBy("id").limit(2).execute();
  return people.length > 1 || people.some(({ registeredAt }) => registeredAt === null);
}

/** The completed attempt that was started first; null if there is none. */
export async function findFirstResult(db: Db): Promise<AttemptId | null> {
  const row = await db
    .selectFrom("user_assessments")
    .select("id")
    .where("status", "=", "completed")
    .orderBy("begunAt")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}
