import type { Comparison } from "#shared/contracts/scoring";
import { visible } from "#shared/domain/questions/conditions";
import { isScored, scoresOf } from "#shared/domain/score";
import type { Scoring } from "#shared/domain/scoring";
import type { OwnedAttempt } from "./rules";
import { originOf, worthOfAnswers } from "./scoring-fingerprint";
import type { AttemptQuestionRow } from "./version-copy-repo";

type Differences = Pick<Comparison, "compared" | "of" | "scores">;

/** Compares attempts whose questions or scoring differ, over questions scored alike in both, by today's rules. */
export function compareAttempts(now: OwnedAttempt, before: OwnedAttempt, scoring: Scoring): Differences {
  const asked = scoredOf(now);
  const askedBefore = new Map(scoredOf(before).map((question) => [originOf(question), question]));
  const pairs = asked.flatMap((question) => {
    const earlier = askedBefore.get(originOf(question));
    return earlier && worthOfAnswers(earlier) === worthOfAnswers(question) ? [{ question, earlier }] : [];
  });
  const values = scoresOver(
    pairs.map(({ question }) => question),
    now,
    scoring,
  );
  const valuesBefore = scoresOver(
    pairs.map(({ earlier }) => earlier),
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

/** The scored questions that applied in an attempt. */
export const scoredOf = ({ questions, responses }: OwnedAttempt) =>
  visible(questions, responses).filter(isScored);

/** Conditions are dropped because the questions are known to apply and may refer to questions left out here. */
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
