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

/** One page of a list. What is searched for counts in lower case; pages start at 1. */
const wanted = {
  q: z
    .string()
    .max(MAX_SEARCH)
    .transform((text) => stripInvisible(text).toLowerCase()),
  page: z.number().int().positive().max(1_000_000_000),
  size: z.literal(PAGE_SIZES),
};

/** What a page of a list shows; past the last page, that is the last. */
const shown = {
  page: z.number().int(),
  /** How many rows match, of `all` there are. */
  matching: z.number().int(),
  all: z.number().int(),
};

export const attemptsQuery = z.object({
  ...wanted,
  status: z.enum(["all", ...ATTEMPT_STATUSES, ...ATTENTION]),
  /** The name of the band that the overall value falls into. */
  band: z.string().max(60).optional(),
  /** The overall value as it is shown, whatever its scale: from here, up to there. */
  from: z.number().min(0).max(100).optional(),
  to: z.number().min(0).max(100).optional(),
  sort: z.enum(ATTEMPT_SORTS),
});
export type AttemptsQuery = z.output<typeof attemptsQuery>;

export const attemptsPage = z.object({
  rows: z.array(attemptListItemForAdmin),
  ...shown,
  /** Whether any attempt waits to be opened. */
  hasAssigned: z.boolean(),
  /** The names of the bands that attempts fall into, in their order; none where nothing is scored. */
  bands: z.array(z.string()),
});

export const usersQuery = z.object({ ...wanted, sort: z.enum(USER_SORTS) });
export type UsersQuery = z.output<typeof usersQuery>;

/** How many attempts somebody has in a status, and the title of the newest of them. */
const standing = z.object({ status: z.enum(ATTEMPT_STATUSES), count: z.number().int(), newest: z.string() });
export type AttemptCounts = z.output<typeof standing>;

const listedUser = user.extend({ attempts: z.array(standing) });

export const usersPage = z.object({ rows: z.array(listedUser), ...shown });

export const mailsQuery = z.object({
  ...wanted,
  state: z.enum(["all", ...MAIL_STATES]),
  sort: z.enum(MAIL_SORTS),
});
export type MailsQuery = z.output<typeof mailsQuery>;

export const mailsPage = z.object({ rows: z.array(mail), ...shown });
