import type { TemplateResults } from "#shared/contracts/template-results";
import { ChartTable } from "../../components/charts/chart-table";
import { Axis } from "../../components/charts/columns";
import { WeekColumns, weekTicks } from "../../components/charts/week-columns";
import { dayText } from "../../ui/format/dates";
import { Section } from "../../ui/layout/section";
import classes from "./weeks-section.module.css";

type Week = TemplateResults["weeks"][number];

const WEEK = 7 * 86_400_000;
/** Number of weeks that fit on a phone. */
export const MAX_WEEKS = 26;

interface WeeksSectionProps {
  weeks: readonly Week[];
  scaleMax: number;
}

/** Started and completed assessments by week, and the overall score over time. */
export function WeeksSection({ weeks, scaleMax }: WeeksSectionProps) {
  const allWeeks = withEmptyWeeks(weeks);
  const scoredWeeks = allWeeks.filter(({ overall }) => overall !== null);
  return (
    <Section title="Over time">
      <WeekColumns weeks={allWeeks} />
      {scoredWeeks.length > 1 && (
        <>
          <p className={classes.caption}>Average overall score, 0 to {scaleMax}</p>
          <ScoreLine weeks={allWeeks} scaleMax={scaleMax} />
          <Axis ticks={weekTicks(allWeeks)} />
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

/** Line chart of the weekly score; weeks without a score are skipped. */
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

/** The last MAX_WEEKS weeks, including weeks without assessments. */
export function withEmptyWeeks(weeks: readonly Week[]): Week[] {
  const first = weeks[0];
  const last = weeks.at(-1);
  if (!first || !last) return [];
  const weekByMonday = new Map(weeks.map((week) => [week.monday, week]));
  const end = Date.parse(last.monday);
  const start = Math.max(Date.parse(first.monday), end - (MAX_WEEKS - 1) * WEEK);
  const count = Math.round((end - start) / WEEK) + 1;
  return Array.from({ length: count }, (_, index) => {
    const monday = new Date(start + index * WEEK).toISOString().slice(0, 10);
    return weekByMonday.get(monday) ?? { monday, started: 0, completed: 0, overall: null };
  });
}
