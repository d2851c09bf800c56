import { z } from "zod";
import { type Db, transaction } from "../../db/database";
import { BRIEF, jobHandler } from "../../jobs/handler";
import type { JobQueue } from "../../jobs/queue";
import type { Clock } from "../../lib/clock";
import { createSecurityLog, type EventLog } from "../../lib/security-log";
import type { MailService } from "../../mail/mail-service";
import { createMemoryStore } from "../../rate-limits/memory-store";
import * as repo from "./repo";

/** Job that emails an admin about password guessing. */
const ALERT_JOB = "admin.tell-of-guessing";
/** Minimum time between two alerts to the same admin, in milliseconds. */
const ALERT_INTERVAL = 30 * 24 * 60 * 60_000;

/** Minimum time between two lookups of the same address, in milliseconds. */
const LOOKUP_INTERVAL = 60 * 60_000;

interface Parts {
  db: Db;
  clock: Clock;
  log: EventLog;
  jobs: JobQueue;
  mailService: MailService;
}

/** Emails an admin whose password someone is trying to guess. */
export function createBruteForceAlert({ db, clock, log, jobs, mailService }: Parts) {
  const security = createSecurityLog(log);
  const lookUps = createMemoryStore();

  /**
   * Queues an alert for the admin with this address, at most hourly so that a flood of guesses writes little. The job
   * looks up the admin, so responses don't reveal whether there is one.
   */
  async function tell(email: string): Promise<void> {
    const now = clock.now();
    const once = { key: email, amount: 1, max: 1, resetAt: new Date(now.getTime() + LOOKUP_INTERVAL) };
    if (!lookUps.countAll([once], now)) return;
    await jobs.enqueue(db, { kind: ALERT_JOB, dedupeKey: `${ALERT_JOB}:${email}`, payload: { email } });
  }

  async function send(email: string): Promise<void> {
    const admin = await repo.findAdminByEmail(db, email);
    if (!admin) return;
    const now = clock.now();
    const isSent = await transaction(db, async (tx) => {
      const isFirst = await repo.noteAlertSent(tx, admin.id, now, new Date(now.getTime() - ALERT_INTERVAL));
      if (isFirst) await mailService.guessing(tx, { to: admin.email });
      return isFirst;
    });
    if (isSent) security.note("guessing-told", { adminId: admin.id });
  }

  const handlers = {
    [ALERT_JOB]: jobHandler({
      payload: z.object({ email: z.string() }),
      ...BRIEF,
      run: ({ email }) => send(email),
    }),
  };

  return { tell, handlers };
}
