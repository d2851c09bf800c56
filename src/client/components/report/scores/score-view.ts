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

/** Results whose values whoever reads them may see. */
export interface ValuedResults extends Results {
  scoring: NonNullable<Results["scoring"]>;
}

export const isValued = (results: Results): results is ValuedResults => results.scoring !== null;

/** A value as it is shown. */
export interface Figure {
  /** The number, in the scale's units and with its decimals. */
  readonly text: string;
  /** The same from 0 to 100, as bars and charts draw it. */
  readonly share: number;
  readonly band: Band | undefined;
}

type Others = Results["benchmarks"][number];

/** How one dimension stands, or the whole. */
export interface ScoreSummary {
  readonly score: Score;
  /** Null where there is no value; `gap` says why. */
  readonly figure: Figure | null;
  readonly gap: string;
  /** Undefined while there are too few. */
  readonly others: Others | undefined;
}

export interface DimensionSummary extends ScoreSummary {
  readonly dimension: Dimension;
}

/** A value from 0 to 100 as its scale shows it. */
export function shownText(value: number, scale: Scale): string {
  return shownValue(value, scale).toFixed(scale.decimals);
}

/** @param key of the dimension by whose bands the value is read; "" for the whole */
export function figureOf(value: number, key: string, scoring: Scoring): Figure {
  const band = bandAt(scoring, key, value);
  return { text: shownText(value, scoring.scale), share: value, band };
}

/** Why there is no value. */
export function gapText({ answered, asked }: Pick<Score, "answered" | "asked">): string {
  return asked === 0 ? "Not applicable" : `Not enough answers (${answered} of ${asked})`;
}

/** Where one stands among others, in a few words. */
export function othersText({ higherThan, people }: Others): string {
  return `Higher than about ${higherThan} of 10 other participants · based on at least ${people.toLocaleString("en-US")} people`;
}

/** Why these are no exact numbers (decision 0062). */
export const OTHERS_NOTE =
  "To protect privacy, comparisons are rounded and updated after every five participants.";

type Values = Pick<ValuedResults, "scoring" | "scores" | "benchmarks">;

function standingOf(score: Score, { scoring, benchmarks }: Values): ScoreSummary {
  const { value, dimension: key } = score;
  return {
    score,
    figure: value === null ? null : figureOf(value, key, scoring),
    gap: gapText(score),
    others: benchmarks.find(({ dimension }) => dimension === key),
  };
}

/** How the whole stands; undefined where it is not among the values. */
export function overallOf(values: Values): ScoreSummary | undefined {
  const score = values.scores.find(({ dimension }) => dimension === OVERALL);
  return score && standingOf(score, values);
}

/** The dimensions from the weakest to the strongest, equal ones in their own order; then those without a value. */
export function dimensionsOf(values: Values): DimensionSummary[] {
  const areas = values.scoring.dimensions.flatMap((dimension) => {
    const score = values.scores.find(({ dimension: key }) => key === dimension.key);
    return score ? [{ ...standingOf(score, values), dimension }] : [];
  });
  return areas.sort((a, b) => rankOf(a) - rankOf(b));
}

/** Without a value comes what has too few answers, then what nothing was asked of. */
const rankOf = ({ score: { value, asked } }: ScoreSummary) => value ?? (asked > 0 ? 101 : 102);
