/** The largest number a score is shown up to. */
export const SCALE_MAXIMA = [3, 4, 5, 10, 100] as const;
export const MAX_DIMENSIONS = 12;
export const MAX_BANDS = 10;

/** Values from `from` on, in the units that are shown, up to the next band. */
export interface Band {
  readonly from: number;
  readonly name: string;
  /** What the author says to somebody who stands here. */
  readonly text: string;
}

export interface Scale {
  readonly max: (typeof SCALE_MAXIMA)[number];
  readonly decimals: 0 | 1;
}

export interface Dimension {
  /** Names it in questions, files and calls; never changes. */
  readonly key: string;
  readonly name: string;
  readonly description: string | null;
  /** Its share in the overall value, from 0 to 100. */
  readonly weight: number;
  /** Its own bands; null: those of the whole. */
  readonly bands: Band[] | null;
}

/** How a template's answers become values. Null stands for "not at all". */
export interface Scoring {
  readonly version: 1;
  /** Who sees values, bands and all that comes of them. */
  readonly visibleTo: "participant" | "admin";
  readonly scale: Scale;
  /** The share of weight that must be answered for a value to be given, from 0 to 1. */
  readonly minCoverage: number;
  readonly dimensions: Dimension[];
  /** Rising from 0, so that gaps and overlaps cannot be written. */
  readonly bands: Band[];
  readonly benchmark: { readonly on: boolean /** How many others there must be. */; readonly k: number };
}

/** Names the overall value among those of the dimensions. */
export const OVERALL = "";

const MILLION = 1_000_000;

/** What adding and dividing may have lost in the last bits, in millionths; a half is still one. */
const LOST = 1e-6;

/** A value as it is kept: six decimals, rounded half up, in whatever order it was added up. */
export const roundScore = (value: number): number => Math.floor(value * MILLION + 0.5 + LOST) / MILLION;

/** A value of 0 to 100 in the units that are shown, rounded half up. In whole numbers, so that no half is lost. */
export function shownValue(value: number, { max, decimals }: Scale): number {
  const steps = 10 ** decimals;
  const millionths = Math.round(value * MILLION);
  return Math.floor((millionths * max * steps + 50 * MILLION) / (100 * MILLION)) / steps;
}

/** The band that a shown number falls into; undefined without bands. */
export function bandOf(bands: readonly Band[], shown: number): Band | undefined {
  return bands.findLast(({ from }) => shown >= from);
}

/** The band of a value of 0 to 100: chosen from the number that is shown. */
export const bandAt = (scoring: Scoring, key: string, value: number): Band | undefined =>
  bandOf(bandsOf(scoring, key), shownValue(value, scoring.scale));

/** The bands a value is read by: a dimension's own, else those of the whole. */
export function bandsOf(scoring: Scoring, key: string): readonly Band[] {
  return scoring.dimensions.find((dimension) => dimension.key === key)?.bands ?? scoring.bands;
}
