import { LINK_REFUSED } from "#shared/domain/sign-in-link";
import { type Db, lockRow, type Tx, transaction } from "../../db/database";
import type { RequestSession } from "../../http/sessions/request-session";
import type { Clock } from "../../lib/clock";
import { AppError } from "../../lib/errors";
import { hashToken } from "../../lib/secure-tokens";
import type { SecurityLog } from "../../lib/security-log";
import type { Limiter } from "../../rate-limits/limiter";
import { LIMITS } from "../../rate-limits/limits";
import type { ParticipantSessions } from "./participant-sessions";
import * as repo from "./repo";
import { canRedeemNow, type ParticipantIdentity } from "./rules";

type LinkRow = NonNullable<Awaited<ReturnType<typeof repo.findLink>>>;

interface Parts extends Pick<ParticipantSessions, "identify" | "signIn"> {
  db: Db;
  clock: Clock;
  limiter: Limiter;
  security: SecurityLog;
  /** Whether each sign-in link works only once. */
  strictLinks: boolean;
}

/** Redeems sign-in links. */
export function createLinkRedemption(parts: Parts) {
  const { db, clock, limiter, security, strictLinks, identify, signIn } = parts;

  /**
   * For a link's page: redeems the link if this browser requested it. Elsewhere returns null until the person confirms
   * (`redeem`), because mail scanners load pages and run their scripts (decision 0118). UNAUTHORIZED if unknown,
   * expired or used up.
   */
  async function openLink(session: RequestSession, network: string, token: string) {
    await limiter.hit(LIMITS.redeemByNetwork, network);
    const hash = hashToken("magic", token);
    const link = await repo.findLink(db, hash);
    const current = link && (await participantOf(session, link));
    if (current) return current;
    if (!link || !canRedeemNow(link, clock.now(), strictLinks)) throw refusedError();
    return wasRequestedIn(session, link) ? redeemOnce(session, hash) : null;
  }

  /** UNAUTHORIZED if the link is unknown, expired or used up. A session it opened continues; others are replaced. */
  async function redeem(session: RequestSession, network: string, token: string) {
    await limiter.hit(LIMITS.redeemByNetwork, network);
    const hash = hashToken("magic", token);
    const link = await repo.findLink(db, hash);
    return (link && (await participantOf(session, link))) ?? redeemOnce(session, hash);
  }

  async function redeemOnce(session: RequestSession, hash: string): Promise<ParticipantIdentity> {
    const redemption = await transaction(db, (tx) => use(tx, hash));
    if (!redemption) throw refusedError();
    const participant = await signIn(session, redemption.row, redemption.link);
    security.note("link-redeemed", { participantId: participant.id });
    return participant;
  }

  /** The participant that this link has signed in here; null if it hasn't, or that session has ended. */
  const participantOf = async (session: RequestSession, { id }: LinkRow) =>
    session.read("participant")?.link?.id === id ? identify(session) : null;

  /**
   * Counts one use; undefined if it can't be redeemed. Locked and read again, so simultaneous uses all count. The first
   * use of any link ends sessions that only registered with the email.
   */
  async function use(tx: Tx, hash: string) {
    const now = clock.now();
    const found = await repo.findLink(tx, hash);
    if (!found) return undefined;
    await lockRow(tx, "sign_in_links", found.id);
    const link = await repo.findLink(tx, hash);
    if (!link || !canRedeemNow(link, now, strictLinks)) return undefined;
    const uses = await repo.countRedemption(tx, link.id, now);
    await repo.endOtherLinks(tx, link.userId, link.id, now);
    await repo.verifyParticipant(tx, link.userId, now);
    const row = await repo.findParticipantById(tx, link.userId);
    return row && { row, link: { id: link.id, use: uses } };
  }

  function refusedError(): AppError {
    security.note("link-refused");
    return new AppError("UNAUTHORIZED", LINK_REFUSED);
  }

  return { openLink, redeem };
}

function wasRequestedIn({ browserId }: RequestSession, { requestedBy }: LinkRow): boolean {
  return browserId !== null && requestedBy === hashToken("browser", browserId);
}
