import type { InvitedPerson, SentInvitations } from "#shared/contracts/invitations";
import type { ParticipantId, TemplateId } from "#shared/domain/ids";
import type { Db, Tx } from "../../db/database";
import type { MailService } from "../../mail/mail-service";
import type { InvitedTo } from "../../mail/messages/invitation";
import type { AdminIdentity } from "../admin-auth/rules";
import type { AttemptsService } from "../attempts/service";
import type { ParticipantAuthService } from "../participant-auth/service";
import { isInvited, isReminder } from "./rules";

export interface InvitingParts {
  mailService: MailService;
  attempts: Pick<AttemptsService, "assign" | "statuses">;
  participantAuth: Pick<ParticipantAuthService, "knownOf" | "enrol" | "linksOf">;
  /** Whether emails reach inboxes. */
  mailIsDelivered: boolean;
}

/** The invitation's content and its template. */
export type Invited = InvitedTo & { id: TemplateId };

type Recipient = Parameters<ReturnType<ParticipantAuthService["linksOf"]>["mail"]>[1];

/** The outcome for one person, with their id and whether they were created, for the log. */
export type Done = SentInvitations["people"][number] & { id?: ParticipantId; isNew?: boolean };

/** Invites people in the caller's transaction, depending on their state in the assessment. */
export function createInvitePeople(parts: InvitingParts) {
  const { mailService, attempts, participantAuth, mailIsDelivered } = parts;

  /** Returns a lookup of each person's state in the assessment, with their row if there is one. */
  async function statusLookup(
    by: AdminIdentity,
    on: Db,
    invitation: Invited,
    people: readonly InvitedPerson[],
  ) {
    const emails = people.map(({ email }) => email);
    const existing = await participantAuth.knownOf(by, on, emails);
    const ids = [...existing.values()].map(({ id }) => id);
    const statuses = await attempts.statuses(by, on, invitation.id, ids);
    const recentlyInvited = mailIsDelivered
      ? await mailService.invitedLately(on, emails, invitation)
      : new Set<string>();
    return ({ email }: InvitedPerson) => {
      const row = existing.get(email);
      if (!row) return { row, standing: "new" as const };
      const status = statuses.get(row.id);
      // An invitation creates an attempt. Without one, the email was for another assessment with the same title.
      const isRecent = status !== undefined && recentlyInvited.has(email);
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
    const statusOf = await statusLookup(by, tx, invitation, people);
    const results: Done[] = [];
    for (const [index, person] of people.entries()) {
      const { row, standing } = statusOf(person);
      if (!isInvited(standing, again)) results.push({ ...person, outcome: "already", link: null });
      else if (!(await mailService.mayWriteTo(person.email, "invitation", null, tx)))
        results.push({ ...person, outcome: "refused", link: null });
      else {
        const invitee = row ?? (await participantAuth.enrol(by, tx, person));
        // A concurrent transaction has just created this participant: the rest is processed again with them known.
        if (!invitee)
          return [...results, ...(await inviteSome(by, tx, invitation, people.slice(index), again))];
        await attempts.assign(tx, by, invitee.id, invitation.id);
        // A name that participants typed is used only once their address is verified; the admin's always is.
        const name = person.name ?? (invitee.verifiedAt && invitee.name);
        const mailContent = { ...invitation, isReminder: isReminder(standing) };
        const link = await giveLink(by, tx, { ...invitee, name }, mailContent);
        results.push({ ...person, outcome: "invited", link, id: invitee.id, isNew: !row });
      }
    }
    return results;
  }

  async function giveLink(by: AdminIdentity, tx: Tx, invitee: Recipient, invitation: Invited) {
    const links = participantAuth.linksOf(by);
    if (!mailIsDelivered) return (await links.issue(tx, invitee.id, { invitation })).link;
    await links.mail(tx, invitee, { invitation });
    return null;
  }

  return { statusLookup, inviteSome };
}
