import { z } from "zod";
import { ATTEMPT_STATUSES } from "../domain/attempt";
import { stripInvisible } from "../domain/lib/invisible";
import {
  ATTEMPT_SORTS,
  ATTENTION,
  MAIL_SORTS,
  MAX_SEARCH,
  PAGE_SIZES,
  USER_SORTS,
} from "../domain/list-options";
import { MAIL_STATES } from "../domain/mail";
import { attemptListItemForAdmin } from "./attempts";
import { mail } from "./outbox";
import { user } from "./users";

/** A request for one page of a list. The search text is lowercased; pages start at 1. */
const listInput = {
  q: z
    .string()
    .max(MAX_SEARCH)
    .transform((text) => stripInvisible(text).toLowerCase()),
  page: z.number().int().positive().max(1_000_000_000),
  size: z.literal(PAGE_SIZES),
};

/** A page of a list. A request past the end gets the last page. */
const pageOutput = {
  page: z.number().int(),
  /** Rows that match, out of `all`. */
  matching: z.number().int(),
  all: z.number().int(),
};

export const attemptsQuery = z.object({
  ...listInput,
  status: z.enum(["all", ...ATTEMPT_STATUSES, ...ATTENTION]),
  band: z.string().max(60).optional(),
  /** Range of the overall score as displayed, regardless of the template's scale. */
  from: z.number().min(0).max(100).optional(),
  to: z.number().min(0).max(100).optional(),
  sort: z.enum(ATTEMPT_SORTS),
});
export type AttemptsQuery = z.output<typeof attemptsQuery>;

export const attemptsPage = z.object({
  rows: z.array(attemptListItemForAdmin),
  ...pageOutput,
  /** Whether any attempt is assigned but not opened. */
  hasAssigned: z.boolean(),
  /** Names of the bands that attempts fall into, in order; empty if nothing is scored. */
  bands: z.array(z.string()),
});

export const usersQuery = z.object({ ...listInput, sort: z.enum(USER_SORTS) });
export type UsersQuery = z.output<typeof usersQuery>;

/** How many attempts a person has in a status, and the title of the newest. */
const attemptCount = z.object({
  status: z.enum(ATTEMPT_STATUSES),
  count: z.number().int(),
  newest: z.string(),
});
export type AttemptCounts = z.output<typeof attemptCount>;

const listedUser = user.extend({ attempts: z.array(attemptCount) });

export const usersPage = z.object({ rows: z.array(listedUser), ...pageOutput });

export const mailsQuery = z.object({
  ...listInput,
  state: z.enum(["all", ...MAIL_STATES]),
  sort: z.enum(MAIL_SORTS),
});
export type MailsQuery = z.output<typeof mailsQuery>;

export const mailsPage = z.object({ rows: z.array(mail), ...pageOutput });
