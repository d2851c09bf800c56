import { z } from "zod";
import type { AdminId } from "#shared/domain/ids";
import { type Db, type Tx, transaction } from "../../db/database";
import type { RequestSession } from "../../http/sessions/request-session";
import type { SessionData } from "../../http/sessions/session-data";
import { BRIEF, jobHandler } from "../../jobs/handler";
import type { JobQueue } from "../../jobs/queue";
import type { Clock } from "../../lib/clock";
import { AppError } from "../../lib/errors";
import type { Passwords } from "../../lib/passwords";
import { createSecurityLog, type EventLog } from "../../lib/security-log";
import type { SystemActor } from "../../lib/system-actor";
import type { MailService } from "../../mail/mail-service";
import type { Limiter } from "../../rate-limits/limiter";
import { LIMITS } from "../../rate-limits/limits";
import { createBruteForceAlert } from "./brute-force-alert";
import { createAdminInvitations, NO_ADDRESS_YET } from "./invitations";
import { createKnownNetworks } from "./known-networks";
import { createLoginThrottle } from "./login-throttle";
import * as repo from "./repo";
import { createResetLinks } from "./reset-links";

/** The job that answers a request for a reset link. */
const SEND_RESET = "admin.send-reset";

const EXPIRED = "Failed to reset password. The link may be expired.";

interface PasswordReset {
  token: string;
  password: string;
  email?: string | undefined;
}

const identified = Symbol("an identified admin");

/** A signed-in admin, as the database knows them now; only `identify` makes one. */
export interface AdminIdentity {
  readonly [identified]: true;
  readonly id: AdminId;
  readonly email: string;
}

/** Who may do what admins may: one of them, or the server itself. */
export type Staff = AdminIdentity | SystemActor;

interface Parts {
  db: Db;
  clock: Clock;
  log: EventLog;
  limiter: Limiter;
  jobs: JobQueue;
  passwords: Passwords;
  mailService: MailService;
  publicUrl: string;
  /** The instance's secret; networks are hashed with a key derived from it. */
  secret: string;
}

export type AdminAuthService = ReturnType<typeof createAdminAuth>;

