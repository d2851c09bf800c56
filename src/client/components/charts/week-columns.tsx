import { VisuallyHidden } from "@mantine/core";
import { dayText } from "../../ui/format/dates";
import { compactText, numberText } from "../../ui/format/numbers";
import { Axis, Columns } from "./columns";
import { Legend } from "./legend";

interface WeekCounts {
  /** A date, such as "2026-11-23". */
  monday: string;
  started: number;
  completed: number;
}

/** With more columns, figures don't fit; the table shows them. */
const MAX_LABELED_COLUMNS = 12;

/** Axis labels: the first and the last week. */
export const weekTicks = (weeks: readonly WeekCounts[]): string[] =>
  [weeks[0], ...(weeks.length > 1 ? [weeks.at(-1)] : [])].map(
    (week) => `Week of ${dayText(week?.monday ?? "", true)}`,
  );

/** Started and completed attempts per week. @param weeks without gaps, oldest first */
export function WeekColumns({ weeks }: { weeks: readonly WeekCounts[] }) {
  const max = Math.max(...weeks.map(({ started, completed }) => Math.max(started, completed)), 1);
  return (
    <>
      <Legend light="Started" dark="Completed" />
      <Columns
        isBare
        label="Started and completed per week"
        columns={weeks.map(({ monday, started, completed }) => ({
          key: monday,
          label: `Week of ${dayText(monday)}`,
          height: Math.max(started, completed) / max,
          base: completed / max,
          figure: (
            <>
              {weeks.length <= MAX_LABELED_COLUMNS && started > 0 && (
                <span aria-hidden>{compactText(started)}</span>
              )}
              <VisuallyHidden>
                {numberText(started)} started, {numberText(completed)} completed
              </VisuallyHidden>
            </>
          ),
        }))}
      />
      <Axis ticks={weekTicks(weeks)} />
    </>
  );
}
