import type { Db, Tx } from "../../db/database";
import type { Clock } from "../../lib/clock";
import { createSecurityLog, type EventLog } from "../../lib/security-log";
import type { MailService } from "../../mail/mail-service";
import type { Limiter } from "../../rate-limits/limiter";
import type { AdminIdentity } from "../admin-auth/rules";
import type { TemplatesService } from "../templates/service";
import { createAccessLinks } from "./access-links";
import { createLinkRedemption } from "./link-redemption";
import { createLinkMails } from "./mail-links";
import { createParticipantSessions } from "./participant-sessions";
import { purgeAbandoned } from "./purge-abandoned";
import { createRegistration } from "./registration";
import * as repo from "./repo";

interface Parts {
  db: Db;
  clock: Clock;
  log: EventLog;
  limiter: Limiter;
  mailService: MailService;
  templates: TemplatesService;
  publicUrl: string;
  /** Whether each sign-in link works only once. */
  strictLinks: boolean;
}

export type ParticipantAuthService = ReturnType<typeof createParticipantAuth>;

/** Participants have no password. They register, or open a link emailed to them. */
export function createParticipantAuth(parts: Parts) {
  const { db, clock } = parts;
  const security = createSecurityLog(parts.log);
  const links = createAccessLinks(parts);
  const { signIn, ...sessions } = createParticipantSessions(db);
  const { sendLink, ...linkMails } = createLinkMails({ ...parts, links, security });

  /** Creates a participant for an admin, without a session; undefined if the address is taken. */
  const enrol = (_by: AdminIdentity, tx: Tx, { name, email }: { name: string | null; email: string }) =>
    repo.insertParticipant(tx, { email, name, registeredAt: null, now: clock.now() });

  /** Existing participants by email. */
  const knownOf = async (_by: AdminIdentity, on: Db, emails: readonly string[]) =>
    new Map((await repo.listByEmails(on, emails)).map((row) => [row.email, row]));

  /** Lets an admin issue sign-in links, to email or copy. */
  const linksOf = (_by: AdminIdentity) => links;

  const purge = () => purgeAbandoned(db, clock.now());

  return {
    ...sessions,
    ...createLinkRedemption({ ...parts, security, identify: sessions.identify, signIn }),
    ...linkMails,
    ...createRegistration({ ...parts, security, signIn, sendLink }),
    enrol,
    knownOf,
    linksOf,
    purge,
  };
}
