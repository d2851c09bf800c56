import type { Row } from "../db/schema";

/** No mail is tried for longer than this, in milliseconds. */
export const LONGEST_WAIT = 24 * 60 * 60_000;

/** When a mail becomes useless: with its link, a day after it was written at the latest. */
export function lastMoment({
  createdAt,
  expiresAt,
}: Pick<Row<"mail_outbox">, "createdAt" | "expiresAt">): Date {
  return new Date(Math.min(expiresAt.getTime(), createdAt.getTime() + LONGEST_WAIT));
}

/** Whether another try can deliver it: it waits, or was refused, its text is still there and its link still opens. */
export function canRetry(
  mail: Pick<Row<"mail_outbox">, "state" | "createdAt" | "expiresAt"> & { isSealed: boolean },
  now: Date,
): boolean {
  const isOpen = mail.state === "queued" || mail.state === "failed";
  return isOpen && mail.isSealed && now < lastMoment(mail);
}
