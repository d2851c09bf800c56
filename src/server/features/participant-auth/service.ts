import type { AttemptId, ParticipantId, TemplateId } from "#shared/domain/ids";
import { type Db, type Tx, transaction } from "../../db/database";
import type { RequestSession } from "../../http/sessions/request-session";
import type { SessionData } from "../../http/sessions/session-data";
import type { Clock } from "../../lib/clock";
import { AppError } from "../../lib/errors";
import { createSecurityLog, type EventLog } from "../../lib/security-log";
import type { MailService } from "../../mail/mail-service";
import type { Limiter } from "../../rate-limits/limiter";
import { LIMITS } from "../../rate-limits/limits";
import type { AdminIdentity } from "../admin-auth/service";
import type { TemplatesService } from "../templates/service";
import { createAccessLinks, type Target } from "./access-links";
import { createLinkRedemption } from "./link-redemption";
import { purgeAbandoned } from "./purge-abandoned";
import * as repo from "./repo";
import { createSessionBoundStream } from "./session-bound-stream";

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
  /** Where the call comes from, for limits and shares (`rate-limits/network.ts`). */
  readonly network: string;
}

type Slot = SessionData["participant"];
type ParticipantRow = NonNullable<Awaited<ReturnType<typeof repo.findParticipantById>>>;

interface NamedPerson {
  name: string;
  email: string;
}

interface Parts {
  db: Db;
  clock: Clock;
  log: EventLog;
  limiter: Limiter;
  mailService: MailService;
  templates: TemplatesService;
  publicUrl: string;
  /** Whether a sign-in link opens exactly once. */
  strictLinks: boolean;
}

export type ParticipantAuthService = ReturnType<typeof createParticipantAuth>;

