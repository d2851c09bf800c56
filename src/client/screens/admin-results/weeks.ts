import type { TemplateResults } from "#shared/contracts/template-results";

export type Week = TemplateResults["weeks"][number];

const WEEK = 7 * 86_400_000;
/** As many weeks as a phone has room for. */
export const MAX_WEEKS = 26;

/** The last weeks up to the newest one, with those in which nothing happened. */
export function withEmptyWeeks(weeks: readonly Week[]): Week[] {
  const first = weeks[0];
  const last = weeks.at(-1);
  if (!first || !last) return [];
  const known = new Map(weeks.map((week) => [week.monday, week]));
  const end = Date.parse(last.monday);
  const start = Math.max(Date.parse(first.monday), end - (MAX_WEEKS - 1) * WEEK);
  const count = Math.round((end - start) / WEEK) + 1;
  return Array.from({ length: count }, (_, index) => {
    const monday = new Date(start + index * WEEK).toISOString().slice(0, 10);
    return known.get(monday) ?? { monday, started: 0, completed: 0, overall: null };
  });
}
