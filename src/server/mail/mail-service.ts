import type { ParticipantId } from "#shared/domain/ids";
import type { Db } from "../db/database";
import type { Clock } from "../lib/clock";
import type { Limiter } from "../rate-limits/limiter";
import { createMailRateLimits } from "./mail-rate-limits";
import { newAddressMail, oldAddressMail } from "./messages/address-changed";
import { bruteForceMail } from "./messages/brute-force-alert";
import { directStartMail } from "./messages/direct-start";
import { type InvitedTo, invitationMail, invitationSubject } from "./messages/invitation";
import type { MailBranding } from "./messages/mail-branding";
import { noAccountMail } from "./messages/no-account";
import { passwordChangedMail } from "./messages/password-changed";
import { passwordResetMail } from "./messages/password-reset";
import { resultsReadyMail } from "./messages/results-ready";
import { signInMail } from "./messages/sign-in";
import { testMail } from "./messages/test-mail";
import type { Outbox } from "./outbox";

/** How long an email without an expiring link is worth sending, in milliseconds. */
const DAY = 24 * 60 * 60_000;
/** An invitation isn't repeated within this time, in milliseconds, because an admin may submit a list twice. */
const MIN_INVITATION_INTERVAL = 60 * 60_000;

interface MailServiceParts {
  outbox: Outbox;
  limiter: Limiter;
  clock: Clock;
  branding: MailBranding;
  publicUrl: string;
  /** Whether a sign-in link works only once. */
  strictLinks: boolean;
}

interface AddressChange {
  userId: ParticipantId;
  from: string;
  to: string;
}

interface LinkMail {
  to: string;
  link: string;
  expiresAt: Date;
}

interface ParticipantMail extends LinkMail {
  userId: ParticipantId;
  /** Null unless the address is verified. */
  name: string | null;
}

/** All emails that Askwell sends. Each is put in the outbox in the caller's transaction. */
export type MailService = ReturnType<typeof createMailService>;

export function createMailService(parts: MailServiceParts) {
  const { outbox, limiter, clock, branding, publicUrl, strictLinks } = parts;
  const inOneDay = () => new Date(clock.now().getTime() + DAY);

  const signInLink = (tx: Db, { to, userId, link, name, expiresAt }: ParticipantMail) =>
    outbox.enqueue(tx, {
      kind: "sign-in",
      to,
      userId,
      message: signInMail({ branding, link, name, expiresAt, strictLinks }),
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
      message: directStartMail({ branding, link, name, title, expiresAt, strictLinks }),
      expiresAt,
    });

  /** The email that `invitation` would send. */
  const previewInvitation = (mail: Omit<ParticipantMail, "to" | "userId"> & InvitedTo) =>
    invitationMail({ branding, strictLinks, ...mail });

  const invitation = (tx: Db, { to, userId, ...mail }: ParticipantMail & InvitedTo) =>
    outbox.enqueue(tx, {
      kind: "invitation",
      to,
      userId,
      message: previewInvitation(mail),
      expiresAt: mail.expiresAt,
    });

  /** The recipients who got this invitation, or its reminder, within the last hour. */
  const invitedLately = (tx: Db, recipients: readonly string[], to: InvitedTo) =>
    outbox.writtenWithin(tx, MIN_INVITATION_INTERVAL, {
      kind: "invitation",
      subjects: [false, true].map((isReminder) => invitationSubject(branding, { ...to, isReminder })),
      recipients,
    });

  const resultsReady = (
    tx: Db,
    { to, userId, link, name, title, expiresAt }: ParticipantMail & { title: string },
  ) =>
    outbox.enqueue(tx, {
      kind: "results-ready",
      to,
      userId,
      message: resultsReadyMail({ branding, link, name, title, expiresAt, strictLinks }),
      expiresAt,
    });

  const noAccountYet = (tx: Db, { to, link }: { to: string; link: string }) =>
    outbox.enqueue(tx, {
      kind: "no-account",
      to,
      message: noAccountMail({ branding, link }),
      expiresAt: inOneDay(),
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
      expiresAt: inOneDay(),
    });

  const guessing = (tx: Db, { to }: { to: string }) =>
    outbox.enqueue(tx, {
      kind: "guessing",
      to,
      message: bruteForceMail({ branding, link: `${publicUrl}/admin`, noticedAt: clock.now() }),
      expiresAt: inOneDay(),
    });

  /** Tells both addresses about a change. It needs no rate limit, because only admins change addresses. */
  async function addressChanged(tx: Db, { userId, from, to }: AddressChange): Promise<void> {
    const changedAt = clock.now();
    const oldAddressMessage = oldAddressMail({ branding, link: publicUrl, changedAt });
    const newAddressMessage = newAddressMail({ branding, link: `${publicUrl}/access`, changedAt });
    await outbox.enqueue(tx, {
      kind: "old-address",
      to: from,
      userId,
      message: oldAddressMessage,
      expiresAt: inOneDay(),
    });
    await outbox.enqueue(tx, {
      kind: "new-address",
      to,
      userId,
      message: newAddressMessage,
      expiresAt: inOneDay(),
    });
  }

  const test = (tx: Db, { to }: { to: string }) =>
    outbox.enqueue(tx, {
      kind: "test",
      to,
      message: testMail({ branding, link: `${publicUrl}/admin/outbox`, sentAt: clock.now() }),
      expiresAt: inOneDay(),
    });

  return {
    ...createMailRateLimits(limiter),
    signInLink,
    directStartLink,
    previewInvitation,
    invitation,
    invitedLately,
    resultsReady,
    noAccountYet,
    passwordReset,
    passwordChanged,
    guessing,
    addressChanged,
    test,
  };
}