/** Participants have no password: they register, or open a link that was mailed to them. */
export function createParticipantAuth(parts: Parts) {
  const { db, clock, limiter, mailService, templates, publicUrl } = parts;
  const security = createSecurityLog(parts.log);
  const links = createAccessLinks(parts);
  const sessionStream = createSessionBoundStream();

  /**
   * The participant in this session; null when nobody is signed in, or the sign-in has been made void: by a newer
   * epoch, or by a newer use of the link that opened it.
   */
  const identify = (session: RequestSession) => holderOf(session, session.read("participant"));

  /**
   * Why nobody is signed in any more: the account was deleted (row ids never come back), or a link for the email that
   * this session had registered was opened.
   */
  async function whyEnded(session: RequestSession) {
    const slot = session.read("participant");
    const row = slot && (await repo.findParticipantById(db, slot.id));
    const wasDeleted = slot !== null && row === undefined;
    // A change of the email also moves the epoch on, and the new email is shown to nobody here.
    const isConfirmed = row && !slot?.link && row.verifiedAt && row.authEpoch === slot.epoch + 1;
    return { wasDeleted, endedEmail: isConfirmed ? row.email : null };
  }

  async function holderOf(session: RequestSession, slot: Slot | null) {
    if (!slot) return null;
    const row = await repo.findHolder(db, slot.id, slot.link?.id);
    if (row?.authEpoch !== slot.epoch) return null;
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
    return sessionStream.whileHere(id, isHere, follow, signal);
  };

  /** Signs a participant in in place of whoever was. What their other sessions have open looks again whether it may. */
  async function signIn(session: RequestSession, row: ParticipantRow, link?: Slot["link"]) {
    const { id, authEpoch: epoch } = row;
    const before = session.read("participant");
    await session.signIn("participant", { id, epoch, link });
    if (before) sessionStream.accessChanged(before.id);
    sessionStream.accessChanged(id);
    return identityOf(row, session);
  }

  const { openLink, redeem } = createLinkRedemption({ ...parts, security, identify, signIn });

  async function signOut(session: RequestSession): Promise<void> {
    const before = session.read("participant");
    await session.signOut("participant");
    if (before) sessionStream.accessChanged(before.id);
  }

  /**
   * Mails an access link, or, where there is no account, a mail that says so. Both look the same from
   * outside.
   */
  async function requestLink(
    network: string,
    browserId: string,
    { email, redirectTo }: { email: string; redirectTo: "assessment" | "access" },
  ): Promise<void> {
    await limiter.hit(LIMITS.linkMailByNetwork, network);
    const row = await repo.findParticipantByEmail(db, email);
    if (row) await sendLink(network, row, { path: `/${redirectTo}` }, browserId);
    else await sendNoAccount(email);
  }

  /** The start form: a known address gets a link, a new one an account and a session. */
  async function start(session: RequestSession, network: string, person: NamedPerson) {
    await limiter.hit(LIMITS.lookupByNetwork, network);
    const known = await repo.findParticipantByEmail(db, person.email);
    if (known) {
      const browserId = session.rememberBrowser();
      await limiter.hit(LIMITS.linkMailByNetwork, network);
      await sendLink(network, known, { path: "/user-dashboard" }, browserId);
      return "login" as const;
    }
    await register(session, network, person, async () => undefined);
    return "register" as const;
  }

  /** Whether a participant has this address. Admins are never told about it. */
  async function emailExists(network: string, email: string): Promise<boolean> {
    await limiter.hit(LIMITS.lookupByNetwork, network);
    return (await repo.findParticipantByEmail(db, email)) !== undefined;
  }

  /** Mails a link that signs in and starts this template. Unknown addresses get nothing, and the same answer. */
  async function requestDirectLink(
    network: string,
    browserId: string,
    { email, templateId }: { email: string; templateId: TemplateId },
  ): Promise<void> {
    const template = await templates.getActive(templateId);
    await limiter.hit(LIMITS.linkMailByNetwork, network);
    const row = await repo.findParticipantByEmail(db, email);
    if (row) await sendLink(network, row, { template }, browserId);
  }

  /**
   * Makes a participant together with what `begin` makes for them, both or neither, and signs them in. Gives what was
   * made. CONFLICT when the address is taken.
   */
  async function register<Made>(
    session: RequestSession,
    network: string,
    { name, email }: NamedPerson,
    begin: (tx: Tx, participant: ParticipantIdentity) => Promise<Made>,
  ): Promise<Made> {
    await limiter.hit(LIMITS.registrationByNetwork, network);
    await limiter.hit(LIMITS.registrationInAll, "all");
    const now = clock.now();
    const registered = await transaction(db, async (tx) => {
      const row = await repo.insertParticipant(tx, { email, name, registeredAt: now, now });
      return row && { row, made: await begin(tx, identityOf(row, session)) };
    });
    if (!registered) throw new AppError("CONFLICT", TAKEN);
    const { row, made } = registered;
    await signIn(session, row);
    security.note("participant-registered", { participantId: row.id });
    return made;
  }

  async function sendNoAccount(to: string): Promise<void> {
    if (!(await mailService.mayWriteTo(to, "no-account"))) return;
    const link = `${publicUrl}/start-assessment`;
    await transaction(db, (tx) => mailService.noAccountYet(tx, { to, link }));
  }

  /** Mails a link to the stored address, unless that address has been sent, or the network asked for, enough of them. */
  async function sendLink(
    network: string | null,
    row: ParticipantRow,
    target: Target,
    browserId: string | null = null,
  ): Promise<void> {
    const topic = "results" in target ? "results-ready" : "sign-in";
    if (!(await mailService.mayWriteTo(row.email, row.verifiedAt ? topic : "newcomer", network))) return;
    await transaction(db, (tx) => links.mailById(tx, row.id, target, browserId));
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
    const row = await repo.findParticipantById(db, id);
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

  const purge = () => purgeAbandoned(db, clock.now());

  return {
    identify,
    whyEnded,
    whileSignedIn,
    accessChanged: sessionStream.accessChanged,
    signOut,
    openLink,
    redeem,
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

function identityOf(row: ParticipantRow, { network }: RequestSession): ParticipantIdentity {
  const { id, email, name, verifiedAt } = row;
  return { [identified]: true, id, email, name, isVerified: verifiedAt !== null, network };
}
