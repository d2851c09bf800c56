import type { ParticipantId } from "#shared/domain/ids";
import type { Clock } from "../clock";
import type { Db } from "../db/database";
import type { JobLog } from "../jobs/run-job";
import type { Limiter } from "../limits/limiter";
import { LIMITS } from "../limits/rules";
import { directStartMail } from "./messages/direct-start";
import type { MailBranding } from "./messages/mail-branding";
import { noAccountMail } from "./messages/no-account";
import { passwordChangedMail } from "./messages/password-changed";
import { passwordResetMail } from "./messages/password-reset";
import { signInMail } from "./messages/sign-in";
import type { Outbox } from "./outbox";

/** How long a mail without a link that expires is worth sending, in milliseconds. */
const DAY = 24 * 60 * 60_000;

interface PostboxParts {
  outbox: Outbox;
  limiter: Limiter;
  clock: Clock;
  log: JobLog;
  branding: MailBranding;
  publicUrl: string;
}

interface LinkMail {
  to: string;
  link: string;
  expiresAt: Date;
}

interface ParticipantMail extends LinkMail {
  userId: ParticipantId;
  /** Null unless the address is verified (security T10). */
  name: string | null;
}

/** The mails there are. Each goes to the outbox in the caller's transaction. */
export type Postbox = ReturnType<typeof createPostbox>;

export function createPostbox({ outbox, limiter, clock, log, branding, publicUrl }: PostboxParts) {
  const inADay = () => new Date(clock.now().getTime() + DAY);

  /**
   * Counts one mail to that address and says whether it may go (security T7). A refusal is not for the caller to
   * tell: it would say that somebody else asked before.
   */
  async function mayWriteTo(email: string): Promise<boolean> {
    if (!(await limiter.tryHit(LIMITS.mailByRecipient, email))) return false;
    if (!(await limiter.tryHit(LIMITS.mailByRecipientDaily, email))) return false;
    if (await limiter.tryHit(LIMITS.mailInAll, "all")) return true;
    log.error({ limit: LIMITS.mailInAll.name }, "Too many mails in an hour; mail is paused");
    return false;
  }

  const signInLink = (tx: Db, { to, userId, link, name, expiresAt }: ParticipantMail) =>
    outbox.enqueue(tx, {
      kind: "sign-in",
      to,
      userId,
      message: signInMail({ branding, link, name, expiresAt }),
      expiresAt,
    });

  const directStartLink = (
    tx: Db,
    { to, userId, link, name, title, expiresAt }: ParticipantMail & { title: string },
  ) =>
    outbox.enqueue(tx, {
      kind: "direct-start",
      to,
      userId,
      message: directStartMail({ branding, link, name, title, expiresAt }),
      expiresAt,
    });

  const noAccountYet = (tx: Db, { to, link }: { to: string; link: string }) =>
    outbox.enqueue(tx, {
      kind: "no-account",
      to,
      message: noAccountMail({ branding, link }),
      expiresAt: inADay(),
    });

  const passwordReset = (tx: Db, { to, link, expiresAt }: LinkMail) =>
    outbox.enqueue(tx, {
      kind: "password-reset",
      to,
      message: passwordResetMail({ branding, link, requestedAt: clock.now(), expiresAt }),
      expiresAt,
    });

  const passwordChanged = (tx: Db, { to }: { to: string }) =>
    outbox.enqueue(tx, {
      kind: "password-changed",
      to,
      message: passwordChangedMail({ branding, link: `${publicUrl}/admin`, changedAt: clock.now() }),
      expiresAt: inADay(),
    });

  return { mayWriteTo, signInLink, directStartLink, noAccountYet, passwordReset, passwordChanged };
}
