import type { AttemptId, ParticipantId, TemplateId } from "#shared/domain/ids";
import { type Db, type Tx, transaction } from "../../db/database";
import type { RequestSession } from "../../http/sessions/request-session";
import type { Slots } from "../../http/sessions/slots";
import type { Clock } from "../../kernel/clock";
import { AppError } from "../../kernel/errors";
import { hashToken } from "../../kernel/random";
import { createSecurityLog, type EventLog } from "../../kernel/security-log";
import type { Limiter } from "../../limits/limiter";
import { LIMITS } from "../../limits/rules";
import type { Postbox } from "../../mail/postbox";
import type { AdminIdentity } from "../admin-auth/service";
import type { TemplatesService } from "../templates/service";
import { clearAway } from "./abandoned";
import { createAccessLinks, type Target } from "./access-links";
import { createPresence } from "./presence";
import * as repo from "./repo";
import { opensNow } from "./rules";
import { createUnproved } from "./unproved";
import { participantView } from "./views";

const EXPIRED = "Invalid or expired access link. Please request a new one.";
const TAKEN = "An account with this email already exists. Please use your sign-in link.";

const identified = Symbol("an identified participant");

/** A signed-in participant, as the database knows them now; only `identify` and what signs them in make one. */
export interface ParticipantIdentity {
  readonly [identified]: true;
  readonly id: ParticipantId;
  readonly email: string;
  readonly name: string | null;
  /** Whether a link mailed to the address has been opened. */
  readonly isVerified: boolean;
  /** Whether they reach only what was begun without a proof: another device has proved the address (decision 0056). */
  readonly isLimited: boolean;
  /** Where the call comes from, for limits and shares (`limits/network.ts`). */
  readonly network: string;
}

type OpenedBy = Slots["participant"]["link"];
type ParticipantRow = NonNullable<Awaited<ReturnType<typeof repo.findById>>>;

interface Parts {
  db: Db;
  clock: Clock;
  log: EventLog;
  limiter: Limiter;
  postbox: Postbox;
  templates: TemplatesService;
  publicUrl: string;
  /** Whether a sign-in link opens exactly once. */
  strictLinks: boolean;
  /** Ends what only listens, as soon as the server goes down. */
  draining: AbortSignal;
}

export type ParticipantAuthService = ReturnType<typeof createParticipantAuth>;

