import type { Row } from "../db/schema";

/** The longest time an email is tried, in milliseconds. */
export const MAX_DELIVERY_TIME = 24 * 60 * 60_000;

/** When an email is dropped: once its link has expired, at the latest a day after it was written. */
export function lastMoment({
  createdAt,
  expiresAt,
}: Pick<Row<"mail_outbox">, "createdAt" | "expiresAt">): Date {
  return new Date(Math.min(expiresAt.getTime(), createdAt.getTime() + MAX_DELIVERY_TIME));
}

/** Whether an admin can retry an email: it is queued or refused, still has its body, and hasn't expired. */
export function canRetry(
  mail: Pick<Row<"mail_outbox">, "state" | "createdAt" | "expiresAt"> & { isSealed: boolean },
  now: Date,
): boolean {
  const isOpen = mail.state === "queued" || mail.state === "failed";
  return isOpen && mail.isSealed && now < lastMoment(mail);
}
