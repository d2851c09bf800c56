import { type Score, scoresOf } from "#shared/domain/score";
import { bandAt, type Scoring, shownValue } from "#shared/domain/scoring";
import { run, type Steps } from "../../db/commit";
import { storeBenchmarks } from "./benchmarks";
import type { OwnedAttempt } from "./rules";
import { addScores, type ShownScore } from "./score-repo";
import { fingerprintOf } from "./scoring-fingerprint";

/** Stores and returns the scores of an attempt that is being completed. Empty if its version isn't scored. */
export function* storeScores(attempt: OwnedAttempt, now: Date): Steps<readonly ShownScore[]> {
  const { id, assessmentId, questions, responses, scoring } = attempt;
  if (!scoring) return [];
  const scores = scoresOf(questions, responses, scoring).map((score) => displayScore(score, scoring));
  const fingerprint = fingerprintOf(assessmentId, questions, scoring);
  yield* run(addScores({ id, fingerprint, scores }));
  yield* storeBenchmarks(attempt, { scoring, fingerprint, scores, now });
  return scores;
}

function displayScore(score: Score, scoring: Scoring): ShownScore {
  if (score.value === null) return { ...score, shown: null, band: null };
  const shown = shownValue(score.value, scoring.scale);
  return { ...score, shown, band: bandAt(scoring, score.dimension, score.value)?.name ?? null };
}
