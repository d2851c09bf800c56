import classes from "./dimensions.module.css";

const RADIUS = 100;
const RINGS = [25, 50, 75, 100];
/** Names are placed just outside the outermost ring. In hundredths of the drawing's side. */
const NAMES = { at: 108, radius: 50 };

interface Axis {
  readonly key: string;
  readonly name: string;
  /** Score from 0 to 100. */
  readonly share: number;
}

/** A radar chart, hidden from screen readers, because the list next to it has the same data. */
export function DimensionsRadar({ axes }: { axes: readonly Axis[] }) {
  const count = axes.length;
  return (
    <div className={classes.radar} aria-hidden>
      <svg viewBox="-101 -101 202 202" aria-hidden>
        {RINGS.map((ring) => (
          <polygon
            key={ring}
            points={radarOutline(
              axes.map(() => ring),
              RADIUS,
            )}
            data-part="ring"
          />
        ))}
        {axes.map(({ key }, axis) => {
          const { x, y } = radarPoint(axis, count, 100, RADIUS);
          return <line key={key} x2={x} y2={y} />;
        })}
        <polygon
          points={radarOutline(
            axes.map(({ share }) => share),
            RADIUS,
          )}
          data-part="shape"
        />
        {axes.map(({ key, share }, axis) => {
          const { x, y } = radarPoint(axis, count, share, RADIUS);
          return <circle key={key} cx={x} cy={y} r={3} />;
        })}
      </svg>
      {axes.map(({ key, name }, axis) => {
        const { x, y } = radarPoint(axis, count, NAMES.at, NAMES.radius);
        return (
          <span
            key={key}
            dir="auto"
            data-side={sideOf(x)}
            data-end={endOf(y)}
            style={{ left: toOffset(x), top: toOffset(y) }}
          >
            {name}
          </span>
        );
      })}
    </div>
  );
}

/** Position relative to the drawing's size, which the style sheet sets. */
const toOffset = (hundredths: number) => `calc(50% + ${hundredths} * var(--side) / 100)`;
const sideOf = (x: number) => (Math.abs(x) < 8 ? "middle" : x > 0 ? "right" : "left");
const endOf = (y: number) => (y < -40 ? "top" : y > 40 ? "bottom" : "beside");

/** The origin is the chart's center and y grows downward, as in SVG. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** Fixed scale, so that charts can be compared. */
const MAX_SCORE = 100;
/** Two axes make a line; more than ten are unreadable. */
const MIN_AXES = 3;
const MAX_AXES = 10;
/** Adding zero turns -0 into 0. */
const round = (value: number) => Math.round(value * 100) / 100 + 0;

export const fitsRadar = (axes: number) => axes >= MIN_AXES && axes <= MAX_AXES;

/** The position of a value on an axis. The first axis points up; the others follow clockwise at equal angles. */
export function radarPoint(axis: number, axes: number, value: number, radius: number): Point {
  const angle = (2 * Math.PI * axis) / axes - Math.PI / 2;
  const distance = (radius * value) / MAX_SCORE;
  return { x: round(distance * Math.cos(angle)), y: round(distance * Math.sin(angle)) };
}

/** The polygon through one value per axis, as an SVG `points` attribute. */
export function radarOutline(values: readonly number[], radius: number): string {
  return values
    .map((value, axis) => radarPoint(axis, values.length, value, radius))
    .map(({ x, y }) => `${x},${y}`)
    .join(" ");
}
