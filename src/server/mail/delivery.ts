import { z } from "zod";
import type { Clock } from "../clock";
import type { Db } from "../db/database";
import type { Row } from "../db/schema";
import { describeFailure, JobError } from "../jobs/failure";
import { type JobHandler, jobHandler } from "../jobs/handler";
import type { JobLog } from "../jobs/run-job";
import { type Mail, type Mailer, UndeliverableError } from "./mailer";
import { findQueued, markDropped, markSent, noteFailure } from "./repo";
import type { Seal } from "./seal";
import { parseBody } from "./sealed-body";

const TIMEOUT = 10_000;
const AT_ONCE = 5;
/** No mail is tried for longer than this, in milliseconds (security R8). */
const LONGEST_WAIT = 24 * 60 * 60_000;

interface DeliveryParts {
  db: Db;
  clock: Clock;
  log: JobLog;
  mailer: Mailer;
  seal: Seal;
}

/**
 * The job that sends one mail. It ends by itself when the mail has left, is refused for good or has expired; any
 * other failure throws, so that the queue tries again. A crash between the provider's yes and ours sends the mail
 * twice, with one Message-ID.
 */
export function createDelivery({ db, clock, log, mailer, seal }: DeliveryParts): JobHandler {
  async function deliver(mailId: number, signal: AbortSignal): Promise<void> {
    const row = await findQueued(db, mailId);
    if (!row) return;
    if (clock.now() >= lastMoment(row)) return drop(row, "expired", "expired before it could be sent");
    const mail = unseal(row);
    if (!mail) return drop(row, "failed", "sealed with another secret");
    try {
      await mailer.send(mail, signal);
    } catch (error) {
      if (error instanceof UndeliverableError) return drop(row, "failed", error.message);
      const failure = describeFailure(error);
      await noteFailure(db, row.id, failure);
      throw new JobError(failure);
    }
    await markSent(db, row.id, clock.now());
  }

  async function drop(row: Row<"mail_outbox">, state: "failed" | "expired", reason: string): Promise<void> {
    log.warn({ mailId: row.id, kind: row.kind, state, reason }, "A mail was dropped");
    await markDropped(db, row.id, state, reason);
  }

  function unseal({ recipient, subject, sealedBody }: Row<"mail_outbox">): Mail | undefined {
    try {
      return { to: recipient, subject, ...parseBody(seal.open(sealedBody ?? "", recipient)) };
    } catch {
      return undefined;
    }
  }

  return jobHandler({
    payload: z.object({ mailId: z.number().int() }),
    timeoutMs: TIMEOUT,
    concurrency: AT_ONCE,
    maxTries: Infinity,
    run: ({ mailId }, signal) => deliver(mailId, signal),
  });
}

function lastMoment({ createdAt, expiresAt }: Row<"mail_outbox">): Date {
  return new Date(Math.min(expiresAt.getTime(), createdAt.getTime() + LONGEST_WAIT));
}
