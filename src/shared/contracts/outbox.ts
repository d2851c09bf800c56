import { z } from "zod";
import { MAIL_KINDS, MAIL_STATES } from "../domain/mail";
import { mailId } from "./common";

/** A mail as an admin sees it: never its text, which can hold a token (security T6). */
export const mail = z.object({
  id: mailId,
  kind: z.enum(MAIL_KINDS),
  recipient: z.string(),
  subject: z.string(),
  state: z.enum(MAIL_STATES),
  tries: z.number().int(),
  /** In our own words. */
  lastError: z.string().nullable(),
  createdAt: z.date(),
  sentAt: z.date().nullable(),
  /** Null unless it waits. */
  nextTryAt: z.date().nullable(),
  /** Whether `retry` can do anything for it. */
  canRetry: z.boolean(),
});
export type Mail = z.output<typeof mail>;

export const mailById = z.object({ id: mailId });

/** How mail stands in all. */
export const mailSummary = z.object({
  /** Who delivers: "Postmark", "SMTP" or "console". */
  provider: z.string(),
  /** False when mails are only printed on the server's console. */
  delivers: z.boolean(),
  waiting: z.number().int(),
  failed: z.number().int(),
});
