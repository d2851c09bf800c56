/** Sort orders and filters of the admin's lists, used in URLs and calls. */

export const PAGE_SIZES = [25, 50, 100] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

/** In characters. Longer than every searchable text. */
export const MAX_SEARCH = 1_000;

export const USER_SORTS = ["newest", "oldest", "name", "name-desc", "email", "email-desc"] as const;
export type UserSort = (typeof USER_SORTS)[number];

/** Needs an admin: results that no admin has opened, participants who stopped, and those who didn't start. */
export const ATTENTION = ["unread", "stuck", "unopened"] as const;
export type Attention = (typeof ATTENTION)[number];
/** Days without activity after which an attempt counts as stuck or unopened. */
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
