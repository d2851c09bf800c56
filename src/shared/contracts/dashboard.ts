import { z } from "zod";
import { attemptListItemForAdmin } from "./attempts";
import { template } from "./templates";

const count = z.number().int();

/** What the admin's dashboard shows besides the four numbers of `stats`. */
export const dashboardOverview = z.object({
  /** By how much each number has grown in seven days; negative where it has shrunk. */
  changes: z.object({ totalUsers: count, completed: count, inProgress: count, notStarted: count }),
  /** How many attempts wait for an admin; 1,001 stands for any number above 1,000. */
  attention: z.object({
    /** Completed, and no admin has opened it. */
    unread: count,
    /** In progress, without a change for three days. */
    stuck: count,
    /** Assigned three days ago, and not opened. */
    unopened: count,
  }),
  /** The attempts that were completed last, the newest first. */
  latest: z.array(
    attemptListItemForAdmin
      .pick({ id: true, user: true, language: true, score: true, scale: true, band: true, completedAt: true })
      .extend({ title: z.string(), isUnread: z.boolean() }),
  ),
  /** Started and completed by ISO week (Monday as a date, UTC), twelve up to this one, oldest first. */
  weeks: z.array(z.object({ monday: z.string(), started: count, completed: count })),
  /** Changes whenever an attempt is started, completed, assigned or deleted. */
  revision: z.string(),
});
export type DashboardOverview = z.output<typeof dashboardOverview>;

/** The templates that people can start, the most used first. */
export const dashboardTemplates = z.object({
  rows: z.array(
    template.pick({ id: true, title: true, language: true }).extend({
      started: count,
      completed: count,
      /** The median from start to completion; null when nobody has completed it. */
      minutes: z.number().nullable(),
      /** The average overall score in the units shown to participants; null without scoring or results. */
      score: z.number().nullable(),
      scaleMax: z.number().nullable(),
    }),
  ),
  /** How many there are; at most eight are given. */
  all: count,
});
export type DashboardTemplates = z.output<typeof dashboardTemplates>;
