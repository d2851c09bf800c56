import { VisuallyHidden } from "@mantine/core";
import { Section } from "../../ui/layout/section";
import { Legend } from "./bars";
import { ChartTable } from "./chart-table";
import { Axis, Columns } from "./columns";
import { compactText, numberText } from "./people";
import { dayText, type Week, withEmptyWeeks } from "./weeks";
import classes from "./weeks-section.module.css";

/** More columns are too narrow for a figure; the table has them. */
const MAX_FIGURES = 12;

interface WeeksSectionProps {
  weeks: readonly Week[];
  scaleMax: number;
}

/** Started and completed per week, and how the overall score develops. */
export function WeeksSection({ weeks, scaleMax }: WeeksSectionProps) {
  const shown = withEmptyWeeks(weeks);
  const most = Math.max(...shown.map(({ started, completed }) => Math.max(started, completed)), 1);
  const scored = shown.filter(({ overall }) => overall !== null);
  const ends = [shown[0], ...(shown.length > 1 ? [shown.at(-1)] : [])];
  const ticks = ends.map((week) => `Week of ${dayText(week?.monday ?? "", true)}`);
  return (
    <Section title="Over time">
      <Legend light="Started" dark="Completed" />
      <Columns
        isBare
        label="Started and completed per week"
        columns={shown.map(({ monday, started, completed }) => ({
          key: monday,
          label: `Week of ${dayText(monday)}`,
          height: Math.max(started, completed) / most,
          base: completed / most,
          figure: (
            <>
              {shown.length <= MAX_FIGURES && <span aria-hidden>{compactText(started)}</span>}
              <VisuallyHidden>
                {numberText(started)} started, {numberText(completed)} completed
              </VisuallyHidden>
            </>
          ),
        }))}
      />
      <Axis ticks={ticks} />
      {scored.length > 1 && (
        <>
          <p className={classes.caption}>Average overall score, 0 to {scaleMax}</p>
          <ScoreLine weeks={shown} scaleMax={scaleMax} />
          <Axis ticks={ticks} />
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
