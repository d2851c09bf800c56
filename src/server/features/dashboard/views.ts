import type { AttemptListItemForAdmin } from "#shared/contracts/attempts";
import type { DashboardOverview, DashboardTemplates } from "#shared/contracts/dashboard";
import type { TemplateResults } from "#shared/contracts/template-results";
import type { Template } from "#shared/contracts/templates";
import * as repo from "./repo";

/** How much the four numbers changed. Deleted items count neither before nor after. */
export function changesOf(since: Awaited<ReturnType<typeof repo.countSince>>): DashboardOverview["changes"] {
  const { users, created, started, unopened, completed } = since;
  // Attempts created before that time and started since.
  const opened = started + unopened - created;
  return {
    totalUsers: users,
    completed,
    inProgress: started - completed,
    notStarted: unopened - opened,
  };
}

export const resultView = ({
  id,
  user,
  assessment,
  language,
  score,
  scale,
  band,
  completedAt,
  isUnread,
}: AttemptListItemForAdmin & { isUnread: boolean }): DashboardOverview["latest"][number] => ({
  id,
  user,
  title: assessment.title,
  language,
  score,
  scale,
  band,
  completedAt,
  isUnread,
});

/** Every week from first to last, including weeks without attempts. */
export function weeksOf(
  counts: Awaited<ReturnType<typeof repo.countByWeek>>,
  first: number,
  last: number,
): DashboardOverview["weeks"] {
  const started = new Map(counts.started.map(({ week, count }) => [week, count]));
  const completed = new Map(counts.completed.map(({ week, count }) => [week, count]));
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const week = first + index;
    return {
      monday: repo.mondayOf(week).toISOString().slice(0, 10),
      started: started.get(week) ?? 0,
      completed: completed.get(week) ?? 0,
    };
  });
}

export function templateView(
  { id, title, language }: Template,
  { groups: [all], scale }: TemplateResults,
): DashboardTemplates["rows"][number] {
  return {
    id,
    title,
    language,
    started: all?.started ?? 0,
    completed: all?.completed ?? 0,
    minutes: all?.minutes?.median ?? null,
    score: all?.overall ?? null,
    scaleMax: scale?.max ?? null,
  };
}
