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
  /** Whether a sign-in link opens exactly once. */
  strictLinks: boolean;
}

/** What opens sign-in links. */
export function createLinkRedemption(parts: Parts) {
  const { db, clock, limiter, security, strictLinks, identify, signIn } = parts;

  /**
   * For the page of a link, when it loads: redeems the link if this browser requested it. In any other browser nothing
   * changes until the person confirms (`redeem`), because mail scanners load pages and run their scripts (decision 0118).
   * @returns null in another browser; throws UNAUTHORIZED when the link is unknown, expired or used up
   */
  async function openLink(session: RequestSession, network: string, token: string) {
    await limiter.hit(LIMITS.redeemByNetwork, network);
    const hash = hashToken("magic", token);
    const link = await repo.findLink(db, hash);
    const current = link && (await signedInBy(session, link));
    if (current) return current;
    if (!link || !canRedeemNow(link, clock.now(), strictLinks)) throw refused();
    return wasRequestedIn(session, link) ? redeemOnce(session, hash) : null;
  }

  /**
   * Signs in by a link. UNAUTHORIZED when it is unknown, expired or used up. A browser that is signed in by this very
   * link goes on with the session it has; any other ends that session and gets its own.
   */
  async function redeem(session: RequestSession, network: string, token: string) {
    await limiter.hit(LIMITS.redeemByNetwork, network);
    const hash = hashToken("magic", token);
    const link = await repo.findLink(db, hash);
    return (link && (await signedInBy(session, link))) ?? redeemOnce(session, hash);
  }

  async function redeemOnce(session: RequestSession, hash: string): Promise<ParticipantIdentity> {
    const opened = await transaction(db, (tx) => use(tx, hash));
    if (!opened) throw refused();
    const signedIn = await signIn(session, opened.row, opened.link);
    security.note("link-redeemed", { participantId: signedIn.id });
    return signedIn;
  }

  /** The participant whom this link has signed in here; null when it has not, or that session has ended. */
  const signedInBy = async (session: RequestSession, { id }: LinkRow) =>
    session.read("participant")?.link?.id === id ? identify(session) : null;

  /**
   * Counts one use of a link; undefined when it does not open. Read and counted in one step, two at once both count. The
   * first use of any link ends the sessions that only registered with the email.
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

  function refused(): AppError {
    security.note("link-refused");
    return new AppError("UNAUTHORIZED", LINK_REFUSED);
  }

  return { openLink, redeem };
}

function wasRequestedIn({ browserId }: RequestSession, { requestedBy }: LinkRow): boolean {
  return browserId !== null && requestedBy === hashToken("browser", browserId);
}
