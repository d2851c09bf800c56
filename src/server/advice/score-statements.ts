import type { Statement } from "#shared/domain/cards/advice";
import { OVERALL, type Scoring } from "#shared/domain/scoring";
import { interpolate } from "../lib/interpolate";
import { type AdviceContext, countedFor, type ScoreInContext, scoreIn } from "./advice-context";
import { sentencesOf } from "./text-format";

/** The overall score and the text of its band; empty if participants don't see scores. */
export function scoreStatements(context: AdviceContext): Statement[] {
  const { scoring } = context;
  if (scoring?.visibleTo !== "participant") return [];
  return overall(context, scoring);
}

/** The author's text about the weakest dimension; empty if scores are hidden or it has no bands. */
export function weakestStatements(context: AdviceContext): Statement[] {
  const weakest = weakestShown(context);
  const hasOwn = context.scoring?.dimensions.some(({ key, bands }) => key === weakest?.dimension && bands);
  if (!weakest || !hasOwn) return [];
  const evidence = cited(context, weakest.dimension);
  return sentencesOf(weakest.band?.text ?? "").map((text) => ({ text, evidence }));
}

const weakestShown = (context: AdviceContext): ScoreInContext | undefined =>
  context.scoring?.visibleTo === "participant" ? valued(context)[0] : undefined;

function overall(context: AdviceContext, scoring: Scoring): Statement[] {
  const whole = scoreIn(context, OVERALL);
  if (!whole || whole.shown === null) return [];
  const evidence = cited(context, OVERALL);
  const { overall, overallNamed } = context.phrases;
  const value = shownOf(whole, scoring, context);
  const named = whole.band
    ? interpolate(overallNamed, { value, band: whole.band.name })
    : interpolate(overall, { value });
  return [named, ...sentencesOf(whole.band?.text ?? "")].map((text) => ({ text, evidence }));
}

const shownOf = ({ shown }: ScoreInContext, { scale: { max } }: Scoring, { phrases }: AdviceContext) =>
  interpolate(phrases.valueOf, { shown: new Intl.NumberFormat(phrases.language).format(shown ?? 0), max });

/** Dimensions with a score, weakest first. */
const valued = ({ standings }: AdviceContext): ScoreInContext[] =>
  standings
    .filter(({ dimension, value }) => dimension !== OVERALL && value !== null)
    .sort((a, b) => (a.value ?? 0) - (b.value ?? 0));

const cited = (context: AdviceContext, dimension: string) =>
  countedFor(context, dimension).map((question) => ({ question, quote: null }));
