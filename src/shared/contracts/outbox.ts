import { z } from "zod";
import { MAIL_KINDS, MAIL_STATES } from "../domain/mail";
import { attemptId, jobId, mailId } from "./common";

/** An email as an admin sees it. Its text is left out, because it can contain a token. */
export const mail = z.object({
  id: mailId,
  kind: z.enum(MAIL_KINDS),
  recipient: z.string(),
  subject: z.string(),
  state: z.enum(MAIL_STATES),
  tries: z.number().int(),
  /** A message of ours, not the provider's error. */
  lastError: z.string().nullable(),
  createdAt: z.date(),
  sentAt: z.date().nullable(),
  /** Null unless the email is queued. */
  nextTryAt: z.date().nullable(),
  /** Whether `retry` has an effect. */
  canRetry: z.boolean(),
});
export type Mail = z.output<typeof mail>;

export const mailById = z.object({ id: mailId });

export const mailSummary = z.object({
  /** Who delivers: "Postmark", "SMTP" or "console". */
  provider: z.string(),
  /** False when mails are only printed on the server's console. */
  delivers: z.boolean(),
  waiting: z.number().int(),
  failed: z.number().int(),
});

export const retriedMails = z.object({ mails: z.number().int() });

/** A job that was paused because the server crashed three times while it ran (decision 0031). */
export const failedJob = z.object({
  id: jobId,
  /** The server's name for the job; older versions may have used names that no longer exist. */
  kind: z.string(),
  /** The attempt whose recommendations the job writes; null for other jobs. */
  attemptId: attemptId.nullable(),
  createdAt: z.date(),
  setAsideAt: z.date(),
});
export type FailedJob = z.output<typeof failedJob>;

export const jobById = z.object({ id: jobId });
