import type { ParticipantId, TemplateId } from "#shared/domain/ids";
import type { Clock } from "../../clock";
import { type Db, transaction } from "../../db/database";
import { AppError } from "../../errors";
import type { RequestSession } from "../../http/sessions/request-session";
import type { Limiter } from "../../limits/limiter";
import { LIMITS } from "../../limits/rules";
import type { Postbox } from "../../mail/postbox";
import { hashToken, newToken } from "../../random";
import type { TemplatesService } from "../templates/service";
import * as repo from "./repo";
import { LINK_LIFETIME, opensNow } from "./rules";

const EXPIRED = "Invalid or expired access link. Please request a new one.";

/** A signed-in participant, as the database knows them now. */
export interface ParticipantIdentity {
  id: ParticipantId;
  email: string;
  name: string | null;
  /** Whether a link mailed to the address has been opened. */
  isVerified: boolean;
}

type ParticipantRow = NonNullable<Awaited<ReturnType<typeof repo.findById>>>;

interface Parts {
  db: Db;
  clock: Clock;
  limiter: Limiter;
  postbox: Postbox;
  templates: TemplatesService;
  publicUrl: string;
  /** Whether a sign-in link opens exactly once. */
  strictLinks: boolean;
}

export type ParticipantAuthService = ReturnType<typeof createParticipantAuth>;

/** Participants have no password: they register, or open a link that was mailed to them (design section 4). */
export function createParticipantAuth(parts: Parts) {
  const { db, clock, limiter, postbox, templates, publicUrl, strictLinks } = parts;

  /** The participant in this session; null when nobody is signed in, or the sign-in has been made void. */
  async function identify(session: RequestSession): Promise<ParticipantIdentity | null> {
    const slot = session.read("participant");
    if (!slot) return null;
    const row = await repo.findById(db, slot.id as ParticipantId);
    return row && row.authEpoch === slot.epoch ? identityOf(row) : null;
  }

  /**
   * Opens a sign-in link. UNAUTHORIZED when it is unknown, expired or used up. A browser that is signed in by this
   * very link goes on with the session it has (security T5).
   */
  async function redeem(session: RequestSession, network: string, token: string) {
    await limiter.hit(LIMITS.redeemByNetwork, network);
    const link = await repo.findLink(db, hashToken("magic", token));
    if (!link) throw new AppError("UNAUTHORIZED", EXPIRED);
    const current = await identify(session);
    if (current?.id === link.userId && session.read("participant")?.link === link.id) return current;
    const now = clock.now();
    if (!opensNow(link, now, strictLinks)) throw new AppError("UNAUTHORIZED", EXPIRED);
    const row = await transaction(db, async (tx) => {
      if (!(await repo.countRedemption(tx, { id: link.id, usesBefore: link.uses, now }))) return undefined;
      await repo.deleteOtherLinks(tx, link.userId, link.id);
      await repo.verifyParticipant(tx, link.userId, now);
      return repo.findById(tx, link.userId);
    });
    if (!row) throw new AppError("UNAUTHORIZED", EXPIRED);
    await session.signIn("participant", { id: row.id, epoch: row.authEpoch, link: link.id });
    return identityOf(row);
  }

  /**
   * Mails an access link, or, where there is no account, a mail that says so. Both look the same from outside
   * (design section 4, security T7).
   */
  async function requestLink(network: string, email: string, target: "assessment" | "access"): Promise<void> {
    await limiter.hit(LIMITS.mailByNetwork, network);
    if (!(await postbox.mayWriteTo(email))) return;
    const row = await repo.findByEmail(db, email);
    if (!row) {
      await transaction(db, (tx) =>
        postbox.noAccountYet(tx, { to: email, link: `${publicUrl}/start-assessment` }),
      );
      return;
    }
    await sendLink(row, target === "assessment" ? "/assessment" : "/access", {});
  }

  /** The start form: a known address gets a link, a new one an account and a session (spec section 4). */
  async function start(session: RequestSession, network: string, name: string, email: string) {
    await limiter.hit(LIMITS.lookupByNetwork, network);
    const known = await repo.findByEmail(db, email);
    if (known) {
      await limiter.hit(LIMITS.mailByNetwork, network);
      if (await postbox.mayWriteTo(email)) await sendLink(known, "/user-dashboard", {});
      return "login" as const;
    }
    await register(session, network, name, email);
    return "register" as const;
  }

  /** Whether a participant has this address. The spec asks for it; admins are never told of (security T8). */
  async function emailExists(network: string, email: string): Promise<boolean> {
    await limiter.hit(LIMITS.lookupByNetwork, network);
    await limiter.hit(LIMITS.lookupByNetworkHourly, network);
    return (await repo.findByEmail(db, email)) !== undefined;
  }

  /** Mails a link that signs in and starts this template. Unknown addresses get nothing, and the same answer. */
  async function requestDirectLink(network: string, email: string, templateId: TemplateId): Promise<void> {
    const template = await templates.getActive(templateId);
    await limiter.hit(LIMITS.mailByNetwork, network);
    if (!(await postbox.mayWriteTo(email))) return;
    const row = await repo.findByEmail(db, email);
    if (row) await sendLink(row, "/user-dashboard", { templateId, title: template.title });
  }

  /** Makes a participant and signs them in. CONFLICT when the address is taken (security T9). */
  async function register(session: RequestSession, network: string, name: string, email: string) {
    await limiter.hit(LIMITS.registrationByNetwork, network);
    await limiter.hit(LIMITS.registrationInAll, "all");
    const row = await repo.insertParticipant(db, { email, name, now: clock.now() });
    if (!row) {
      throw new AppError(
        "CONFLICT",
        "An account with this email already exists. Please use your sign-in link.",
      );
    }
    await session.signIn("participant", { id: row.id, epoch: row.authEpoch });
    return identityOf(row);
  }

  interface LinkDetails {
    templateId?: TemplateId;
    title?: string;
  }

  async function sendLink(
    row: ParticipantRow,
    path: string,
    { templateId, title }: LinkDetails,
  ): Promise<void> {
    const token = newToken();
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + LINK_LIFETIME);
    const query = new URLSearchParams({ token, ...(templateId ? { templateId: String(templateId) } : {}) });
    const mail = {
      to: row.email,
      userId: row.id,
      name: row.verifiedAt ? row.name : null,
      link: `${publicUrl}${path}?${query}`,
      expiresAt,
    };
    await transaction(db, async (tx) => {
      await repo.insertLink(tx, { userId: row.id, hash: hashToken("magic", token), now, expiresAt });
      if (title === undefined) await postbox.signInLink(tx, mail);
      else await postbox.directStartLink(tx, { ...mail, title });
    });
  }

  const purge = () => repo.purgeLinks(db, clock.now());

  return { identify, redeem, requestLink, start, emailExists, requestDirectLink, register, purge };
}

function identityOf(row: ParticipantRow): ParticipantIdentity {
  return { id: row.id, email: row.email, name: row.name, isVerified: row.verifiedAt !== null };
}
