import type { Benchmark } from "#shared/contracts/scoring";
import type { Score } from "#shared/domain/score";
import type { Scoring } from "#shared/domain/scoring";
import { run, type Steps } from "../../db/commit";
import type { Db } from "../../db/database";
import { rowsOf } from "../../db/prepared-queries";
import * as repo from "./benchmark-repo";
import { percentileAmong, removeOne, roundToStep, STEP } from "./benchmark-stats";
import type { OwnedAttempt, ProvenAttempt } from "./rules";
import type { ScoreRow } from "./score-repo";

interface Completed {
  scoring: Scoring;
  fingerprint: string;
  scores: readonly Score[];
  now: Date;
}

/**
 * Updates benchmarks when an attempt is completed: first when everyone has `k` others, then after every five new
 * people, since a step of one would reveal that person's score. Only verified emails count: with sample addresses, one
 * person could be all the others.
 */
export function* storeBenchmarks(
  { id, userId, verifiedAt }: OwnedAttempt,
  { scoring: { benchmark }, fingerprint, scores, now }: Completed,
): Steps<void> {
  if (!benchmark.on) return;
  const isNew =
    verifiedAt !== null && (yield* run(repo.findOtherComparable({ id, userId, fingerprint }))).length === 0;
  const existing = new Map((yield* run(repo.benchmarksOf(fingerprint))).map((row) => [row.dimension, row]));
  for (const { dimension, value } of scores) {
    const key = { fingerprint, dimension };
    const before = existing.get(dimension);
    if (value === null || (before && !isNew)) continue;
    if (before && before.people + 1 - before.sorted.length < STEP) {
      yield* run(repo.countPerson(key));
      continue;
    }
    const sorted = (yield* run(repo.newestValues(key)))
      .map((row) => roundToStep(row.value))
      .sort((a, b) => a - b);
    if (before || sorted.length > benchmark.k) yield* run(repo.storeBenchmark({ ...key, sorted, now }));
  }
}

/** Benchmarks for these scores where enough others have one. Empty unless the participant's email is verified. */
export async function benchmarksFor(
  db: Db,
  { userId, verifiedAt, scoring }: ProvenAttempt,
  scores: readonly ScoreRow[],
): Promise<Benchmark[]> {
  const [first] = scores;
  if (!first || !scoring?.benchmark.on || verifiedAt === null) return [];
  const { fingerprint } = first;
  const { k } = scoring.benchmark;
  const existing = await rowsOf(db, repo.benchmarksOf(fingerprint));
  if (existing.length === 0) return [];
  const ownScores = await repo.listComparable(db, userId, fingerprint);
  const benchmarks: Benchmark[] = [];
  for (const { dimension, value } of scores) {
    const benchmark = existing.find((row) => row.dimension === dimension);
    if (!benchmark || value === null) continue;
    // The benchmark includes the viewer's own score if their email was verified when it was calculated.
    const { createdAt } = benchmark;
    const ownScore = ownScores.find(
      (row) =>
        verifiedAt <= createdAt &&
        row.dimension === dimension &&
        row.completedAt &&
        row.completedAt <= createdAt,
    );
    const otherScores =
      typeof ownScore?.value === "number"
        ? removeOne(benchmark.sorted, roundToStep(ownScore.value))
        : benchmark.sorted;
    const stats = percentileAmong(otherScores, value, k);
    if (stats && (await repo.hasBenchmarks(db, benchmark, userId, k)))
      benchmarks.push({ dimension, ...stats });
  }
  return benchmarks;
}
