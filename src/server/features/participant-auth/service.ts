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
  /** Whether a sign-in link opens exactly once. */
  strictLinks: boolean;
}

export type ParticipantAuthService = ReturnType<typeof createParticipantAuth>;

/** Participants have no password: they register, or open a link that was mailed to them. */
export function createParticipantAuth(parts: Parts) {
  const { db, clock } = parts;
  const security = createSecurityLog(parts.log);
  const links = createAccessLinks(parts);
  const { signIn, ...sessions } = createParticipantSessions(db);
  const { sendLink, ...linkMails } = createLinkMails({ ...parts, links, security });

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