/** Participants have no password: they register, or open a link that was mailed to them (design section 4). */
export function createParticipantAuth(parts: Parts) {
  const { db, clock, limiter, postbox, templates, publicUrl, strictLinks } = parts;
  const security = createSecurityLog(parts.log);
  const links = createAccessLinks(parts);
  const presence = createPresence();
  const unproved = createUnproved({ ...parts, security, presence });

  /**
   * The participant in this session; null when nobody is signed in, or the sign-in has been made void: by a newer
   * epoch, or by a newer use of the link that opened it (security T5).
   */
  const identify = (session: RequestSession) => holderOf(session, session.read("participant"));

  /** Whether the participant of this session has been deleted since; row ids never come back. */
  async function wasDeleted(session: RequestSession): Promise<boolean> {
    const slot = session.read("participant");
    return slot !== null && (await repo.findById(db, slot.id)) === undefined;
  }

  async function holderOf(session: RequestSession, slot: Slots["participant"] | null) {
    if (!slot) return null;
    const row = await repo.findHolder(db, slot.id, slot.link?.id);
    if (!row) return null;
    if (row.authEpoch !== slot.epoch) {
      return (await unproved.isKept(slot, row)) ? identityOf(row, session, true) : null;
    }
    if (slot.link && slot.link.use !== row.newestUse) return null;
    return identityOf(row, session);
  }

  /** The events of `follow` for as long as this session is this participant's; then the stream ends. */
  const whileSignedIn = <Event>(
    { session, participant: { id } }: { session: RequestSession; participant: ParticipantIdentity },
    signal = new AbortController().signal,
    follow: (ends: AbortSignal) => AsyncIterable<Event>,
  ) => {
    const isHere = async () => (await holderOf(session, await session.readAgain("participant")))?.id === id;
    return presence.whileHere(id, isHere, follow, signal);
  };

  /** Signs a participant in in place of whoever was. What their other sessions have open looks again whether it may. */
  async function signIn(session: RequestSession, { id, authEpoch: epoch }: ParticipantRow, link?: OpenedBy) {
    const before = session.read("participant");
    await session.signIn("participant", { id, epoch, link });
    if (before) await left(before);
    presence.accessChanged(id);
  }

  async function signOut(session: RequestSession): Promise<void> {
    const before = session.read("participant");
    await session.signOut("participant");
    if (before) await left(before);
  }

  /** What is over in this browser: nobody need be asked about it, and its streams look again. */
  async function left(before: Slots["participant"]): Promise<void> {
    await unproved.forget(db, before);
    presence.accessChanged(before.id);
  }

  /**
   * Opens a sign-in link. UNAUTHORIZED when it is unknown, expired or used up. A browser that is signed in by this
   * very link goes on with the session it has; any other ends that session and gets its own (security T5).
   */
  async function redeem(session: RequestSession, network: string, token: string) {
    await limiter.hit(LIMITS.redeemByNetwork, network);
    const hash = hashToken("magic", token);
    const current = await identify(session);
    if (current && (await isSignedInBy(session, hash))) {
      return { ...participantView(current), standing: await unproved.standing(session) };
    }
    const opened = await transaction(db, (tx) => open(tx, hash, session.read("participant")));
    if (!opened) {
      security.note("link-refused");
      throw new AppError("UNAUTHORIZED", EXPIRED);
    }
    const { row, link, standing } = opened;
    await signIn(session, row, link);
    security.note("link-redeemed", { participantId: row.id });
    return { ...participantView(identityOf(row, session)), standing };
  }

  async function isSignedInBy(session: RequestSession, hash: string): Promise<boolean> {
    const held = session.read("participant")?.link;
    return held !== undefined && (await repo.findLink(db, hash))?.id === held.id;
  }

  /** Counts one use of a link; undefined when it does not open. Read and counted in one step, two at once both count. */
  async function open(tx: Tx, hash: string, before: Slots["participant"] | null) {
    const now = clock.now();
    const link = await repo.findLink(tx, hash);
    if (!link || !opensNow(link, now, strictLinks)) return undefined;
    const use = await repo.countRedemption(tx, link.id, now);
    await repo.endOtherLinks(tx, link.userId, link.id, now);
    await repo.verifyParticipant(tx, link.userId, now);
    const row = await repo.findById(tx, link.userId);
    if (!row) return undefined;
    // In the browser of the registration there is no other device to ask about.
    if (before?.id === row.id) await unproved.forget(tx, before);
    const openedBy = { id: link.id, use };
    return { row, link: openedBy, standing: await unproved.ask(tx, row, openedBy) };
  }

  /**
   * Mails an access link, or, where there is no account, a mail that says so. Both look the same from outside
   * (design section 4, security T7).
   */
  async function requestLink(network: string, email: string, target: "assessment" | "access"): Promise<void> {
    await limiter.hit(LIMITS.linkMailByNetwork, network);
    const row = await repo.findByEmail(db, email);
    if (row) await sendLink(network, row, { path: target === "assessment" ? "/assessment" : "/access" });
    else await sendNoAccount(email);
  }

  /** The start form: a known address gets a link, a new one an account and a session (spec section 4). */
  async function start(session: RequestSession, network: string, name: string, email: string) {
    await limiter.hit(LIMITS.lookupByNetwork, network);
    const known = await repo.findByEmail(db, email);
    if (known) {
      await limiter.hit(LIMITS.linkMailByNetwork, network);
      await sendLink(network, known, { path: "/user-dashboard" });
      return "login" as const;
    }
    await register(session, network, { name, email }, async () => undefined);
    return "register" as const;
  }

  /** Whether a participant has this address. The spec asks for it; admins are never told of (security T8). */
  async function emailExists(network: string, email: string): Promise<boolean> {
    await limiter.hit(LIMITS.lookupByNetwork, network);
    return (await repo.findByEmail(db, email)) !== undefined;
  }

  /** Mails a link that signs in and starts this template. Unknown addresses get nothing, and the same answer. */
  async function requestDirectLink(network: string, email: string, templateId: TemplateId): Promise<void> {
    const template = await templates.getActive(templateId);
    await limiter.hit(LIMITS.linkMailByNetwork, network);
    const row = await repo.findByEmail(db, email);
    if (row) await sendLink(network, row, { template });
  }

  /**
   * Makes a participant together with what `begin` makes for them, both or neither, and signs them in. Gives what was
   * made. CONFLICT when the address is taken (security T9).
   */
  async function register<Made>(
    session: RequestSession,
    network: string,
    { name, email }: { name: string; email: string },
    begin: (tx: Tx, participant: ParticipantIdentity) => Promise<Made>,
  ): Promise<Made> {
    await limiter.hit(LIMITS.registrationByNetwork, network);
    await limiter.hit(LIMITS.registrationInAll, "all");
    const now = clock.now();
    const registered = await transaction(db, async (tx) => {
      const row = await repo.insertParticipant(tx, { email, name, registeredAt: now, now });
      if (!row) return undefined;
      await unproved.opened(tx, row);
      return { row, made: await begin(tx, identityOf(row, session)) };
    });
    if (!registered) throw new AppError("CONFLICT", TAKEN);
    const { row, made } = registered;
    await signIn(session, row);
    security.note("participant-registered", { participantId: row.id });
    return made;
  }

  async function sendNoAccount(to: string): Promise<void> {
    if (!(await postbox.mayWriteTo(to, "no-account"))) return;
    const link = `${publicUrl}/start-assessment`;
    await transaction(db, (tx) => postbox.noAccountYet(tx, { to, link }));
  }

  /** Mails a link to the stored address, unless that address has been sent, or the network asked for, enough of them. */
  async function sendLink(network: string | null, row: ParticipantRow, target: Target): Promise<void> {
    const topic = "results" in target ? "results-ready" : "sign-in";
    if (!(await postbox.mayWriteTo(row.email, row.verifiedAt ? topic : "newcomer", network))) return;
    await transaction(db, (tx) => links.mailById(tx, row.id, target));
    security.note("link-sent", { participantId: row.id });
  }

  /**
   * Mails a participant that an attempt's results are ready, unless there have been enough of such mails.
   * @param network where the attempt was completed; null when an admin asked for the results, or nobody knows
   */
  async function announceResults(
    id: ParticipantId,
    results: { attemptId: AttemptId; title: string },
    network: string | null,
  ): Promise<void> {
    const row = await repo.findById(db, id);
    if (row) await sendLink(network, row, { results });
  }

  /** Makes a participant whom an admin has named, who is not signed in anywhere; undefined when the address is taken. */
  const enrol = (_by: AdminIdentity, tx: Tx, { name, email }: { name: string | null; email: string }) =>
    repo.insertParticipant(tx, { email, name, registeredAt: null, now: clock.now() });

  /** Who is there already of those with these addresses, by address. */
  const knownOf = async (_by: AdminIdentity, on: Db, emails: readonly string[]) =>
    new Map((await repo.listByEmails(on, emails)).map((row) => [row.email, row]));

  /** Links that an admin hands out, by mail or by hand. */
  const linksOf = (_by: AdminIdentity) => links;

  const purge = () => clearAway(db, clock.now());

  return {
    identify,
    wasDeleted,
    whileSignedIn,
    accessChanged: presence.accessChanged,
    signOut,
    redeem,
    standing: unproved.standing,
    watchStanding: unproved.watch,
    answerOtherDevice: unproved.answer,
    requestLink,
    start,
    emailExists,
    requestDirectLink,
    register,
    enrol,
    knownOf,
    announceResults,
    linksOf,
    purge,
  };
}

function identityOf(row: ParticipantRow, from: RequestSession, isLimited = false): ParticipantIdentity {
  const { id, email, name, verifiedAt } = row;
  // Where somebody else has proved the address, it is to this session as if nobody had.
  const isVerified = verifiedAt !== null && !isLimited;
  return { [identified]: true, id, email, name, isVerified, isLimited, network: from.network };
}
