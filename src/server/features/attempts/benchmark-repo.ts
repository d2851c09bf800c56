import type { AttemptId, ParticipantId } from "#shared/domain/ids";
import type { Db } from "../../db/database";
import { type Bind, prepareQuery } from "../../db/prepared-queries";

/** A benchmark covers only the newest attempts, so its cost doesn't grow with their number. */
const MAX_ATTEMPTS = 2_000;

interface BenchmarkKey {
  fingerprint: string;
  dimension: string;
}

export const benchmarksOf = prepareQuery((db, from: Bind<string>) =>
  db
    .selectFrom("score_benchmarks")
    .selectAll()
    .where(
      "fingerprint",
      "=",
      from((fingerprint) => fingerprint),
    ),
);

interface Person {
  id: AttemptId;
  userId: ParticipantId;
  fingerprint: string;
}

/** Another attempt of the same person with the same fingerprint. */
export const findOtherComparable = prepareQuery((db, from: Bind<Person>) =>
  db
    .selectFrom("user_assessments as attempt")
    .innerJoin("attempt_scores as score", "score.userAssessmentId", "attempt.id")
    .select("attempt.id")
    .where(
      "attempt.userId",
      "=",
      from(({ userId }) => userId),
    )
    .where(
      "attempt.id",
      "<>",
      from(({ id }) => id),
    )
    .where(
      "score.fingerprint",
      "=",
      from(({ fingerprint }) => fingerprint),
    )
    .limit(1),
);

/** Each person's score in their newest comparable attempt. Only people with a verified email and a score count. */
export const newestValues = prepareQuery((db, from: Bind<BenchmarkKey>) =>
  db
    .selectFrom(
      db
        .selectFrom(
          db
            .selectFrom("attempt_scores")
            .innerJoin("user_assessments as attempt", "attempt.id", "attempt_scores.userAssessmentId")
            .innerJoin("users as person", "person.id", "attempt.userId")
            .select(["userAssessmentId", "value", "attempt.userId", "attempt.completedAt"])
            .where("person.verifiedAt", "is not", null)
            .where(
              "fingerprint",
              "=",
              from(({ fingerprint }) => fingerprint),
            )
            .where(
              "dimension",
              "=",
              from(({ dimension }) => dimension),
            )
            .orderBy("userAssessmentId", "desc")
            .limit(MAX_ATTEMPTS)
            .as("score"),
        )
        .select((eb) => [
          "score.value",
          eb.fn
            .agg<number>("row_number")
            .over((rows) =>
              rows
                .partitionBy("score.userId")
                .orderBy("score.completedAt", "desc")
                .orderBy("score.userAssessmentId", "desc"),
            )
            .as("place"),
        ])
        .as("newest"),
    )
    .select("newest.value")
    .where("newest.place", "=", 1)
    .where("newest.value", "is not", null)
    .$narrowType<{ value: number }>(),
);

/** Counts one more person whose score isn't in the benchmark yet. */
export const countPerson = prepareQuery((db, from: Bind<BenchmarkKey>) =>
  db
    .updateTable("score_benchmarks")
    .set((eb) => ({ people: eb("people", "+", 1) }))
    .where(
      "fingerprint",
      "=",
      from(({ fingerprint }) => fingerprint),
    )
    .where(
      "dimension",
      "=",
      from(({ dimension }) => dimension),
    ),
);

interface NewBenchmark extends BenchmarkKey {
  sorted: number[];
  now: Date;
}

export const storeBenchmark = prepareQuery((db, from: Bind<NewBenchmark>) =>
  db
    .insertInto("score_benchmarks")
    .values({
      fingerprint: from(({ fingerprint }) => fingerprint),
      dimension: from(({ dimension }) => dimension),
      people: from(({ sorted }) => sorted.length),
      sorted: from(({ sorted }) => sorted),
      createdAt: from(({ now }) => now),
    })
    .onConflict((conflict) =>
      conflict.columns(["fingerprint", "dimension"]).doUpdateSet((eb) => ({
        people: eb.ref("excluded.people"),
        sorted: eb.ref("excluded.sorted"),
        createdAt: eb.ref("excluded.createdAt"),
      })),
    ),
);

/** A person's scores in attempts with this fingerprint, newest first. */
export function listComparable(db: Db, userId: ParticipantId, fingerprint: string) {
  return db
    .selectFrom("user_assessments as attempt")
    .innerJoin("attempt_scores as score", "score.userAssessmentId", "attempt.id")
    .select(["score.dimension", "score.value", "attempt.completedAt"])
    .where("attempt.userId", "=", userId)
    .where("score.fingerprint", "=", fingerprint)
    .orderBy("attempt.completedAt", "desc")
    .orderBy("attempt.id", "desc")
    .execute();
}

/** Whether at least `count` other people with a verified email still have a score. */
export async function hasBenchmarks(
  db: Db,
  { fingerprint, dimension }: BenchmarkKey,
  userId: ParticipantId,
  count: number,
) {
  const found = await db
    .selectFrom("attempt_scores as score")
    .innerJoin("user_assessments as attempt", "attempt.id", "score.userAssessmentId")
    .innerJoin("users as person", "person.id", "attempt.userId")
    .select("attempt.userId")
    .distinct()
    .where("person.verifiedAt", "is not", null)
    .where("score.fingerprint", "=", fingerprint)
    .where("score.dimension", "=", dimension)
    .where("score.value", "is not", null)
    .where("attempt.userId", "<>", userId)
    .limit(count)
    .execute();
  return found.length >= count;
}
