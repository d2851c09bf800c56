import type { Benchmark } from "#shared/contracts/scoring";
import type { Score } from "#shared/domain/score";
import type { Scoring } from "#shared/domain/scoring";
import type { Run } from "../../db/at-once";
import { rowsOf } from "../../db/compiled";
import type { Db } from "../../db/database";
import { coarse, STEP, standingAmong, without } from "./benchmark";
import * as repo from "./benchmark-repo";
import type { OwnedAttempt, ProvenAttempt } from "./rules";
import type { ScoreRow } from "./score-repo";

interface Completed {
  scoring: Scoring;
  fingerprint: string;
  scores: readonly Score[];
  now: Date;
}

/**
 * Works out what others came to, as an attempt is completed: first when there are so many that each has `k` others,
 * then with every five new people. What one more person brings would be told by the difference. People are those who
 * have proved their address: anybody can make up more, and so be all the others of somebody.
 */
export function keepBenchmarks(
  run: Run,
  { id, userId, verifiedAt }: OwnedAttempt,
  { scoring: { benchmark }, fingerprint, scores, now }: Completed,
): void {
  if (!benchmark.on) return;
  const isNew = verifiedAt !== null && run(repo.otherAlike({ id, userId, fingerprint })).length === 0;
  const known = new Map(run(repo.benchmarksOf(fingerprint)).map((row) => [row.dimension, row]));
  for (const { dimension, value } of scores) {
    const alike = { fingerprint, dimension };
    const before = known.get(dimension);
    if (value === null || (before && !isNew)) continue;
    if (before && before.people + 1 - before.sorted.length < STEP) {
      run(repo.countPerson(alike));
      continue;
    }
    const sorted = run(repo.newestValues(alike))
      .map((row) => coarse(row.value))
      .sort((a, b) => a - b);
    if (before || sorted.length > benchmark.k) run(repo.keepBenchmark({ ...alike, sorted, now }));
  }
}

/**
 * Where an attempt that came to these scores stands among others, as far as there are enough of them. It is for people
 * who have proved their address, too.
 */
export async function benchmarksFor(
  db: Db,
  { userId, verifiedAt, scoring }: ProvenAttempt,
  scores: readonly ScoreRow[],
): Promise<Benchmark[]> {
  const [first] = scores;
  if (!first || !scoring?.benchmark.on || verifiedAt === null) return [];
  const { fingerprint } = first;
  const { k } = scoring.benchmark;
  const known = await rowsOf(db, repo.benchmarksOf(fingerprint));
  if (known.length === 0) return [];
  const own = await repo.listAlike(db, userId, fingerprint);
  const found: Benchmark[] = [];
  for (const { dimension, value } of scores) {
    const benchmark = known.find((row) => row.dimension === dimension);
    if (!benchmark || value === null) continue;
    // Who asks is among the values with what they had come to by then, if they had proved their address.
    const { createdAt } = benchmark;
    const mine = own.find(
      (row) =>
        verifiedAt <= createdAt &&
        row.dimension === dimension &&
        row.completedAt &&
        row.completedAt <= createdAt,
    );
    const others =
      typeof mine?.value === "number" ? without(benchmark.sorted, coarse(mine.value)) : benchmark.sorted;
    const standing = standingAmong(others, value, k);
    if (standing && (await repo.areThere(db, benchmark, userId, k))) found.push({ dimension, ...standing });
  }
  return found;
}
