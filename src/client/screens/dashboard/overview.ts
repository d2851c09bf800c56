import type { AttemptListItem } from "#shared/contracts/attempts";

export interface AttemptOverview {
  /** In progress, then completed; newest first within each. */
  listed: AttemptListItem[];
  /** Assigned by an admin and not opened yet; newest first. */
  assigned: AttemptListItem[];
  completed: number;
  inProgress: number;
  /** Rounded mean progress of `listed` in whole percent; 0 if it is empty. */
  averageProgress: number;
}

/** Groups and counts attempts for the dashboard. */
export function overviewOf(attempts: readonly AttemptListItem[]): AttemptOverview {
  const newestFirst = [...attempts].sort(
    (a, b) => b.createdAt.getTime() - a.createdAt.getTime() || b.id - a.id,
  );
  const inProgress = newestFirst.filter(({ status }) => status === "in_progress");
  const completed = newestFirst.filter(({ status }) => status === "completed");
  const listed = [...inProgress, ...completed];
  const sum = listed.reduce((total, { progress }) => total + progress, 0);
  return {
    listed,
    assigned: newestFirst.filter(({ status }) => status === "not_started"),
    completed: completed.length,
    inProgress: inProgress.length,
    averageProgress: listed.length === 0 ? 0 : Math.round(sum / listed.length),
  };
}
