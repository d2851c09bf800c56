import { randomUUID } from "node:crypto";
import type { ParticipantId } from "#shared/domain/ids";
import type { Clock } from "../clock";
import type { Db } from "../db/database";
import type { JobQueue } from "../jobs/queue";
import type { JobLog } from "../jobs/run-job";
import { createDelivery } from "./delivery";
import type { Mailer } from "./mailer";
import type { Message } from "./message";
import { countQueued, deleteClosed, insertMail } from "./repo";
import { createSeal } from "./seal";
import { formatBody } from "./sealed-body";

const DELIVER = "mail.deliver";
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
  /** What it is for, in a word; it is stored and logged. */
  kind: string;
  to: string;
  /** The mail goes with this participant when they are deleted. */
  userId?: ParticipantId;
  message: Message;
  /** After this the mail is useless and is dropped; never later than a day from now. */
  expiresAt: Date;
}

/** Mails wait in the database until the provider has taken them (security R8). */
export type Outbox = ReturnType<typeof createOutbox>;

export function createOutbox({ db, queue, clock, log, mailer, secret, from }: OutboxParts) {
  const seal = createSeal(secret);
  const domain = from.slice(from.lastIndexOf("@") + 1);

  /** Stores a mail and the job that sends it, in the caller's transaction: a rollback sends nothing. */
  async function enqueue(tx: Db, { kind, to, userId, message, expiresAt }: OutgoingMail): Promise<void> {
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
    await queue.enqueue(tx, { kind: DELIVER, dedupeKey: `${DELIVER}:${mailId}`, payload: { mailId } });
  }

  /** Mails that have neither left nor been dropped. */
  const pendingCount = () => countQueued(db);

  /** Forgets mails that were done with a month ago, addresses and all. */
  const purge = () => deleteClosed(db, new Date(clock.now().getTime() - KEPT));

  /** For the worker. */
  const handlers = { [DELIVER]: createDelivery({ db, clock, log, mailer, seal }) };

  return { enqueue, pendingCount, purge, handlers };
}
