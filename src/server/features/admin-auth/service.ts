import { type Db, transaction } from "../../db/database";
import type { RequestSession } from "../../http/sessions/request-session";
import type { SessionData } from "../../http/sessions/session-data";
import type { JobQueue } from "../../jobs/queue";
import type { Clock } from "../../lib/clock";
import { AppError } from "../../lib/errors";
import type { Passwords } from "../../lib/passwords";
import { createSecurityLog, type EventLog } from "../../lib/security-log";
import type { MailService } from "../../mail/mail-service";
import type { Limiter } from "../../rate-limits/limiter";
import { createBruteForceAlert } from "./brute-force-alert";
import { createAdminInvitations } from "./invitations";
import { createKnownNetworks } from "./known-networks";
import { createLoginThrottle } from "./login-throttle";
import { createPasswordReset } from "./password-reset";
import * as repo from "./repo";
import { type AdminIdentity, adminIdentity } from "./rules";
import { createPasswordLinks } from "./set-password-links";

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

/** Admins: signing in with a password, and setting one through an emailed or printed link. */
export function createAdminAuth(parts: Parts) {
  const { db, passwords } = parts;
  const security = createSecurityLog(parts.log);
  const networks = createKnownNetworks(parts);
  const notice = createBruteForceAlert(parts);
  const loginLimits = createLoginThrottle({ limiter: parts.limiter, networks, onGuessing: notice.tell });
  const links = createPasswordLinks(parts);
  const reset = createPasswordReset({ ...parts, links, networks, loginLimits, security });

  /** The admin of this session. Null if no one is signed in or the password has changed since. */
  const identify = (session: RequestSession) => holderOf(session.read("admin"));

  async function holderOf(slot: SessionData["admin"] | null): Promise<AdminIdentity | null> {
    if (!slot) return null;
    const admin = await repo.findAdminById(db, slot.id);
    if (!admin || admin.authEpoch !== slot.epoch) return null;
    return adminIdentity(admin.id, admin.email);
  }

  /** The events of `follow`. The session is checked before each; the stream ends once it is no longer this admin's. */
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

  /** UNAUTHORIZED, with one text for a wrong address or password; TOO_MANY_REQUESTS after too many failures. */
  async function login(session: RequestSession, network: string, email: string, password: string) {
    const attempt = await loginLimits.count({ network, email });
    const admin = await repo.findAdminByEmail(db, email);
    const isCorrect = await passwords.verify(admin?.password, password).catch(async (error: unknown) => {
      await loginLimits.takeBack(attempt);
      throw error;
    });
    if (!isCorrect || !admin) {
      security.note("admin-sign-in-refused", { adminId: admin?.id });
      throw new AppError("UNAUTHORIZED", "Invalid email or password");
    }
    await loginLimits.succeed(attempt);
    await transaction(db, (tx) => networks.remember(tx, admin.id, network));
    await session.signIn("admin", { id: admin.id, epoch: admin.authEpoch });
    security.note("admin-signed-in", { adminId: admin.id });
    return { email: admin.email };
  }

  return {
    ...createAdminInvitations({ ...parts, links }),
    ...reset,
    identify,
    whileSignedIn,
    login,
    handlers: { ...notice.handlers, ...reset.handlers },
  };
}
