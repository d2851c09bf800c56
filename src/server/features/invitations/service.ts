import { setImmediate as others } from "node:timers/promises";
import type { Invitation, InvitationPlan, SentInvitations } from "#shared/contracts/invitations";
import type { TemplateId } from "#shared/domain/ids";
import { type Db, transaction } from "../../db/database";
import type { Clock } from "../../lib/clock";
import { AppError } from "../../lib/errors";
import { createSecurityLog, type EventLog } from "../../lib/security-log";
import type { AdminIdentity } from "../admin-auth/rules";
import type { TemplatesService } from "../templates/service";
import { createInvitePeople, type Done, type Invited, type InvitingParts } from "./invite-people";
import { isInvited, isReminder } from "./rules";

/** People per transaction. Each blocks other writers for about ten milliseconds. */
const BATCH_SIZE = 10;
const DAY = 24 * 60 * 60_000;

interface Parts extends InvitingParts {
  db: Db;
  clock: Clock;
  log: EventLog;
  templates: Pick<TemplatesService, "getActive">;
}

export type InvitationsService = ReturnType<typeof createInvitations>;

/** Invites many people at once to take an assessment. */
export function createInvitations(parts: Parts) {
  const { db, clock, templates, participantAuth, mailIsDelivered } = parts;
  const security = createSecurityLog(parts.log);
  const { statusLookup, inviteSome } = createInvitePeople(parts);

  /** The content of an invitation to a template. NOT_FOUND if it was deleted, CONFLICT if it can't be started. */
  async function to(
    _by: AdminIdentity,
    id: TemplateId,
    details: Partial<Pick<Invitation, "note" | "answerBy">> = {},
  ) {
    const { title, description, asked, minutes } = await templates.getActive(id);
    return { id, title, description, asked, minutes, note: null, answerBy: null, ...details };
  }

  /** What inviting these people would do, and the email for the first of them. Throws like `send`; stores nothing. */
  async function plan(by: AdminIdentity, request: Invitation): Promise<InvitationPlan> {
    const invitation = await checkInvitation(by, request);
    const statusOf = await statusLookup(by, db, invitation, request.people);
    const people = request.people.map((person) => ({ ...person, standing: statusOf(person).standing }));
    const first = people.find(({ standing }) => isInvited(standing, request.again)) ?? people[0];
    const links = participantAuth.linksOf(by);
    const previewed = { ...invitation, isReminder: isReminder(first?.standing) };
    return {
      people,
      mail: mailIsDelivered ? links.preview(first?.name ?? null, { invitation: previewed }) : null,
    };
  }

  /**
   * Invites people: account, attempt and email are stored together or not at all. Sending a list again, after a crash
   * or a second click, continues where it stopped. NOT_FOUND or CONFLICT by the template's state, BAD_REQUEST for a
   * past deadline.
   */
  async function send(by: AdminIdentity, request: Invitation): Promise<SentInvitations> {
    const invitation = await checkInvitation(by, request);
    const people: Done[] = [];
    for (let at = 0; at < request.people.length; at += BATCH_SIZE) {
      const batch = request.people.slice(at, at + BATCH_SIZE);
      const done = await transaction(db, (tx) => inviteSome(by, tx, invitation, batch, request.again));
      for (const result of done) note(by, result);
      people.push(...done);
      await others();
    }
    return { people };
  }

  async function checkInvitation(
    by: AdminIdentity,
    { assessmentId, note, answerBy }: Invitation,
  ): Promise<Invited> {
    // It may still be that day in the participants' time zone.
    if (answerBy && new Date(answerBy).getTime() + 2 * DAY <= clock.now().getTime()) {
      throw new AppError("BAD_REQUEST", "That date has passed. Please choose a later one.");
    }
    return to(by, assessmentId, { note, answerBy });
  }

  function note({ id: adminId }: AdminIdentity, { id: participantId, isNew, link }: Done): void {
    if (participantId === undefined) return;
    if (isNew) security.note("participant-added", { adminId, participantId });
    security.note(link ? "link-handed-out" : "link-sent", { adminId, participantId });
  }

  return { to, plan, send };
}
