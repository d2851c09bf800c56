import { z } from "zod";
import { type Db, transaction } from "../../db/database";
import { BRIEF, jobHandler } from "../../jobs/handler";
import type { JobQueue } from "../../jobs/queue";
import type { Clock } from "../../lib/clock";
import { createSecurityLog, type EventLog } from "../../lib/security-log";
import type { MailService } from "../../mail/mail-service";
import { createMemoryStore } from "../../rate-limits/memory-store";
import * as repo from "./repo";

/** The job that tells an admin that somebody guesses their password. */
const TELL = "admin.tell-of-guessing";
/** Once told, an admin is not told again for so long, in milliseconds. */
const TOLD_FOR = 30 * 24 * 60 * 60_000;

/** So often, in milliseconds, it is looked up whether there is somebody to tell. */
const LOOKED_UP = 60 * 60_000;

interface Parts {
  db: Db;
  clock: Clock;
  log: EventLog;
  jobs: JobQueue;
  mailService: MailService;
}

/** Tells admins, once, that somebody guesses their password. */
export function createBruteForceAlert({ db, clock, log, jobs, mailService }: Parts) {
  const security = createSecurityLog(log);
  const lookUps = createMemoryStore();

  /**
   * Has an admin of that address told. Whether there is one is looked up by a job, so that no answer says so; once an
   * hour, so that a flood of guesses writes nothing.
   */
  async function tell(email: string): Promise<void> {
    const now = clock.now();
    const once = { key: email, amount: 1, max: 1, resetAt: new Date(now.getTime() + LOOKED_UP) };
    if (!lookUps.countAll([once], now)) return;
    await jobs.enqueue(db, { kind: TELL, dedupeKey: `${TELL}:${email}`, payload: { email } });
  }

  async function send(email: string): Promise<void> {
    const admin = await repo.findAdminByEmail(db, email);
    if (!admin) return;
    const now = clock.now();
    const isNews = await transaction(db, async (tx) => {
      const first = await repo.noteAlertSent(tx, admin.id, now, new Date(now.getTime() - TOLD_FOR));
      if (first) await mailService.guessing(tx, { to: admin.email });
      return first;
    });
    if (isNews) security.note("guessing-told", { adminId: admin.id });
  }

  /** For the worker. */
  const handlers = {
    [TELL]: jobHandler({
      payload: z.object({ email: z.string() }),
      ...BRIEF,
      run: ({ email }) => send(email),
    }),
  };

  return { tell, handlers };
}
