import type { AttemptId, VersionId } from "#shared/domain/ids";
import type { Db } from "../../db/database";
import { type Bind, prepareQuery, type RowOf } from "../../db/prepared-queries";

export interface NewFacts {
  id: AttemptId;
  versionId: VersionId;
  facts: string;
}

/** Inserts or replaces the facts of a completed attempt. */
export const storeFacts = prepareQuery((db, from: Bind<NewFacts>) =>
  db
    .insertInto("attempt_facts")
    .values({
      versionId: from(({ versionId }) => versionId),
      userAssessmentId: from(({ id }) => id),
      facts: from(({ facts }) => facts),
    })
    .onConflict((conflict) =>
      conflict
        .columns(["versionId", "userAssessmentId"])
        .doUpdateSet((eb) => ({ facts: eb.ref("excluded.facts") })),
    ),
);

/** Stores the facts of an open attempt if its revision is unchanged. */
export const storeOpenFacts = prepareQuery(
  (db, from: Bind<{ id: AttemptId; revision: number; facts: string; furthest: number }>) =>
    db
      .updateTable("user_assessments")
      .set({ facts: from(({ facts }) => facts), furthest: from(({ furthest }) => furthest) })
      .where(
        "id",
        "=",
        from(({ id }) => id),
      )
      .where(
        "revision",
        "=",
        from(({ revision }) => revision),
      ),
);

/** The first attempts whose facts are due. */
export const dueFacts = prepareQuery((db, from: Bind<number>) =>
  db
    .selectFrom("attempt_facts_due as due")
    .innerJoin("user_assessments as attempt", "attempt.id", "due.userAssessmentId")
    .select([
      "attempt.id",
      "attempt.versionId",
      "attempt.status",
      "attempt.responses",
      "attempt.begunAt",
      "attempt.completedAt",
      "attempt.facts",
      "attempt.revision",
    ])
    .orderBy("due.userAssessmentId")
    .limit(from((limit) => limit)),
);

export type DueRow = RowOf<typeof dueFacts>;

export const scoresOf = (db: Db, ids: readonly AttemptId[]) =>
  db
    .selectFrom("attempt_scores")
    .select(["userAssessmentId", "dimension", "value"])
    .where("userAssessmentId", "in", ids)
    .compile();

export const removeDue = (db: Db, ids: readonly AttemptId[]) =>
  db.deleteFrom("attempt_facts_due").where("userAssessmentId", "in", ids).compile();

export async function isAnyDue(db: Db): Promise<boolean> {
  const first = await db
    .selectFrom("attempt_facts_due")
    .select("userAssessmentId")
    .limit(1)
    .executeTakeFirst();
  return first !== undefined;
}
