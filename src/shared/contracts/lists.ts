import { z } from "zod";
import { ATTEMPT_STATUSES } from "../domain/attempt";
import { ATTEMPT_SORTS, MAIL_SORTS, MAX_SEARCH, PAGE_SIZES, USER_SORTS } from "../domain/lists";
import { MAIL_STATES } from "../domain/mail";
import { attemptListItemForAdmin } from "./attempts";
import { mail } from "./outbox";
import { user } from "./users";

/** One page of a list. What is searched for counts in lower case (spec section 5); pages start at 1. */
const wanted = {
  q: z
    .string()
    .max(MAX_SEARCH)
    .transform((text) => text.trim().toLowerCase()),
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

export const attemptsWanted = z.object({
  ...wanted,
  status: z.enum(["all", ...ATTEMPT_STATUSES]),
  /** The name of the band that the overall value falls into. */
  band: z.string().max(60).optional(),
  /** The overall value as it is shown, whatever its scale: from here, up to there. */
  from: z.number().min(0).max(100).optional(),
  to: z.number().min(0).max(100).optional(),
  sort: z.enum(ATTEMPT_SORTS),
});
export type AttemptsWanted = z.output<typeof attemptsWanted>;

export const attemptsPage = z.object({
  rows: z.array(attemptListItemForAdmin),
  ...shown,
  /** Whether any attempt waits to be opened. */
  hasAssigned: z.boolean(),
  /** The names of the bands that attempts fall into, in their order; none where nothing is scored. */
  bands: z.array(z.string()),
});

export const usersWanted = z.object({ ...wanted, sort: z.enum(USER_SORTS) });
export type UsersWanted = z.output<typeof usersWanted>;

/** How many attempts somebody has in a status, and the title of the newest of them. */
const standing = z.object({ status: z.enum(ATTEMPT_STATUSES), count: z.number().int(), newest: z.string() });
export type Standing = z.output<typeof standing>;

const listedUser = user.extend({ attempts: z.array(standing) });

export const usersPage = z.object({ rows: z.array(listedUser), ...shown });

export const mailsWanted = z.object({
  ...wanted,
  state: z.enum(["all", ...MAIL_STATES]),
  sort: z.enum(MAIL_SORTS),
});
export type MailsWanted = z.output<typeof mailsWanted>;

export const mailsPage = z.object({ rows: z.array(mail), ...shown });