/** Admins: signing in with a password, and setting one through a mailed or printed link. */
export function createAdminAuth(parts: Parts) {
  const { db, clock, log, limiter, jobs, passwords, mailService, publicUrl, secret } = parts;
  const security = createSecurityLog(log);
  const networks = createKnownNetworks({ db, clock, secret });
  const notice = createBruteForceAlert({ db, clock, log, jobs, mailService });
  const loginLimits = createLoginThrottle({ limiter, networks, onGuessing: notice.tell });
  const links = createResetLinks({ clock, publicUrl });
  const invitations = createAdminInvitations({ db, clock, passwords, links });

  /** The admin in this session; null when nobody is signed in, or their password has been changed since. */
  const identify = (session: RequestSession) => holderOf(session.read("admin"));

  async function holderOf(slot: SessionData["admin"] | null): Promise<AdminIdentity | null> {
    if (!slot) return null;
    const admin = await repo.findAdminById(db, slot.id);
    if (!admin || admin.authEpoch !== slot.epoch) return null;
    return { [identified]: true, id: admin.id, email: admin.email };
  }

  /** The events of `follow`, each sent only while this session is still this admin's; then the stream ends. */
  async function* whileSignedIn<Event>(
    { session, admin: { id } }: { session: RequestSession; admin: AdminIdentity },
    signal = new AbortController().signal,
    follow: (ends: AbortSignal) => AsyncIterable<Event>,
  ): AsyncGenerator<Event> {
    for await (const event of follow(signal)) {
      if ((await holderOf(await session.readAgain("admin")))?.id !== id) return;
      yield event;
    }
  }

  /**
   * Signs an admin in. UNAUTHORIZED with one text for a wrong address and a wrong password; TOO_MANY_REQUESTS after too
   * many failures.
   */
  async function login(session: RequestSession, network: string, email: string, password: string) {
    const attempt = await loginLimits.count({ network, email });
    const admin = await repo.findAdminByEmail(db, email);
    const isRight = await passwords.verify(admin?.password, password).catch(async (error: unknown) => {
      await loginLimits.takeBack(attempt);
      throw error;
    });
    if (!isRight || !admin) {
      security.note("admin-sign-in-refused", { adminId: admin?.id });
      throw new AppError("UNAUTHORIZED", "Invalid email or password");
    }
    await loginLimits.succeed(attempt);
    await transaction(db, (tx) => networks.remember(tx, admin.id, network));
    await session.signIn("admin", { id: admin.id, epoch: admin.authEpoch });
    security.note("admin-signed-in", { adminId: admin.id });
    return { email: admin.email };
  }

  /**
   * Has a reset link mailed to an admin of that address. Whether there is one is looked up by a job, so that neither
   * the answer nor the time it takes says so.
   */
  async function requestReset(network: string, email: string): Promise<void> {
    await limiter.hit(LIMITS.resetMailByNetwork, network);
    await jobs.enqueue(db, { kind: SEND_RESET, dedupeKey: `${SEND_RESET}:${email}`, payload: { email } });
  }

  async function sendReset(email: string): Promise<void> {
    const admin = await repo.findAdminByEmail(db, email);
    if (!admin || !(await mailService.mayWriteTo(admin.email, "password-reset"))) return;
    await transaction(db, async (tx) => {
      const { link, expiresAt } = await links.issue(tx, admin.id);
      await mailService.passwordReset(tx, { to: admin.email, link, expiresAt });
    });
    security.note("reset-sent", { adminId: admin.id });
  }

  /**
   * Sets a new password through a link. BAD_REQUEST when the link is unknown, spent or expired, and
   * TOO_MANY_REQUESTS for many of those; CONFLICT when the first admin gives another admin's address, and the link
   * stays good. The first admin is signed in with it (decision 0014); whoever resets a password is not.
   */
  async function resetPassword(
    session: RequestSession,
    network: string,
    reset: PasswordReset,
  ): Promise<void> {
    const hash = links.hashOf(reset.token);
    const admin = await repo.findByResetToken(db, hash, clock.now());
    if (!admin) {
      // Only what is refused counts: a link that holds is never held back by what others in the network tried.
      await limiter.hit(LIMITS.resetByNetwork, network);
      throw refusedLink();
    }
    const email = addressAfter(admin.email, reset.email);
    const password = await passwords.hash(reset.password);
    const spent = await transaction(db, async (tx) => {
      if (email !== admin.email) await freeAddress(tx, email, admin.id);
      const won = await repo.spendResetToken(tx, { hash, email, password, now: clock.now() });
      if (won) await networks.remember(tx, admin.id, network);
      if (won && email === admin.email) await mailService.passwordChanged(tx, { to: email });
      return won;
    });
    if (!spent) throw refusedLink();
    await loginLimits.forgive({ network, email });
    security.note("password-reset", { adminId: admin.id });
    if (admin.email === NO_ADDRESS_YET) await enter(session, admin.id);
  }

  async function enter(session: RequestSession, id: AdminId): Promise<void> {
    const admin = await repo.findAdminById(db, id);
    if (!admin) return;
    await session.signIn("admin", { id, epoch: admin.authEpoch });
    security.note("admin-signed-in", { adminId: id });
  }

  function refusedLink(): AppError {
    security.note("reset-refused");
    return new AppError("BAD_REQUEST", EXPIRED);
  }

  /** Only the first admin, who has no address yet, gives one with the password. */
  function addressAfter(current: string, given: string | undefined): string {
    if (current !== NO_ADDRESS_YET) return current;
    if (!given) throw new AppError("BAD_REQUEST", "Please enter a valid email address");
    return given;
  }

  async function freeAddress(tx: Tx, email: string, id: AdminId): Promise<void> {
    await repo.deleteInvited(tx, email, id);
    if (!(await repo.findAdminByEmail(tx, email))) return;
    throw new AppError(
      "CONFLICT",
      "An admin with this email already exists. Log in with that email, or enter a different one.",
    );
  }

  /** For the worker. */
  const handlers = {
    ...notice.handlers,
    [SEND_RESET]: jobHandler({
      payload: z.object({ email: z.string() }),
      ...BRIEF,
      run: ({ email }) => sendReset(email),
    }),
  };

  return { ...invitations, identify, whileSignedIn, login, requestReset, resetPassword, handlers };
}
