import { type Score, scoresOf } from "#shared/domain/score";
import type { Run } from "../../db/at-once";
import { coarse, STEP } from "./benchmark";
import * as benchmarks from "./benchmark-repo";
import { fingerprintOf } from "./fingerprint";
import type { OwnedAttempt } from "./rules";
import { addScores } from "./score-repo";

/** Stores what an attempt that is being completed came to; nothing where its version is not scored. */
export function keepScores(run: Run, attempt: OwnedAttempt, now: Date): void {
  const { id, userId, assessmentId, questions, responses, scoring } = attempt;
  if (!scoring) return;
  const scores = scoresOf(questions, responses, scoring);
  const fingerprint = fingerprintOf(assessmentId, questions, scoring);
  run(addScores({ id, fingerprint, scores }));
  if (!scoring.benchmark.on) return;
  const isNew = run(benchmarks.otherAlike({ id, userId, fingerprint })).length === 0;
  keepBenchmarks(run, { fingerprint, scores, isNew, k: scoring.benchmark.k, now });
}

interface Completed {
  fingerprint: string;
  scores: readonly Score[];
  /** Whether the person had no such attempt before. */
  isNew: boolean;
  k: number;
  now: Date;
}

/**
 * Works out what others came to: first when there are so many that each has `k` others, then with every five new
 * people. One person more would be told by the difference.
 */
function keepBenchmarks(run: Run, { fingerprint, scores, isNew, k, now }: Completed): void {
  const known = new Map(run(benchmarks.benchmarksOf(fingerprint)).map((row) => [row.dimension, row]));
  for (const { dimension, value } of scores) {
    const alike = { fingerprint, dimension };
    const before = known.get(dimension);
    if (value === null || (before && !isNew)) continue;
    if (before && before.people + 1 - before.sorted.length < STEP) {
      run(benchmarks.countPerson(alike));
      continue;
    }
    const values = run(benchmarks.newestValues(alike)).map((row) => coarse(row.value));
    const sorted = values.sort((a, b) => a - b);
    if (before || sorted.length > k) run(benchmarks.keepBenchmark({ ...alike, sorted, now }));
  }
}
