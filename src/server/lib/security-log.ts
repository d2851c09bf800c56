import type { AdminId, ParticipantId } from "#shared/domain/ids";

const SENTENCES = {
  "admin-signed-in": "An admin signed in",
  "admin-sign-in-refused": "A sign-in as an admin was refused",
  "guessing-told": "An admin was warned about suspicious sign-in attempts",
  "reset-sent": "A link that sets an admin's password was sent",
  "reset-refused": "A link that sets an admin's password was refused",
  "password-reset": "An admin's password was set through a link",
  "participant-registered": "A participant registered and is signed in",
  "link-sent": "A sign-in link was sent",
  "link-redeemed": "A sign-in link was redeemed",
  "link-refused": "A sign-in link was refused",
  "participant-added": "An admin added a participant",
  "link-handed-out": "A sign-in link was shown to an admin",
  "participant-address-changed": "An admin changed a participant's address",
  "answers-exported": "An admin exported the answers of a template",
  "participant-deleted": "An admin deleted a participant",
} as const;

/** Row ids of the people concerned. Never log an address, a token or a name. */
interface PeopleIds {
  adminId?: AdminId | undefined;
  participantId?: ParticipantId | undefined;
}

export interface EventLog {
  info(details: object, message: string): void;
}

export type SecurityLog = ReturnType<typeof createSecurityLog>;

/** Logs changes of people's access, one line per event, with `event` to filter by. */
export function createSecurityLog(log: EventLog) {
  const note = (event: keyof typeof SENTENCES, people: PeopleIds = {}) =>
    log.info({ event, ...people }, SENTENCES[event]);

  return { note };
}
