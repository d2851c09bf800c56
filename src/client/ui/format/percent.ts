/** A part of a whole in whole percent; of nothing it is 0. */
export const percent = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((100 * part) / whole);
