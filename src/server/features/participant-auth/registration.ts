import { type Db, type Tx, transaction } from "../../db/database";
import type { RequestSession } from "../../http/sessions/request-session";
import type { Clock } from "../../lib/clock";
import { AppError } from "../../lib/errors";
import type { SecurityLog } from "../../lib/security-log";
import type { Limiter } from "../../rate-limits/limiter";
import { LIMITS } from "../../rate-limits/limits";
import type { LinkMails } from "./mail-links";
import type { ParticipantSessions } from "./participant-sessions";
import * as repo from "./repo";
import { identityOf, type ParticipantIdentity } from "./rules";

const EMAIL_TAKEN = "An account with this email already exists. Please use your sign-in link.";

interface NamedPerson {
  name: string;
  email: string;
}

interface Parts {
  db: Db;
  clock: Clock;
  limiter: Limiter;
  security: SecurityLog;
  signIn: ParticipantSessions["signIn"];
  sendLink: LinkMails["sendLink"];
}

/** Registers visitors as participants. */
export function createRegistration({ db, clock, limiter, security, signIn, sendLink }: Parts) {
  /** The start form: emails a link to a known address; creates an account and a session for a new one. */
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

  /** Whether a participant has this address. Admins' addresses are never revealed. */
  async function emailExists(network: string, email: string): Promise<boolean> {
    await limiter.hit(LIMITS.lookupByNetwork, network);
    return (await repo.findParticipantByEmail(db, email)) !== undefined;
  }

  /** Creates a participant, runs `begin` in the same transaction, and signs them in. CONFLICT for a taken address. */
  async function register<Result>(
    session: RequestSession,
    network: string,
    { name, email }: NamedPerson,
    begin: (tx: Tx, participant: ParticipantIdentity) => Promise<Result>,
  ): Promise<Result> {
    await limiter.hit(LIMITS.registrationByNetwork, network);
    await limiter.hit(LIMITS.registrationInAll, "all");
    const now = clock.now();
    const registered = await transaction(db, async (tx) => {
      const row = await repo.insertParticipant(tx, { email, name, registeredAt: now, now });
      return row && { row, result: await begin(tx, identityOf(row, session)) };
    });
    if (!registered) throw new AppError("CONFLICT", EMAIL_TAKEN);
    const { row, result } = registered;
    await signIn(session, row);
    security.note("participant-registered", { participantId: row.id });
    return result;
  }

  return { start, emailExists, register };
}
