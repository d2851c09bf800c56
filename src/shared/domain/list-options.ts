/** How the admin's lists can be sorted and cut; their addresses and their calls name it alike. */

export const PAGE_SIZES = [25, 50, 100] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

/** In characters. Nothing that is searched is longer, so longer texts are found nowhere. */
export const MAX_SEARCH = 1_000;

export const USER_SORTS = ["newest", "oldest", "name", "name-desc", "email", "email-desc"] as const;
export type UserSort = (typeof USER_SORTS)[number];

/** Attempts that wait for an admin: results that no admin has opened, and participants who stopped or never began. */
export const ATTENTION = ["unread", "stuck", "unopened"] as const;
export type Attention = (typeof ATTENTION)[number];
/** For so long nothing has happened in attempts that are stuck or unopened, in days. */
export const QUIET_DAYS = 3;

export const ATTEMPT_SORTS = [
  "newest",
  "oldest",
  "participant",
  "participant-desc",
  "assessment",
  "assessment-desc",
  "progress",
  "progress-asc",
  "score",
  "score-asc",
] as const;
export type AttemptSort = (typeof ATTEMPT_SORTS)[number];

export const MAIL_SORTS = ["newest", "oldest", "recipient", "recipient-desc"] as const;
export type MailSort = (typeof MAIL_SORTS)[number];
