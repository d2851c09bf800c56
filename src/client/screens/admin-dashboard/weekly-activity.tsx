import type { Outputs } from "../../api/trpc";
import { ChartTable } from "../../components/charts/chart-table";
import { WeekColumns } from "../../components/charts/week-columns";
import { dayText } from "../../ui/format/dates";
import { Section } from "../../ui/layout/section";

type Weeks = Outputs["admin"]["dashboard"]["overview"]["weeks"];

const isActiveWeek = ({ started, completed }: Weeks[number]): boolean => started + completed > 0;

/** Whether any assessment was started or completed. */
export const isActive = (weeks: Weeks): boolean => weeks.some(isActiveWeek);

/** Assessments started and completed per week, from the first active one of the given weeks. */
export function WeeklyActivity({ weeks: last }: { weeks: Weeks }) {
  const weeks = last.slice(last.findIndex(isActiveWeek));
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
