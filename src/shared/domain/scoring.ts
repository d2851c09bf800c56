export const SCALE_MAXIMA = [3, 4, 5, 10, 100] as const;
export const MAX_DIMENSIONS = 12;
export const MAX_BANDS = 10;

/** A band of scores in the units displayed, from `from` up to the next band. */
export interface Band {
  readonly from: number;
  readonly name: string;
  /** Shown to participants in this band. */
  readonly text: string;
}

export interface Scale {
  readonly max: (typeof SCALE_MAXIMA)[number];
  readonly decimals: 0 | 1;
}

export interface Dimension {
  /** Identifies the dimension in questions, files and calls; never changes. */
  readonly key: string;
  readonly name: string;
  readonly description: string | null;
  /** Its share of the overall score, from 0 to 100. */
  readonly weight: number;
  /** Null: the overall bands are used. */
  readonly bands: Band[] | null;
}

/** How a template's answers become scores. */
export interface Scoring {
  readonly version: 1;
  /** Who may see scores, bands and everything based on them. */
  readonly visibleTo: "participant" | "admin";
  readonly scale: Scale;
  /** The share of weight that must be answered to get a score, from 0 to 1. */
  readonly minCoverage: number;
  readonly dimensions: Dimension[];
  /** Sorted, starting at 0, so that there are no gaps or overlaps. */
  readonly bands: Band[];
  readonly benchmark: { readonly on: boolean /** How many others there must be. */; readonly k: number };
}

/** The dimension key of the overall score. */
export const OVERALL = "";

const MILLION = 1_000_000;

/** Tolerance for floating-point errors, in millionths, so that a half still rounds up. */
const ROUNDING_TOLERANCE = 1e-6;

/** A score as stored: rounded half up to six decimals, independent of the order of addition. */
export const roundScore = (value: number): number =>
  Math.floor(value * MILLION + 0.5 + ROUNDING_TOLERANCE) / MILLION;

/** A score of 0 to 100 in the units displayed, rounded half up. Uses whole numbers, so that halves aren't lost. */
export function shownValue(value: number, { max, decimals }: Scale): number {
  const steps = 10 ** decimals;
  const millionths = Math.round(value * MILLION);
  return Math.floor((millionths * max * steps + 50 * MILLION) / (100 * MILLION)) / steps;
}

/** The band of a displayed score; undefined without bands. */
export function bandOf(bands: readonly Band[], shown: number): Band | undefined {
  return bands.findLast(({ from }) => shown >= from);
}

/** The band of a score of 0 to 100, chosen by its displayed value so that both agree. */
export const bandAt = (scoring: Scoring, key: string, value: number): Band | undefined =>
  bandOf(bandsOf(scoring, key), shownValue(value, scoring.scale));

/** The bands of a dimension: its own, or the overall ones. */
export function bandsOf(scoring: Scoring, key: string): readonly Band[] {
  return scoring.dimensions.find((dimension) => dimension.key === key)?.bands ?? scoring.bands;
}
