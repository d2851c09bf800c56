import type { Comparison } from "#shared/contracts/scoring";
import { visible } from "#shared/domain/questions/conditions";
import { isScored, scoresOf } from "#shared/domain/score";
import type { Scoring } from "#shared/domain/scoring";
import type { OwnedAttempt } from "./rules";
import { originOf, worthOfAnswers } from "./scoring-fingerprint";
import type { AttemptQuestionRow } from "./version-repo";

type Differences = Pick<Comparison, "compared" | "of" | "scores">;

/**
 * Two attempts where what is asked, or how it is scored, has changed: only over the questions that both were asked
 * and that are scored alike, by the rules of now.
 */
export function compareAttempts(now: OwnedAttempt, before: OwnedAttempt, scoring: Scoring): Differences {
  const asked = scoredOf(now);
  const askedBefore = new Map(scoredOf(before).map((question) => [originOf(question), question]));
  const pairs = asked.flatMap((question) => {
    const other = askedBefore.get(originOf(question));
    return other && worthOfAnswers(other) === worthOfAnswers(question) ? [{ question, other }] : [];
  });
  const values = scoresOver(
    pairs.map(({ question }) => question),
    now,
    scoring,
  );
  const valuesBefore = scoresOver(
    pairs.map(({ other }) => other),
    before,
    scoring,
  );
  return {
    compared: pairs.length,
    of: asked.length,
    scores: values.map(({ dimension, value }, at) => ({
      dimension,
      before: valuesBefore[at]?.value ?? null,
      now: value,
    })),
  };
}

/** The questions that applied in an attempt and are scored. */
export const scoredOf = ({ questions, responses }: OwnedAttempt) =>
  visible(questions, responses).filter(isScored);

/** Over questions that are known to apply; what their conditions name may be none of them. */
const scoresOver = (
  questions: readonly AttemptQuestionRow[],
  { responses }: OwnedAttempt,
  scoring: Scoring,
) =>
  scoresOf(
    questions.map((question) => ({ ...question, conditions: null })),
    responses,
    scoring,
  );
