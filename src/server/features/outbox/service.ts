import type { Mail } from "#shared/contracts/outbox";
import type { MailId } from "#shared/domain/ids";
import { type Db, transaction } from "../../db/database";
import type { Clock } from "../../kernel/clock";
import { AppError, notFound } from "../../kernel/errors";
import { canRetry } from "../../mail/lifetime";
import type { Mailer } from "../../mail/mailer";
import type { Outbox } from "../../mail/outbox";
import type { Postbox } from "../../mail/postbox";
import type { AdminIdentity } from "../admin-auth/service";

/** How long an admin waits to see what became of a mail, in milliseconds; a try takes ten seconds at most. */
const PATIENCE = 12_000;

interface Parts {
  db: Db;
  clock: Clock;
  mailer: Mailer;
  outbox: Outbox;
  postbox: Postbox;
}

type StoredMail = NonNullable<Awaited<ReturnType<Outbox["find"]>>>;

export type OutboxService = ReturnType<typeof createOutboxPage>;

/** The mails as admins see them: what left, what waits, what was refused; never what they say (decision 0019). */
export function createOutboxPage({ db, clock, mailer, outbox, postbox }: Parts) {
  const view = (mail: StoredMail): Mail => ({ ...mail, canRetry: canRetry(mail, clock.now()) });

  const list = async (): Promise<Mail[]> => (await outbox.list()).map(view);

  const summary = async () => ({
    provider: mailer.name,
    delivers: mailer.delivers,
    ...(await outbox.counts()),
  });

  /** Tries a mail again now and says what came of it. CONFLICT for one that has left or run out. */
  async function retry(id: MailId): Promise<Mail> {
    const mail = await outbox.find(id);
    if (!mail) throw notFound("Mail");
    if (!canRetry(mail, clock.now())) {
      throw new AppError(
        "CONFLICT",
        "This mail has left, or can no longer be sent. If its link has run out, send a new one.",
      );
    }
    await outbox.sendNow(id);
    return outcome(id, mail.tries);
  }

  /** Mails the admin a test and says what came of it. TOO_MANY_REQUESTS past five an hour. */
  async function sendTest({ email }: AdminIdentity): Promise<Mail> {
    await postbox.countMail(email, "test");
    const id = await transaction(db, (tx) => postbox.test(tx, { to: email }));
    return outcome(id, 0);
  }

  async function outcome(id: MailId, triesBefore: number): Promise<Mail> {
    await outbox.untilTried(id, triesBefore, AbortSignal.timeout(PATIENCE));
    const mail = await outbox.find(id);
    if (!mail) throw notFound("Mail");
    return view(mail);
  }

  return { list, summary, retry, sendTest };
}
