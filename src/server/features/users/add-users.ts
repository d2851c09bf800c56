import { EMAIL_TAKEN, type NewUser, type UserInvitation } from "#shared/contracts/users";
import type { ParticipantId, TemplateId } from "#shared/domain/ids";
import { type Db, transaction } from "../../db/database";
import { AppError, notFound } from "../../lib/errors";
import type { SecurityLog } from "../../lib/security-log";
import type { MailService } from "../../mail/mail-service";
import type { AdminIdentity } from "../admin-auth/rules";
import type { AttemptsService } from "../attempts/service";
import { isReminder } from "../invitations/rules";
import type { InvitationsService } from "../invitations/service";
import type { ParticipantAuthService } from "../participant-auth/service";
import * as repo from "./repo";

interface Parts {
  db: Db;
  mailService: MailService;
  invitations: InvitationsService;
  attempts: AttemptsService;
  participantAuth: ParticipantAuthService;
  /** Whether emails reach inboxes. */
  mailIsDelivered: boolean;
  security: SecurityLog;
}

/** Target of links without an assessment. */
const ACCESS = { path: "/access" } as const;

/** Adds participants and sends them links, with or without an assessment. */
export function createAddUsers(parts: Parts) {
  const { db, mailService, invitations, attempts, participantAuth, mailIsDelivered, security } = parts;

  /**
   * Adds a participant, with an attempt if a template is given, and emails a link on request, unless past the email
   * limit. CONFLICT if the address is taken or the template can't be started.
   */
  async function create(by: AdminIdentity, { name, email, sendLink, assessmentId }: NewUser) {
    const invited = await invitedTo(by, assessmentId);
    if (await repo.findUserByEmail(db, email)) throw new AppError("CONFLICT", EMAIL_TAKEN);
    const linkSent = sendLink && (await mailService.mayWriteTo(email, "invitation"));
    const created = await transaction(db, async (tx) => {
      const row = await participantAuth.enrol(by, tx, { name, email });
      if (!row) throw new AppError("CONFLICT", EMAIL_TAKEN);
      const userAssessmentId = invited ? await attempts.assign(tx, by, row.id, invited.invitation.id) : null;
      if (linkSent)
        await participantAuth.linksOf(by).mail(tx, { id: row.id, email, name }, invited ?? ACCESS);
      return { id: row.id, email, name, createdAt: row.createdAt, userAssessmentId, linkSent };
    });
    const people = { adminId: by.id, participantId: created.id };
    security.note("participant-added", people);
    if (linkSent) security.note("link-sent", people);
    return created;
  }

  /**
   * Gives a participant a link, with an attempt if a template is given. CONFLICT for a text link if emails are
   * delivered, and if the template can't be started. NOT_FOUND for an unknown participant, TOO_MANY_REQUESTS past the
   * email limit.
   */
  async function invite(by: AdminIdentity, { id, assessmentId, by: via }: UserInvitation) {
    const user = await repo.findUser(db, id);
    if (!user) throw notFound("User");
    const invited = await invitedTo(by, assessmentId);
    if (via === "link" && mailIsDelivered) {
      throw new AppError("CONFLICT", "Email is set up, so the link can only be sent by email.");
    }
    await mailService.countMail(user.email, "invitation");
    const link = await transaction(db, async (tx) => {
      const target = invited ? { invitation: await withReminder(by, tx, id, invited.invitation) } : ACCESS;
      if (invited) await attempts.assign(tx, by, id, invited.invitation.id);
      const links = participantAuth.linksOf(by);
      if (via === "link") return (await links.issue(tx, id, target)).link;
      await links.mailById(tx, id, target);
      return null;
    });
    security.note(link ? "link-handed-out" : "link-sent", { adminId: by.id, participantId: id });
    return { link };
  }

  const invitedTo = async (by: AdminIdentity, id: TemplateId | null | undefined) =>
    id ? { invitation: await invitations.to(by, id) } : undefined;

  /** Adds whether the participant has an open attempt already. Call it before assigning one. */
  async function withReminder<T extends { id: TemplateId }>(
    by: AdminIdentity,
    tx: Db,
    id: ParticipantId,
    invited: T,
  ) {
    const statuses = await attempts.statuses(by, tx, invited.id, [id]);
    return { ...invited, isReminder: isReminder(statuses.get(id)) };
  }

  return { create, invite };
}
