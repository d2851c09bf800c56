import { setImmediate as others } from "node:timers/promises";
import type {
  Invitation,
  InvitationPlan,
  InvitedPerson,
  SentInvitations,
} from "#shared/contracts/invitations";
import type { ParticipantId, TemplateId } from "#shared/domain/ids";
import { type Db, type Tx, transaction } from "../../db/database";
import type { Clock } from "../../lib/clock";
import { AppError } from "../../lib/errors";
import { createSecurityLog, type EventLog } from "../../lib/security-log";
import type { MailService } from "../../mail/mail-service";
import type { AdminIdentity } from "../admin-auth/rules";
import type { AttemptsService } from "../attempts/service";
import type { ParticipantAuthService } from "../participant-auth/service";
import type { TemplatesService } from "../templates/service";

/** People a transaction, in which nobody else writes: some ten milliseconds. */
const AT_A_TIME = 10;
const DAY = 24 * 60 * 60_000;

interface Parts {
  db: Db;
  clock: Clock;
  log: EventLog;
  mailService: MailService;
  templates: TemplatesService;
  attempts: AttemptsService;
  participantAuth: ParticipantAuthService;
  /** Whether mails reach inboxes. */
  mailIsDelivered: boolean;
}

type Invited = Awaited<ReturnType<InvitationsService["to"]>> & { isReminder?: boolean };
type Recipient = Parameters<ReturnType<ParticipantAuthService["linksOf"]>["mail"]>[1];
/** What became of one of them, and, for the log, whose row it is and whether it was made. */
type Done = SentInvitations["people"][number] & { id?: ParticipantId; isNew?: boolean };

type Standing = InvitationPlan["people"][number]["standing"];

/** Whether a person gets a mail: a recent one is not repeated, and a completed assessment only when `again` is set. */
const isInvited = (standing: Standing, again: boolean): boolean =>
  standing !== "invited" && (standing !== "completed" || again);

/** Whether somebody has the assessment already and has not completed it, so that an invitation is a reminder. */
export const isReminder = (standing: Standing | undefined): boolean =>
  standing === "not_started" || standing === "in_progress";

export type InvitationsService = ReturnType<typeof createInvitations>;

