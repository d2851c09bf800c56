import type { Outputs } from "../../api/trpc";
import { ChartTable } from "../../components/charts/chart-table";
import { WeekColumns } from "../../components/charts/week-columns";
import { dayText } from "../../ui/format/dates";
import { Section } from "../../ui/layout/section";

type Weeks = Outputs["admin"]["dashboard"]["overview"]["weeks"];

/** Whether there is anything to draw. */
export const isActive = (weeks: Weeks): boolean =>
  weeks.some(({ started, completed }) => started + completed > 0);

/** How many assessments were started and completed in each of the last weeks. */
export function WeeklyActivity({ weeks }: { weeks: Weeks }) {
  return (
    <Section title="Started and completed per week">
      <WeekColumns weeks={weeks} />
      <ChartTable
        title="Started and completed per week"
        columns={["Week of", "Started", "Completed"]}
        rows={weeks.map(({ monday, started, completed }) => ({
          key: monday,
          cells: [dayText(monday, true), started, completed],
        }))}
      />
    </Section>
  );
}
