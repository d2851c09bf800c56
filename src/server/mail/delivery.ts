import { z } from "zod";
import { mailId } from "#shared/contracts/common";
import type { MailId } from "#shared/domain/ids";
import type { Db } from "../db/database";
import type { Row } from "../db/schema";
import { type JobHandler, jobHandler } from "../jobs/handler";
import { describeJobError, JobError, PostponedError } from "../jobs/job-error";
import type { JobLog } from "../jobs/run-job";
import type { Clock } from "../lib/clock";
import { parseBody } from "./body-codec";
import type { Encryption } from "./encryption";
import { lastMoment } from "./expiry";
import { type Mailer, MailPauseError, type OutboundMail, UndeliverableError } from "./mailer";
import { findQueued, markExpired, markRefused, markSent, noteFailure, noteWaiting } from "./repo";

const TIMEOUT = 10_000;

interface DeliveryParts {
  db: Db;
  clock: Clock;
  log: JobLog;
  mailer: Mailer;
  seal: Encryption;
  atOnce: number;
  /** Called after each try, successful or not. */
  onTried: (id: MailId) => void;
  onDone: (id: MailId) => Promise<void>;
}

/**
 * The job that sends one email. It ends once the email was sent, refused for good or has expired. Any other failure
 * throws, so the queue tries again. A crash after the provider accepted it sends it twice with the same Message-ID.
 */
export function createDelivery({
  db,
  clock,
  log,
  mailer,
  seal,
  atOnce,
  onTried,
  onDone,
}: DeliveryParts): JobHandler {
  async function deliver(id: MailId, signal: AbortSignal): Promise<void> {
    try {
      await tryOnce(id, signal);
    } finally {
      onTried(id);
    }
  }

  async function tryOnce(id: MailId, signal: AbortSignal): Promise<void> {
    const row = await findQueued(db, id);
    if (!row) return;
    if (clock.now() >= lastMoment(row)) return expire(row);
    const mail = unseal(row);
    if (!mail) return refuse(row, "sealed with another secret");
    try {
      await mailer.send(mail, signal);
    } catch (error) {
      if (error instanceof UndeliverableError) return refuse(row, error.message);
      if (error instanceof MailPauseError) {
        await noteWaiting(db, row.id, error.message);
        throw new PostponedError(error.message, error.milliseconds);
      }
      const failure = describeJobError(error);
      await noteFailure(db, row.id, failure);
      throw new JobError(failure);
    }
    await markSent(db, row.id, clock.now());
  }

  async function expire({ id, kind }: Row<"mail_outbox">): Promise<void> {
    log.warn({ mailId: id, kind }, "A mail has run out before it could be sent");
    await markExpired(db, id);
  }

  async function refuse({ id, kind }: Row<"mail_outbox">, reason: string): Promise<void> {
    log.warn({ mailId: id, kind, reason }, "A mail was refused");
    await markRefused(db, id, reason);
  }

  function unseal({ recipient, subject, sealedBody }: Row<"mail_outbox">): OutboundMail | undefined {
    try {
      return { to: recipient, subject, ...parseBody(seal.open(sealedBody ?? "", recipient)) };
    } catch {
      return undefined;
    }
  }

  return jobHandler({
    payload: z.object({ mailId }),
    timeoutMs: TIMEOUT,
    concurrency: atOnce,
    maxTries: Infinity,
    run: ({ mailId: id }, signal) => deliver(id, signal),
    onDone: ({ mailId: id }) => onDone(id),
  });
}
