import { randomUUID } from "node:crypto";
import type { MailsQuery } from "#shared/contracts/list-options";
import type { MailId, ParticipantId } from "#shared/domain/ids";
import type { MailKind } from "#shared/domain/mail";
import { type Db, transaction } from "../db/database";
import type { SearchWorker } from "../db/engine";
import { inBatches } from "../db/keyset-batches";
import type { JobQueue } from "../jobs/queue";
import type { JobLog } from "../jobs/run-job";
import type { Clock } from "../lib/clock";
import { createEventBus } from "../lib/event-bus";
import { formatBody } from "./body-codec";
import { createDelivery } from "./delivery";
import { createEncryption } from "./encryption";
import { MAX_DELIVERY_TIME } from "./expiry";
import { countMails, listMailsPage, mailsAfter } from "./list-repo";
import type { Mailer } from "./mailer";
import type { MailMessage } from "./message";
import {
  countOpen,
  countQueued,
  deleteClosed,
  eraseRefused,
  findMail,
  findQueued,
  insertMail,
  lastFailure,
  lastSentAt,
  listFailing,
  listWritten,
  requeue,
  type ShownMail,
  type WrittenMails,
} from "./repo";

const DELIVER = "mail.deliver";
/**
 * Invitations have their own job kind and are sent one at a time, so that hundreds of them don't delay sign-in links
 * and a crash repeats at most one.
 */
const INVITE = "mail.invite";
/** Default maximum of emails sent at the same time. */
const MAX_CONCURRENT_SENDS = 5;
/** How long emails stay in the list, in milliseconds. */
const RETENTION = 30 * 24 * 60 * 60_000;

interface OutboxParts {
  db: Db;
  queue: JobQueue;
  clock: Clock;
  log: JobLog;
  mailer: Mailer;
  /** The instance's secret; bodies are encrypted with a key derived from it. */
  secret: string;
  /** The sender's address; Message-IDs end with its domain. */
  from: string;
}

export interface OutgoingMail {
  /** Stored and logged. */
  kind: MailKind;
  to: string;
  /** The email is deleted together with this participant. */
  userId?: ParticipantId;
  message: MailMessage;
  /** When the email is dropped if it wasn't sent; a day after it was written at the latest. */
  expiresAt: Date;
}

/** Keeps emails in the database until the provider has accepted them. */
export type Outbox = ReturnType<typeof createOutbox>;

