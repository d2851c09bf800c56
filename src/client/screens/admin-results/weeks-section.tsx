import { ChartTable } from "../../components/charts/chart-table";
import { Axis } from "../../components/charts/columns";
import { WeekColumns, weekTicks } from "../../components/charts/week-columns";
import { dayText } from "../../ui/format/dates";
import { Section } from "../../ui/layout/section";
import { type Week, withEmptyWeeks } from "./weeks";
import classes from "./weeks-section.module.css";

interface WeeksSectionProps {
  weeks: readonly Week[];
  scaleMax: number;
}

/** Started and completed per week, and how the overall score develops. */
export function WeeksSection({ weeks, scaleMax }: WeeksSectionProps) {
  const shown = withEmptyWeeks(weeks);
  const scored = shown.filter(({ overall }) => overall !== null);
  return (
    <Section title="Over time">
      <WeekColumns weeks={shown} />
      {scored.length > 1 && (
        <>
          <p className={classes.caption}>Average overall score, 0 to {scaleMax}</p>
          <ScoreLine weeks={shown} scaleMax={scaleMax} />
          <Axis ticks={weekTicks(shown)} />
        </>
      )}
      <ChartTable
        title="Over time"
        columns={["Week of", "Started", "Completed", "Overall score"]}
        rows={weeks.map(({ monday, started, completed, overall }) => ({
          key: monday,
          cells: [dayText(monday, true), started, completed, overall === null ? null : overall.toFixed(1)],
        }))}
      />
    </Section>
  );
}

/** The score of each week as a line; weeks without one are passed over. */
function ScoreLine({ weeks, scaleMax }: WeeksSectionProps) {
  const points = weeks.flatMap(({ overall }, index) =>
    overall === null ? [] : [`${((index + 0.5) * 100) / weeks.length},${100 - (100 * overall) / scaleMax}`],
  );
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={classes.line} aria-hidden>
      <line x1="0" x2="100" y1="50" y2="50" data-part="middle" />
      <polyline points={points.join(" ")} />
    </svg>
  );
}
