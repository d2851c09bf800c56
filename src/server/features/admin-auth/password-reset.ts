import { z } from "zod";
import type { AdminId } from "#shared/domain/ids";
import { type Db, type Tx, transaction } from "../../db/database";
import type { RequestSession } from "../../http/sessions/request-session";
import { BRIEF, jobHandler } from "../../jobs/handler";
import type { JobQueue } from "../../jobs/queue";
import type { Clock } from "../../lib/clock";
import { AppError } from "../../lib/errors";
import type { Passwords } from "../../lib/passwords";
import type { SecurityLog } from "../../lib/security-log";
import type { MailService } from "../../mail/mail-service";
import type { Limiter } from "../../rate-limits/limiter";
import { LIMITS } from "../../rate-limits/limits";
import { NO_ADDRESS_YET } from "./invitations";
import type { KnownNetworks } from "./known-networks";
import type { LoginThrottle } from "./login-throttle";
import * as repo from "./repo";
import type { PasswordLinks } from "./set-password-links";

const SEND_RESET = "admin.send-reset";

const EXPIRED_LINK = "Failed to reset password. The link may be expired.";

interface PasswordReset {
  token: string;
  password: string;
  email?: string | undefined;
}

interface Parts {
  db: Db;
  clock: Clock;
  limiter: Limiter;
  jobs: JobQueue;
  passwords: Passwords;
  mailService: MailService;
  links: PasswordLinks;
  networks: KnownNetworks;
  loginLimits: LoginThrottle;
  security: SecurityLog;
}

/** Sets admins' passwords through a link that a job emails on request. */
export function createPasswordReset(parts: Parts) {
  const { db, clock, limiter, jobs, passwords, mailService, links, networks, loginLimits, security } = parts;

  /** Queues a reset email. The job looks up the admin, so neither response nor timing reveals whether there is one. */
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
   * Sets a new password through a link. BAD_REQUEST for an unknown, used or expired link; TOO_MANY_REQUESTS after many.
   * CONFLICT if the first admin enters another admin's address; the link stays valid. Only the first admin is signed in
   * (decision 0014).
   */
  async function resetPassword(
    session: RequestSession,
    network: string,
    reset: PasswordReset,
  ): Promise<void> {
    const hash = links.hashOf(reset.token);
    const admin = await repo.findByResetToken(db, hash, clock.now());
    if (!admin) {
      // Only refused links count, so others in the network can't block a valid one.
      await limiter.hit(LIMITS.resetByNetwork, network);
      throw refusedLink(security);
    }
    const email = addressAfter(admin.email, reset.email);
    const password = await passwords.hash(reset.password);
    const isReset = await transaction(db, async (tx) => {
      if (email !== admin.email) await releaseAddress(tx, email, admin.id);
      const isChanged = await repo.setPasswordAndEndSessions(tx, { hash, email, password, now: clock.now() });
      if (isChanged) await networks.remember(tx, admin.id, network);
      if (isChanged && email === admin.email) await mailService.passwordChanged(tx, { to: email });
      return isChanged;
    });
    if (!isReset) throw refusedLink(security);
    await loginLimits.forgive({ network, email });
    security.note("password-reset", { adminId: admin.id });
    if (admin.email === NO_ADDRESS_YET) await signInAdmin(session, admin.id);
  }

  async function signInAdmin(session: RequestSession, id: AdminId): Promise<void> {
    const admin = await repo.findAdminById(db, id);
    if (!admin) return;
    await session.signIn("admin", { id, epoch: admin.authEpoch });
    security.note("admin-signed-in", { adminId: id });
  }

  const handlers = {
    [SEND_RESET]: jobHandler({
      payload: z.object({ email: z.string() }),
      ...BRIEF,
      run: ({ email }) => sendReset(email),
    }),
  };

  return { requestReset, resetPassword, handlers };
}

function refusedLink(security: SecurityLog): AppError {
  security.note("reset-refused");
  return new AppError("BAD_REQUEST", EXPIRED_LINK);
}

/** The address after the reset: only the first admin, who has none yet, enters one. BAD_REQUEST if it is missing. */
function addressAfter(current: string, enteredEmail: string | undefined): string {
  if (current !== NO_ADDRESS_YET) return current;
  if (!enteredEmail) throw new AppError("BAD_REQUEST", "Please enter a valid email address");
  return enteredEmail;
}

async function releaseAddress(tx: Tx, email: string, id: AdminId): Promise<void> {
  await repo.deleteInvited(tx, email, id);
  if (!(await repo.findAdminByEmail(tx, email))) return;
  throw new AppError(
    "CONFLICT",
    "An admin with this email already exists. Log in with that email, or enter a different one.",
  );
}
