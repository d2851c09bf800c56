import { z } from "zod";
import { attemptListItemForAdmin } from "./attempts";
import { template } from "./templates";

const count = z.number().int();

/** The admin dashboard, except for the four numbers of `stats`. */
export const dashboardOverview = z.object({
  /** Change of each number in the last seven days; negative if it fell. */
  changes: z.object({ totalUsers: count, completed: count, inProgress: count, notStarted: count }),
  /** Attempts that need an admin's attention; 1,001 means more than 1,000. */
  attention: z.object({
    /** Completed, but no admin has opened it. */
    unread: count,
    /** In progress, but unchanged for three days. */
    stuck: count,
    /** Assigned at least three days ago, but not opened. */
    unopened: count,
  }),
  /** The most recently completed attempts, newest first. */
  latest: z.array(
    attemptListItemForAdmin
      .pick({ id: true, user: true, language: true, score: true, scale: true, band: true, completedAt: true })
      .extend({ title: z.string(), isUnread: z.boolean() }),
  ),
  /** Started and completed by ISO week (Monday as a date, UTC): the last twelve weeks, oldest first. */
  weeks: z.array(z.object({ monday: z.string(), started: count, completed: count })),
  /** Changes whenever an attempt is started, completed, assigned or deleted. */
  revision: z.string(),
});
export type DashboardOverview = z.output<typeof dashboardOverview>;

/** The templates that participants can start, most used first. */
export const dashboardTemplates = z.object({
  rows: z.array(
    template.pick({ id: true, title: true, language: true }).extend({
      started: count,
      completed: count,
      /** Median time from start to completion; null if no attempt is completed. */
      minutes: z.number().nullable(),
      /** The average overall score in the units shown to participants; null without scoring or results. */
      score: z.number().nullable(),
      scaleMax: z.number().nullable(),
    }),
  ),
  /** Number of templates that can be started; `rows` has at most eight of them. */
  all: count,
});
export type DashboardTemplates = z.output<typeof dashboardTemplates>;
