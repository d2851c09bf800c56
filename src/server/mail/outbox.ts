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
import { LONGEST_WAIT } from "./expiry";
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
 * Invitations go by themselves and one at a time: hundreds at once hold up nobody's sign-in link, and a crash repeats
 * one of them at most.
 */
const INVITE = "mail.invite";
/** How many mails are handed over at once, unless the mailer takes fewer. */
const AT_ONCE = 5;
/** How long it stays known to whom a mail went, in milliseconds. */
const KEPT = 30 * 24 * 60 * 60_000;

interface OutboxParts {
  db: Db;
  queue: JobQueue;
  clock: Clock;
  log: JobLog;
  mailer: Mailer;
  /** The instance's secret; bodies are sealed with a key derived from it. */
  secret: string;
  /** The sender's address; its domain is the right half of each Message-ID. */
  from: string;
}

export interface OutgoingMail {
  /** It is stored and logged. */
  kind: MailKind;
  to: string;
  /** The mail goes with this participant when they are deleted. */
  userId?: ParticipantId;
  message: MailMessage;
  /** After this the mail is useless and is dropped; never later than a day from now. */
  expiresAt: Date;
}

/** Mails wait in the database until the provider has taken them. */
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

  /** Stores a mail and the job that sends it, in the caller's transaction: a rollback sends nothing. Gives its id. */
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

  /** To which of the addresses this very mail, by its subject, has gone in that time, in milliseconds, or waits to go. */
  async function writtenWithin(
    tx: Db,
    time: number,
    mail: Omit<WrittenMails, "since">,
  ): Promise<Set<string>> {
    const since = new Date(clock.now().getTime() - time);
    return new Set((await listWritten(tx, { ...mail, since })).map(({ recipient }) => recipient));
  }

  /** Sends a mail that waits at once, and puts one that was refused back among those that wait. */
  async function sendNow(id: MailId): Promise<void> {
    await transaction(db, async (tx) => {
      await requeue(tx, id);
      await queue.hurry(tx, jobOf(id));
    });
  }

  /** The same for all mails whose last try failed; gives how many. */
  async function sendAllFailed(): Promise<number> {
    return transaction(db, async (tx) => {
      const failing = await listFailing(tx);
      for (const id of failing) {
        await requeue(tx, id);
        await queue.hurry(tx, jobOf(id));
      }
      return failing.length;
    });
  }

  /** Sends a mail that was put back while the job of its last try was ending: no second job could be stored then. */
  async function sendIfRequeued(id: MailId): Promise<void> {
    if (await findQueued(db, id)) await queue.enqueue(db, jobOf(id));
  }

  /** Every mail of the last month, newest first, with when the next try is due, in chunks; never all in memory. */
  async function* list() {
    const chunks = inBatches<ShownMail>((last) => mailsAfter(db, last));
    for await (const mails of chunks) yield await withNextTry(mails);
  }

  /** One page of them as the admin's list shows it. */
  async function page(searchWorker: SearchWorker, wanted: MailsQuery) {
    const { rows, page: shown, matching } = await listMailsPage(db, searchWorker, wanted);
    return { rows: await withNextTry(rows), page: shown, matching, all: await countMails(db, "all") };
  }

  async function withNextTry(mails: readonly ShownMail[]) {
    const keyOf = ({ id }: ShownMail) => jobOf(id).dedupeKey;
    const due = await queue.dueTimes(db, mails.map(keyOf));
    return mails.map((mail) => ({ ...mail, nextTryAt: due.get(keyOf(mail)) ?? null }));
  }

  /** One of them; undefined when it is gone. */
  async function find(id: MailId) {
    const mail = await findMail(db, id);
    return mail && { ...mail, nextTryAt: (await queue.dueAt(db, jobOf(id).dedupeKey)) ?? null };
  }

  /** Waits until a mail has been tried more often than that, or the signal ends the patience. */
  async function untilTried(id: MailId, triesBefore: number, signal: AbortSignal): Promise<void> {
    const tries = tried.listen(id, signal);
    const mail = await findMail(db, id);
    if (mail?.state !== "queued" || mail.tries > triesBefore) return;
    for await (const _ of tries) return;
  }

  /** How many wait, and how many were refused and can still be sent. */
  async function counts() {
    const byState = new Map((await countOpen(db)).map(({ state, count }) => [state, count]));
    return { waiting: byState.get("queued") ?? 0, failed: byState.get("failed") ?? 0 };
  }

  /** When a mail left last, and why the newest that could not leave is still there. */
  async function lastOutcomes() {
    const failure = await lastFailure(db);
    return {
      lastSentAt: (await lastSentAt(db)) ?? null,
      lastFailure: failure?.lastError ? { reason: failure.lastError, writtenAt: failure.createdAt } : null,
    };
  }

  /** Mails that have neither left nor been dropped. */
  const pendingCount = () => countQueued(db);

  /** Forgets mails that were done with a month ago, addresses and all, and the text of what can no longer be sent. */
  async function purge(): Promise<void> {
    const now = clock.now();
    const before = (age: number) => new Date(now.getTime() - age);
    await deleteClosed(db, before(KEPT));
    await eraseRefused(db, now, before(LONGEST_WAIT));
  }

  const delivery = (atOnce: number) =>
    createDelivery({
      ...{ db, clock, log, mailer, seal, atOnce },
      onTried: (id) => tried.publish(id, "tried"),
      onDone: sendIfRequeued,
    });
  /** For the worker. */
  const handlers = { [DELIVER]: delivery(mailer.atOnce ?? AT_ONCE), [INVITE]: delivery(1) };

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
