import { z } from "zod";
import { MAIL_KINDS, MAIL_STATES } from "../domain/mail";
import { attemptId, jobId, mailId } from "./common";

/** A mail as an admin sees it: never its text, which can hold a token. */
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

/** How many mails are being tried again. */
export const retriedMails = z.object({ mails: z.number().int() });

/** Work that is left alone because the server ended three times while it ran (decision 0031). */
export const failedJob = z.object({
  id: jobId,
  /** As the server names it; of an older program perhaps. */
  kind: z.string(),
  /** Whose recommendations it was to write; null for other work. */
  attemptId: attemptId.nullable(),
  createdAt: z.date(),
  setAsideAt: z.date(),
});
export type FailedJob = z.output<typeof failedJob>;

export const jobById = z.object({ id: jobId });
