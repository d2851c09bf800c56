import { z } from "zod";
import { attemptId } from "#shared/contracts/common";
import type { MailsQuery } from "#shared/contracts/list-options";
import type { FailedJob, Mail } from "#shared/contracts/outbox";
import type { JobId, MailId } from "#shared/domain/ids";
import { type Db, transaction } from "../../db/database";
import type { SearchWorker } from "../../db/engine";
import type { JobQueue } from "../../jobs/queue";
import type { Clock } from "../../lib/clock";
import { AppError, notFound } from "../../lib/errors";
import { canRetry } from "../../mail/expiry";
import type { MailService } from "../../mail/mail-service";
import type { Mailer } from "../../mail/mailer";
import type { Outbox } from "../../mail/outbox";
import type { AdminIdentity } from "../admin-auth/rules";
import { mailView } from "./views";

/** How long an admin waits to see what became of a mail, in milliseconds; a try takes ten seconds at most. */
const PATIENCE = 12_000;

const aboutAttempt = z.object({ attemptId });

interface Parts {
  db: Db;
  searchWorker: SearchWorker;
  clock: Clock;
  jobs: JobQueue;
  mailer: Mailer;
  outbox: Outbox;
  mailService: MailService;
}

/** The mails as admins see them: what left, what waits, what was refused; never what they say (decision 0019). */
export function createOutboxService({ db, searchWorker, clock, jobs, mailer, outbox, mailService }: Parts) {
  async function* list(_by: AdminIdentity) {
    for await (const mails of outbox.list()) yield mails.map((mail) => mailView(mail, clock.now()));
  }

  /** One page of them as the admin's list shows it. */
  async function page(_by: AdminIdentity, pageQuery: MailsQuery) {
    const { rows, ...shown } = await outbox.page(searchWorker, pageQuery);
    return { ...shown, rows: rows.map((mail) => mailView(mail, clock.now())) };
  }

  async function summary(_by: AdminIdentity) {
    const { waiting, failed } = await outbox.counts();
    return { provider: mailer.name, delivers: mailer.delivers, waiting, failed };
  }

  /** Tries a mail again now and says what came of it. CONFLICT for one that has left or run out. */
  async function retry(_by: AdminIdentity, id: MailId): Promise<Mail> {
    const mail = await outbox.find(id);
    if (!mail) throw notFound("Email");
    if (!canRetry(mail, clock.now())) {
      throw new AppError("CONFLICT", "This email was already sent or has expired. Send a new one if needed.");
    }
    await outbox.sendNow(id);
    return outcome(id, mail.tries);
  }

  /** Tries all mails again whose last try failed; gives how many. What comes of them shows in the list. */
  const retryFailed = (_by: AdminIdentity): Promise<number> => outbox.sendAllFailed();

  /** Mails the admin a test and says what came of it. TOO_MANY_REQUESTS past five an hour. */
  async function sendTest({ email }: AdminIdentity): Promise<Mail> {
    await mailService.countMail(email, "test");
    const id = await transaction(db, (tx) => mailService.test(tx, { to: email }));
    return outcome(id, 0);
  }

  /** Work that is left alone because it may be what ended the server (decision 0031). */
  const setAside = async (_by: AdminIdentity): Promise<FailedJob[]> =>
    (await jobs.listSetAside(db)).map(({ payload, ...job }) => ({
      ...job,
      attemptId: aboutAttempt.safeParse(payload).data?.attemptId ?? null,
    }));

  /** Gives such work one more start; the next time the server ends meanwhile it is set aside again. */
  async function tryAgain(_by: AdminIdentity, id: JobId): Promise<void> {
    if (!(await jobs.tryAgain(db, id))) throw notFound("Job");
  }

  async function outcome(id: MailId, triesBefore: number): Promise<Mail> {
    await outbox.untilTried(id, triesBefore, AbortSignal.timeout(PATIENCE));
    const mail = await outbox.find(id);
    if (!mail) throw notFound("Email");
    return mailView(mail, clock.now());
  }

  return { list, page, summary, retry, retryFailed, setAside, tryAgain, sendTest };
}