export function createOutbox({ db, queue, clock, log, mailer, secret, from }: OutboxParts) {
  const seal = createEncryption(secret);
  const domain = from.slice(from.lastIndexOf("@") + 1);
  const tried = createEventBus<"tried">();
  const jobOf = (mailId: MailId, kind = DELIVER) => ({
    kind,
    dedupeKey: `${DELIVER}:${mailId}`,
    payload: { mailId },
  });

  /** Stores an email and its job in the caller's transaction, so a rollback sends nothing. Returns its id. */
  async function enqueue(tx: Db, { kind, to, userId, message, expiresAt }: OutgoingMail): Promise<MailId> {
    const { subject, text, html } = message;
    const mailId = await insertMail(tx, {
      kind,
      recipient: to,
      userId: userId ?? null,
      subject,
      sealedBody: seal.seal(formatBody({ text, html, messageId: `<${randomUUID()}@${domain}>` }), to),
      expiresAt,
      createdAt: clock.now(),
    });
    await queue.enqueue(tx, jobOf(mailId, kind === "invitation" ? INVITE : DELIVER));
    return mailId;
  }

  /** The recipients of emails with these subjects, sent or queued, that were written within `time` milliseconds. */
  async function writtenWithin(
    tx: Db,
    time: number,
    mail: Omit<WrittenMails, "since">,
  ): Promise<Set<string>> {
    const since = new Date(clock.now().getTime() - time);
    return new Set((await listWritten(tx, { ...mail, since })).map(({ recipient }) => recipient));
  }

  /** Sends a queued email right away. A refused one is queued again. */
  async function sendNow(id: MailId): Promise<void> {
    await transaction(db, async (tx) => {
      await requeue(tx, id);
      await queue.runNow(tx, jobOf(id));
    });
  }

  /** The same for all emails whose last try failed. Returns their number. */
  async function sendAllFailed(): Promise<number> {
    return transaction(db, async (tx) => {
      const failing = await listFailing(tx);
      for (const id of failing) {
        await requeue(tx, id);
        await queue.runNow(tx, jobOf(id));
      }
      return failing.length;
    });
  }

  /** Sends an email that was queued again while its last job was ending, when no second job could be stored. */
  async function sendIfRequeued(id: MailId): Promise<void> {
    if (await findQueued(db, id)) await queue.enqueue(db, jobOf(id));
  }

  /** Yields all emails in batches to limit memory, newest first, with the time of the next try. */
  async function* list() {
    const chunks = inBatches<ShownMail>((last) => mailsAfter(db, last));
    for await (const mails of chunks) yield await withNextTry(mails);
  }

  async function page(searchWorker: SearchWorker, query: MailsQuery) {
    const { rows, page: pageNumber, matching } = await listMailsPage(db, searchWorker, query);
    return { rows: await withNextTry(rows), page: pageNumber, matching, all: await countMails(db, "all") };
  }

  async function withNextTry(mails: readonly ShownMail[]) {
    const keyOf = ({ id }: ShownMail) => jobOf(id).dedupeKey;
    const due = await queue.dueTimes(db, mails.map(keyOf));
    return mails.map((mail) => ({ ...mail, nextTryAt: due.get(keyOf(mail)) ?? null }));
  }

  /** One email with the time of its next try; undefined if it was deleted. */
  async function find(id: MailId) {
    const mail = await findMail(db, id);
    return mail && { ...mail, nextTryAt: (await queue.dueAt(db, jobOf(id).dedupeKey)) ?? null };
  }

  /** Waits until an email has more than `triesBefore` tries, is no longer queued, or the signal is aborted. */
  async function untilTried(id: MailId, triesBefore: number, signal: AbortSignal): Promise<void> {
    const tries = tried.listen(id, signal);
    const mail = await findMail(db, id);
    if (mail?.state !== "queued" || mail.tries > triesBefore) return;
    for await (const _ of tries) return;
  }

  /** The numbers of queued emails and of refused ones that can still be sent. */
  async function counts() {
    const byState = new Map((await countOpen(db)).map(({ state, count }) => [state, count]));
    return { waiting: byState.get("queued") ?? 0, failed: byState.get("failed") ?? 0 };
  }

  /** When an email was last sent, and why the newest unsent one failed. */
  async function lastOutcomes() {
    const failure = await lastFailure(db);
    return {
      lastSentAt: (await lastSentAt(db)) ?? null,
      lastFailure: failure?.lastError ? { reason: failure.lastError, writtenAt: failure.createdAt } : null,
    };
  }

  const pendingCount = () => countQueued(db);

  /** Deletes closed emails after a month, and the bodies of refused ones that can no longer be sent. */
  async function purge(): Promise<void> {
    const now = clock.now();
    const before = (age: number) => new Date(now.getTime() - age);
    await deleteClosed(db, before(RETENTION));
    await eraseRefused(db, now, before(MAX_DELIVERY_TIME));
  }

  const delivery = (atOnce: number) =>
    createDelivery({
      ...{ db, clock, log, mailer, seal, atOnce },
      onTried: (id) => tried.publish(id, "tried"),
      onDone: sendIfRequeued,
    });
  const handlers = { [DELIVER]: delivery(mailer.atOnce ?? MAX_CONCURRENT_SENDS), [INVITE]: delivery(1) };

  return {
    enqueue,
    writtenWithin,
    sendNow,
    sendAllFailed,
    list,
    page,
    find,
    untilTried,
    counts,
    lastOutcomes,
    pendingCount,
    purge,
    handlers,
  };
}
