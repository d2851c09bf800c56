import type { Mail } from "#shared/contracts/outbox";
import { canRetry } from "../../mail/expiry";
import type { Outbox } from "../../mail/outbox";

type StoredMail = NonNullable<Awaited<ReturnType<Outbox["find"]>>>;

/** An email as admins see it, without its content (decision 0019). */
export function mailView(mail: StoredMail, now: Date): Mail {
  return {
    id: mail.id,
    kind: mail.kind,
    recipient: mail.recipient,
    subject: mail.subject,
    state: mail.state,
    tries: mail.tries,
    lastError: mail.lastError,
    createdAt: mail.createdAt,
    sentAt: mail.sentAt,
    nextTryAt: mail.nextTryAt,
    canRetry: canRetry(mail, now),
  };
}
