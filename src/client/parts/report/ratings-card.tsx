import { Card, Text, Title } from "@mantine/core";
import { plural } from "../../ui/plural";
import { fitsRadar } from "./radar-shape";
import { averageOf, fromWeakest } from "./rating-figures";
import type { Rating, Ratings } from "./ratings";
import classes from "./ratings.module.css";
import { RatingsRadar } from "./ratings-radar";

/** The ratings at a glance: their average, what is weak and what is strong. The chart's text is the table. */
export function RatingsCard({ given, skipped }: Ratings) {
  if (given.length === 0) return null;
  const sorted = fromWeakest(given);
  return (
    <Card component="section" aria-labelledby="ratings">
      <Title order={2} id="ratings" tabIndex={-1} mb="md">
        Your Ratings
      </Title>
      <Average given={given} skipped={skipped} />
      <div className={classes.chart} aria-hidden>
        {fitsRadar(given.length) && <RatingsRadar given={given} />}
        <Bars sorted={sorted} />
      </div>
      <details className={classes.details}>
        <summary>View as table</summary>
        <RatingsTable sorted={sorted} />
      </details>
    </Card>
  );
}

function Average({ given, skipped }: Ratings) {
  const average = averageOf(given);
  return (
    <div className={classes.average}>
      <svg viewBox="0 0 64 64" aria-hidden className={classes.ring}>
        <circle cx="32" cy="32" r="27" data-part="track" />
        <circle cx="32" cy="32" r="27" pathLength={5} strokeDasharray={`${average} 5`} />
      </svg>
      <div>
        <p className={classes.mean}>{average.toFixed(1)} / 5</p>
        <Text size="sm" c="dimmed">
          Average of {plural(given.length, "rating")}
          {skipped > 0 && ` · ${plural(skipped, "skipped question")} not counted`}
        </Text>
      </div>
    </div>
  );
}

/** The weakest on top. The words above are left out when nothing stands out. */
function Bars({ sorted }: { sorted: readonly Rating[] }) {
  const isEven = sorted.at(0)?.value === sorted.at(-1)?.value;
  return (
    <div className={classes.bars}>
      {!isEven && <p className={classes.order}>From focus areas to strengths</p>}
      {sorted.map(({ questionId, number, questionText, value }) => (
        <div key={questionId} className={classes.row}>
          <span className={classes.key}>Q{number}</span>
          <span dir="auto" className={classes.text}>
            {questionText}
          </span>
          <span className={classes.value}>{value}/5</span>
          <Bar value={value} />
        </div>
      ))}
    </div>
  );
}

/** An SVG, because paper shows what is drawn, but a background only if asked. */
function Bar({ value }: { value: number }) {
  return (
    <svg viewBox="0 0 5 1" preserveAspectRatio="none" aria-hidden className={classes.bar}>
      <rect width="5" height="1" data-part="track" />
      <rect width={value} height="1" />
    </svg>
  );
}

/** The same in words; on paper, with its bars, it stands for the chart. */
function RatingsTable({ sorted }: { sorted: readonly Rating[] }) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">Question</th>
          <th scope="col">Rating</th>
        </tr>
      </thead>
      <tbody>
        {sorted.map(({ questionId, number, questionText, value }) => (
          <tr key={questionId}>
            <th scope="row">
              <span className={classes.key}>Q{number}</span> <bdi>{questionText}</bdi>
              <span className={classes.paperBar}>
                <Bar value={value} />
              </span>
            </th>
            <td>{value}/5</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
