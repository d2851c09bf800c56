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

/** How long an admin waits for the outcome of a send, in milliseconds; a try takes at most ten seconds. */
const OUTCOME_TIMEOUT = 12_000;

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

/** Emails as admins see them: sent, waiting or failed, never their content (decision 0019). */
export function createOutboxService({ db, searchWorker, clock, jobs, mailer, outbox, mailService }: Parts) {
  async function* list(_by: AdminIdentity) {
    for await (const mails of outbox.list()) yield mails.map((mail) => mailView(mail, clock.now()));
  }

  async function page(_by: AdminIdentity, pageQuery: MailsQuery) {
    const { rows, ...rest } = await outbox.page(searchWorker, pageQuery);
    return { ...rest, rows: rows.map((mail) => mailView(mail, clock.now())) };
  }

  async function summary(_by: AdminIdentity) {
    const { waiting, failed } = await outbox.counts();
    return { provider: mailer.name, delivers: mailer.delivers, waiting, failed };
  }

  /** Retries an email now and returns its new state. NOT_FOUND for an unknown id, CONFLICT if sent or expired. */
  async function retry(_by: AdminIdentity, id: MailId): Promise<Mail> {
    const mail = await outbox.find(id);
    if (!mail) throw notFound("Email");
    if (!canRetry(mail, clock.now())) {
      throw new AppError("CONFLICT", "This email was already sent or has expired. Send a new one if needed.");
    }
    await outbox.sendNow(id);
    return outcome(id, mail.tries);
  }

  /** Retries all failed emails in the background; returns their number. */
  const retryFailed = (_by: AdminIdentity): Promise<number> => outbox.sendAllFailed();

  /** Emails the admin a test and returns its state. TOO_MANY_REQUESTS past five an hour. */
  async function sendTest({ email }: AdminIdentity): Promise<Mail> {
    await mailService.countMail(email, "test");
    const id = await transaction(db, (tx) => mailService.test(tx, { to: email }));
    return outcome(id, 0);
  }

  /** Paused jobs that may have crashed the server (decision 0031). */
  const listPausedJobs = async (_by: AdminIdentity): Promise<FailedJob[]> =>
    (await jobs.listPaused(db)).map(({ payload, ...job }) => ({
      ...job,
      attemptId: aboutAttempt.safeParse(payload).data?.attemptId ?? null,
    }));

  /** Starts a paused job once more; if the server crashes again, it is paused again. NOT_FOUND for an unknown job. */
  async function tryAgain(_by: AdminIdentity, id: JobId): Promise<void> {
    if (!(await jobs.tryAgain(db, id))) throw notFound("Job");
  }

  async function outcome(id: MailId, triesBefore: number): Promise<Mail> {
    await outbox.untilTried(id, triesBefore, AbortSignal.timeout(OUTCOME_TIMEOUT));
    const mail = await outbox.find(id);
    if (!mail) throw notFound("Email");
    return mailView(mail, clock.now());
  }

  return { list, page, summary, retry, retryFailed, listPausedJobs, tryAgain, sendTest };
}
