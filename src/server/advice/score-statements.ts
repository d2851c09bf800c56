import type { Statement } from "#shared/domain/cards/advice";
import { OVERALL, type Scoring } from "#shared/domain/scoring";
import { interpolate } from "../lib/interpolate";
import { type AdviceContext, countedFor, type ScoreInContext, scoreIn } from "./advice-context";
import { sentencesOf } from "./text-format";

/** The overall score and the text of its band; empty if participants don't see scores. */
export function scoreStatements(context: AdviceContext): Statement[] {
  const { scoring } = context;
  if (scoring?.visibleTo !== "participant") return [];
  return overallStatements(context, scoring);
}

/** The author's text about the weakest dimension; empty if scores are hidden or it has no bands. */
export function weakestStatements(context: AdviceContext): Statement[] {
  const weakest = findWeakestScore(context);
  const hasBands = context.scoring?.dimensions.some(({ key, bands }) => key === weakest?.dimension && bands);
  if (!weakest || !hasBands) return [];
  const evidence = evidenceFor(context, weakest.dimension);
  return sentencesOf(weakest.band?.text ?? "").map((text) => ({ text, evidence }));
}

const findWeakestScore = (context: AdviceContext): ScoreInContext | undefined =>
  context.scoring?.visibleTo === "participant" ? dimensionScores(context)[0] : undefined;

function overallStatements(context: AdviceContext, scoring: Scoring): Statement[] {
  const overallScore = scoreIn(context, OVERALL);
  if (!overallScore || overallScore.shown === null) return [];
  const evidence = evidenceFor(context, OVERALL);
  const { overall, overallNamed } = context.phrases;
  const value = formatScore(overallScore, scoring, context);
  const firstSentence = overallScore.band
    ? interpolate(overallNamed, { value, band: overallScore.band.name })
    : interpolate(overall, { value });
  return [firstSentence, ...sentencesOf(overallScore.band?.text ?? "")].map((text) => ({ text, evidence }));
}

const formatScore = ({ shown }: ScoreInContext, { scale: { max } }: Scoring, { phrases }: AdviceContext) =>
  interpolate(phrases.valueOf, { shown: new Intl.NumberFormat(phrases.language).format(shown ?? 0), max });

/** Dimensions with a score, weakest first. */
const dimensionScores = ({ scores }: AdviceContext): ScoreInContext[] =>
  scores
    .filter(({ dimension, value }) => dimension !== OVERALL && value !== null)
    .sort((a, b) => (a.value ?? 0) - (b.value ?? 0));

const evidenceFor = (context: AdviceContext, dimension: string) =>
  countedFor(context, dimension).map((question) => ({ question, quote: null }));
