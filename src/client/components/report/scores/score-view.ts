import type { Results } from "#shared/contracts/attempts";
import type { Score } from "#shared/domain/score";
import {
  type Band,
  bandAt,
  type Dimension,
  OVERALL,
  type Scale,
  type Scoring,
  shownValue,
} from "#shared/domain/scoring";

/** Results with scores that the viewer may see. */
export interface ValuedResults extends Results {
  scoring: NonNullable<Results["scoring"]>;
}

export const isValued = (results: Results): results is ValuedResults => results.scoring !== null;

export interface Figure {
  /** The score in the scale's units and with its decimals. */
  readonly text: string;
  /** The score from 0 to 100, for bars and charts. */
  readonly share: number;
  readonly band: Band | undefined;
}

type ScoreBenchmark = Results["benchmarks"][number];

export interface ScoreSummary {
  readonly score: Score;
  /** Null without a score; `gap` then says why. */
  readonly figure: Figure | null;
  readonly gap: string;
  /** Undefined while there are too few other participants. */
  readonly benchmark: ScoreBenchmark | undefined;
}

export interface DimensionSummary extends ScoreSummary {
  readonly dimension: Dimension;
}

/** A score from 0 to 100 as text on its scale. */
export function shownText(value: number, scale: Scale): string {
  return shownValue(value, scale).toFixed(scale.decimals);
}

/** Prepares a score for display. @param key dimension whose bands apply; "" for the overall score */
export function figureOf(value: number, key: string, scoring: Scoring): Figure {
  const band = bandAt(scoring, key, value);
  return { text: shownText(value, scoring.scale), share: value, band };
}

/** Why there is no score. */
export function gapText({ answered, asked }: Pick<Score, "answered" | "asked">): string {
  return asked === 0 ? "Not applicable" : `Not enough answers (${answered} of ${asked})`;
}

/** A short comparison with other participants. */
export function othersText({ higherThan, people }: ScoreBenchmark): string {
  return `Higher than about ${higherThan} of 10 other participants · based on at least ${people.toLocaleString("en-US")} people`;
}

/** Why comparisons aren't exact (decision 0062). */
export const OTHERS_NOTE =
  "To protect privacy, comparisons are rounded and updated after every five participants.";

type Values = Pick<ValuedResults, "scoring" | "scores" | "benchmarks">;

function standingOf(score: Score, { scoring, benchmarks }: Values): ScoreSummary {
  const { value, dimension: key } = score;
  return {
    score,
    figure: value === null ? null : figureOf(value, key, scoring),
    gap: gapText(score),
    benchmark: benchmarks.find(({ dimension }) => dimension === key),
  };
}

/** The overall score; undefined if it isn't among the scores. */
export function overallOf(values: Values): ScoreSummary | undefined {
  const score = values.scores.find(({ dimension }) => dimension === OVERALL);
  return score && standingOf(score, values);
}

/** The dimensions from lowest to highest score, equal ones in the author's order, then those without a score. */
export function dimensionsOf(values: Values): DimensionSummary[] {
  const areas = values.scoring.dimensions.flatMap((dimension) => {
    const score = values.scores.find(({ dimension: key }) => key === dimension.key);
    return score ? [{ ...standingOf(score, values), dimension }] : [];
  });
  return areas.sort((a, b) => rankOf(a) - rankOf(b));
}

/** Dimensions without a score come last: first those with too few answers, then those that don't apply. */
const rankOf = ({ score: { value, asked } }: ScoreSummary) => value ?? (asked > 0 ? 101 : 102);
