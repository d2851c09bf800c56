import { RATING_VALUES } from "#shared/domain/question";
import { radarOutline, radarPoint } from "./radar-shape";
import type { Rating } from "./ratings";
import classes from "./ratings.module.css";

const RADIUS = 100;
/** Where the keys stand, beyond the outermost ring. */
const KEYS_AT = 5.7;

/** The ratings as a shape, one axis to a question in their order. Its legend are the bars beside it. */
export function RatingsRadar({ given }: { given: readonly Rating[] }) {
  const axes = given.length;
  return (
    <svg viewBox="-130 -124 260 248" className={classes.radar} aria-hidden>
      {RATING_VALUES.map((value) => (
        <polygon
          key={value}
          points={radarOutline(
            given.map(() => Number(value)),
            RADIUS,
          )}
          data-part="ring"
        />
      ))}
      {given.map(({ questionId }, axis) => {
        const { x, y } = radarPoint(axis, axes, 5, RADIUS);
        return <line key={questionId} x2={x} y2={y} />;
      })}
      <polygon
        points={radarOutline(
          given.map(({ value }) => value),
          RADIUS,
        )}
        data-part="shape"
      />
      {given.map(({ questionId, value, number }, axis) => {
        const dot = radarPoint(axis, axes, value, RADIUS);
        const key = radarPoint(axis, axes, KEYS_AT, RADIUS);
        return (
          <g key={questionId}>
            <circle cx={dot.x} cy={dot.y} r={3.5} />
            <text x={key.x} y={key.y} dy="0.35em">
              Q{number}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