/** Many people asked at once to take an assessment. */
export function createInvitations(parts: Parts) {
  const { db, clock, log, mailService, templates, attempts, participantAuth, mailIsDelivered } = parts;
  const security = createSecurityLog(log);

  /** What an invitation says of a template. NOT_FOUND when it is deleted, CONFLICT when it cannot be started. */
  async function to(
    _by: AdminIdentity,
    id: TemplateId,
    said: Partial<Pick<Invitation, "note" | "answerBy">> = {},
  ) {
    const { title, description, asked, minutes } = await templates.getActive(id);
    return { id, title, description, asked, minutes, note: null, answerBy: null, ...said };
  }

  /** What inviting them would do, and the mail as the first who is invited would get it. Throws as `send` does; changes nothing. */
  async function plan(by: AdminIdentity, wanted: Invitation): Promise<InvitationPlan> {
    const invitation = await checked(by, wanted);
    const standings = await standingsOf(by, db, invitation, wanted.people);
    const people = wanted.people.map((person) => ({ ...person, standing: standings(person).standing }));
    const first = people.find(({ standing }) => isInvited(standing, wanted.again)) ?? people[0];
    const links = participantAuth.linksOf(by);
    const shown = { ...invitation, isReminder: isReminder(first?.standing) };
    return {
      people,
      mail: mailIsDelivered ? links.preview(first?.name ?? null, { invitation: shown }) : null,
    };
  }

  /**
   * Invites them, a few in each transaction: somebody is there with attempt and mail, or not at all. Handed in once
   * more, after a crash or by a second press, the same list goes on where it stopped. NOT_FOUND and CONFLICT as the
   * template has it, BAD_REQUEST for a day that is over.
   */
  async function send(by: AdminIdentity, wanted: Invitation): Promise<SentInvitations> {
    const invitation = await checked(by, wanted);
    const people: Done[] = [];
    for (let at = 0; at < wanted.people.length; at += AT_A_TIME) {
      const some = wanted.people.slice(at, at + AT_A_TIME);
      const done = await transaction(db, (tx) => inviteSome(by, tx, invitation, some, wanted.again));
      for (const one of done) note(by, one);
      people.push(...done);
      await others();
    }
    return { people };
  }

  async function checked(by: AdminIdentity, { assessmentId, note, answerBy }: Invitation): Promise<Invited> {
    // The day may still be young where the people are.
    if (answerBy && new Date(answerBy).getTime() + 2 * DAY <= clock.now().getTime()) {
      throw new AppError("BAD_REQUEST", "That date has passed. Please choose a later one.");
    }
    return to(by, assessmentId, { note, answerBy });
  }

  /** How each of them stands to the assessment, and their row if there is one. */
  async function standingsOf(
    by: AdminIdentity,
    on: Db,
    invitation: Invited,
    people: readonly InvitedPerson[],
  ) {
    const emails = people.map(({ email }) => email);
    const known = await participantAuth.knownOf(by, on, emails);
    const ids = [...known.values()].map(({ id }) => id);
    const statuses = await attempts.statuses(by, on, invitation.id, ids);
    const lately = mailIsDelivered
      ? await mailService.invitedLately(on, emails, invitation)
      : new Set<string>();
    return ({ email }: InvitedPerson) => {
      const row = known.get(email);
      if (!row) return { row, standing: "new" as const };
      const status = statuses.get(row.id);
      // An invitation leaves an attempt; without one the mail was for another assessment of the same title.
      const isRecent = status !== undefined && lately.has(email);
      return { row, standing: isRecent ? ("invited" as const) : (status ?? ("known" as const)) };
    };
  }

  async function inviteSome(
    by: AdminIdentity,
    tx: Tx,
    invitation: Invited,
    people: readonly InvitedPerson[],
    again: boolean,
  ): Promise<Done[]> {
    const standings = await standingsOf(by, tx, invitation, people);
    const done: Done[] = [];
    for (const [index, person] of people.entries()) {
      const { row, standing } = standings(person);
      if (!isInvited(standing, again)) done.push({ ...person, outcome: "already", link: null });
      else if (!(await mailService.mayWriteTo(person.email, "invitation", null, tx)))
        done.push({ ...person, outcome: "refused", link: null });
      else {
        const invitee = row ?? (await participantAuth.enrol(by, tx, person));
        // Another transaction has just taken the address: the rest is decided anew, with that participant known.
        if (!invitee) return [...done, ...(await inviteSome(by, tx, invitation, people.slice(index), again))];
        await attempts.assign(tx, by, invitee.id, invitation.id);
        // A name that a stranger typed is in no mail; the admin's own is.
        const name = person.name ?? (invitee.verifiedAt && invitee.name);
        const mailed = { ...invitation, isReminder: isReminder(standing) };
        const link = await giveLink(by, tx, { ...invitee, name }, mailed);
        done.push({ ...person, outcome: "invited", link, id: invitee.id, isNew: !row });
      }
    }
    return done;
  }

  async function giveLink(by: AdminIdentity, tx: Tx, invitee: Recipient, invitation: Invited) {
    const links = participantAuth.linksOf(by);
    if (!mailIsDelivered) return (await links.issue(tx, invitee.id, { invitation })).link;
    await links.mail(tx, invitee, { invitation });
    return null;
  }

  function note({ id: adminId }: AdminIdentity, { id: participantId, isNew, link }: Done): void {
    if (participantId === undefined) return;
    if (isNew) security.note("participant-added", { adminId, participantId });
    security.note(link ? "link-handed-out" : "link-sent", { adminId, participantId });
  }

  return { to, plan, send };
}
