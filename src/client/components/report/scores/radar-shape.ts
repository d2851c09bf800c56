/** A point of the chart's own plane: its centre is 0, 0 and y grows downwards, as in SVG. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The axes end here, whatever the values are, so that two charts can be compared. */
const HIGHEST = 100;
/** A chart of fewer axes is a line, one of more cannot be read. */
const AXES = { fewest: 3, most: 10 };
/** Hundredths are fine enough; adding zero makes -0 plain. */
const round = (value: number) => Math.round(value * 100) / 100 + 0;

export const fitsRadar = (axes: number) => axes >= AXES.fewest && axes <= AXES.most;

/** Where a value lies on an axis. The first axis points up, the others follow clockwise at equal angles. */
export function radarPoint(axis: number, axes: number, value: number, radius: number): Point {
  const angle = (2 * Math.PI * axis) / axes - Math.PI / 2;
  const distance = (radius * value) / HIGHEST;
  return { x: round(distance * Math.cos(angle)), y: round(distance * Math.sin(angle)) };
}

/** The outline through one value on each axis, for a polygon's `points`. */
export function radarOutline(values: readonly number[], radius: number): string {
  return values
    .map((value, axis) => radarPoint(axis, values.length, value, radius))
    .map(({ x, y }) => `${x},${y}`)
    .join(" ");
}
