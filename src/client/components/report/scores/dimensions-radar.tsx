import classes from "./dimensions.module.css";
import { radarOutline, radarPoint } from "./radar-shape";

const RADIUS = 100;
const RINGS = [25, 50, 75, 100];
/** Names stand a little beyond the outermost ring, in hundredths of the drawing's side. */
const NAMES = { at: 108, radius: 50 };

interface Axis {
  readonly key: string;
  readonly name: string;
  /** From 0 to 100. */
  readonly share: number;
}

/** Values as a shape, one axis each. The list beside it says the same in words. */
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
            style={{ left: placed(x), top: placed(y) }}
          >
            {name}
          </span>
        );
      })}
    </div>
  );
}

/** As far from the middle as the drawing, whose side the style sheet knows. */
const placed = (hundredths: number) => `calc(50% + ${hundredths} * var(--side) / 100)`;
const sideOf = (x: number) => (Math.abs(x) < 8 ? "middle" : x > 0 ? "right" : "left");
const endOf = (y: number) => (y < -40 ? "top" : y > 40 ? "bottom" : "beside");
