import type { AdminId } from "#shared/domain/ids";
import type { Clock } from "../../clock";
import { type Db, transaction } from "../../db/database";
import { AppError } from "../../errors";
import type { RequestSession } from "../../http/sessions/request-session";
import type { Limiter } from "../../limits/limiter";
import { LIMITS } from "../../limits/rules";
import type { Postbox } from "../../mail/postbox";
import type { Passwords } from "../../passwords";
import { hashToken, newToken } from "../../random";
import * as repo from "./repo";

const HOUR = 60 * 60 * 1000;
/** How long a reset link lives (spec section 9). */
const RESET_LIFETIME = HOUR;

const EXPIRED = "Failed to reset password. The link may be expired.";

/** Stands in the row of a first admin until they set their password; no login accepts it. */
const NO_ADDRESS_YET = "first-admin@localhost";

interface PasswordReset {
  token: string;
  password: string;
  email?: string | undefined;
}

/** A signed-in admin, as the database knows them now. */
export interface AdminIdentity {
  id: AdminId;
  email: string;
}

interface Parts {
  db: Db;
  clock: Clock;
  limiter: Limiter;
  passwords: Passwords;
  postbox: Postbox;
  publicUrl: string;
}

export type AdminAuthService = ReturnType<typeof createAdminAuth>;

/** Admins: signing in with a password, and setting one through a mailed or printed link. */
export function createAdminAuth({ db, clock, limiter, passwords, postbox, publicUrl }: Parts) {
  /** The admin in this session; null when nobody is signed in, or their password has been changed since. */
  async function identify(session: RequestSession): Promise<AdminIdentity | null> {
    const slot = session.read("admin");
    if (!slot) return null;
    const admin = await repo.findById(db, slot.id as AdminId);
    return admin && admin.authEpoch === slot.epoch ? { id: admin.id, email: admin.email } : null;
  }

  /**
   * Signs an admin in. UNAUTHORIZED with one text for a wrong address and a wrong password; TOO_MANY_REQUESTS after
   * too many failures (security T1).
   */
  async function login(session: RequestSession, network: string, email: string, password: string) {
    const limits = [
      [LIMITS.loginByAccountAndNetwork, `${email} ${network}`],
      [LIMITS.loginByAccount, email],
      [LIMITS.loginByNetwork, network],
    ] as const;
    for (const [rule, subject] of limits) await limiter.check(rule, subject);
    const admin = await repo.findByEmail(db, email);
    if (!(await passwords.verify(admin?.password, password)) || !admin) {
      for (const [rule, subject] of limits) await limiter.tryHit(rule, subject);
      throw new AppError("UNAUTHORIZED", "Invalid email or password");
    }
    await limiter.forget(LIMITS.loginByAccountAndNetwork, `${email} ${network}`);
    await session.signIn("admin", { id: admin.id, epoch: admin.authEpoch });
    return { email: admin.email };
  }

  /** Mails a reset link to an admin of that address. Says nothing about whether there is one (security T7). */
  async function requestReset(network: string, email: string): Promise<void> {
    await limiter.hit(LIMITS.mailByNetwork, network);
    if (!(await postbox.mayWriteTo(email))) return;
    const admin = await repo.findByEmail(db, email);
    if (!admin) return;
    const { token, hash, expiresAt } = newResetToken();
    await transaction(db, async (tx) => {
      await repo.storeResetToken(tx, admin.id, hash, expiresAt);
      await postbox.passwordReset(tx, { to: admin.email, link: resetLink(token), expiresAt });
    });
  }

  /** Sets a new password through a link. BAD_REQUEST when the link is unknown, spent or expired (security T22). */
  async function resetPassword(network: string, reset: PasswordReset): Promise<void> {
    await limiter.hit(LIMITS.resetByNetwork, network);
    const hash = hashToken("reset", reset.token);
    const admin = await repo.findByResetToken(db, hash, clock.now());
    if (!admin) throw new AppError("BAD_REQUEST", EXPIRED);
    const email = addressAfter(admin.email, reset.email);
    const password = await passwords.hash(reset.password);
    const spent = await transaction(db, async (tx) => {
      const won = await repo.spendResetToken(tx, { hash, email, password, now: clock.now() });
      if (won) await postbox.passwordChanged(tx, { to: email });
      return won;
    });
    if (!spent) throw new AppError("BAD_REQUEST", EXPIRED);
  }

  /** Only the first admin, who has no address yet, gives one with the password. */
  function addressAfter(current: string, given: string | undefined): string {
    if (current !== NO_ADDRESS_YET) return current;
    if (!given) throw new AppError("BAD_REQUEST", "Please enter a valid email address");
    return given;
  }

  /** Makes the first admin from the environment; does nothing once there is any admin. */
  async function createFirstAdmin(email: string, password: string): Promise<void> {
    if (await hasAdmin()) return;
    await repo.insertAdmin(db, { email, password: await passwords.hash(password), now: clock.now() });
  }

  /**
   * Gives a one-time link that sets the password of an admin, who is made when there is none of that address.
   * Until it is used, a new admin cannot sign in.
   */
  async function inviteAdmin(email: string): Promise<string> {
    const password = await passwords.hash(newToken());
    const { token, hash, expiresAt } = newResetToken();
    await transaction(db, async (tx) => {
      const admin = await repo.insertAdmin(tx, { email, password, now: clock.now() });
      await repo.storeResetToken(tx, admin.id, hash, expiresAt);
    });
    return resetLink(token);
  }

  /** The link for a first admin whose address nobody has said yet; they give it with the password. */
  const inviteFirstAdmin = async () => `${await inviteAdmin(NO_ADDRESS_YET)}&setup=1`;

  const hasAdmin = async () => (await repo.countAdmins(db, NO_ADDRESS_YET)) > 0;

  function newResetToken() {
    const token = newToken();
    const expiresAt = new Date(clock.now().getTime() + RESET_LIFETIME);
    return { token, hash: hashToken("reset", token), expiresAt };
  }

  const resetLink = (token: string) => `${publicUrl}/admin/reset-password?token=${token}`;

  return {
    identify,
    login,
    requestReset,
    resetPassword,
    createFirstAdmin,
    inviteAdmin,
    inviteFirstAdmin,
    hasAdmin,
  };
}
