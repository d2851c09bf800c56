import type { UsersQuery } from "#shared/contracts/list-options";
import { EMAIL_TAKEN, type NewUser, type User, type UserInvitation } from "#shared/contracts/users";
import type { ParticipantId, TemplateId } from "#shared/domain/ids";
import { type Db, transaction } from "../../db/database";
import type { SearchWorker } from "../../db/engine";
import { isUniqueViolation } from "../../db/errors";
import { inBatches } from "../../db/keyset-batches";
import type { Clock } from "../../lib/clock";
import { AppError, notFound } from "../../lib/errors";
import { createSecurityLog, type EventLog } from "../../lib/security-log";
import type { MailService } from "../../mail/mail-service";
import type { AdminIdentity } from "../admin-auth/service";
import type { AttemptsService } from "../attempts/service";
import { type InvitationsService, isReminder } from "../invitations/service";
import type { ParticipantAuthService } from "../participant-auth/service";
import { countUsers, listUsersPage, usersAfter } from "./list-repo";
import * as repo from "./repo";

interface Parts {
  db: Db;
  searchWorker: SearchWorker;
  clock: Clock;
  log: EventLog;
  mailService: MailService;
  invitations: InvitationsService;
  attempts: AttemptsService;
  participantAuth: ParticipantAuthService;
  /** Whether mails reach inboxes. */
  mailIsDelivered: boolean;
}

interface UserUpdate {
  id: ParticipantId;
  /** Left as it is when undefined. */
  name?: string | null | undefined;
  email: string;
}

/** Where a link leads that names no assessment. */
const ACCESS = { path: "/access" } as const;

export type UsersService = ReturnType<typeof createUsers>;

/** Participants as admins manage them. */
export function createUsers(parts: Parts) {
  const {
    db,
    searchWorker,
    clock,
    log,
    mailService,
    invitations,
    attempts,
    participantAuth,
    mailIsDelivered,
  } = parts;
  const security = createSecurityLog(log);

  /** All of them, the newest first, in chunks; never all of them in memory. */
  const list = (_by: AdminIdentity) => inBatches<User>((last) => usersAfter(db, last));

  const count = (_by: AdminIdentity) => countUsers(db);

  /** One page of them as the admin's list shows it. */
  async function page(by: AdminIdentity, pageQuery: UsersQuery) {
    const all = await countUsers(db);
    const { rows, page: shown, matching } = await listUsersPage(db, searchWorker, pageQuery, all);
    const standings = await attempts.standings(
      by,
      rows.map(({ id }) => id),
    );
    return { rows: rows.map((row) => ({ ...row, attempts: standings(row.id) })), page: shown, matching, all };
  }

  /**
   * CONFLICT when another participant has the address. A changed address ends every session and link, and both
   * addresses are told.
   */
  async function update(by: AdminIdentity, { id, name, email }: UserUpdate): Promise<User> {
    const { existing, changed } = await transaction(db, async (tx) => {
      const existing = await repo.findUser(tx, id);
      if (!existing) throw notFound("User");
      const holder = await repo.findUserByEmail(tx, email);
      if (holder && holder.id !== id) throw new AppError("CONFLICT", EMAIL_TAKEN);
      const changed = { name: name === undefined ? existing.name : name, email };
      await repo.renameUser(tx, id, { ...changed, now: clock.now() }).catch(emailTaken);
      if (existing.email !== email) {
        await repo.endAccess(tx, id);
        await mailService.addressChanged(tx, { userId: id, from: existing.email, to: email });
      }
      return { existing, changed };
    });
    if (existing.email !== email) {
      participantAuth.accessChanged(id);
      security.note("participant-address-changed", { adminId: by.id, participantId: id });
    }
    return { id, ...changed, createdAt: existing.createdAt };
  }

  /** Where another transaction took the address after it was looked up. */
  function emailTaken(error: unknown): never {
    throw isUniqueViolation(error) ? new AppError("CONFLICT", EMAIL_TAKEN, { cause: error }) : error;
  }

  /**
   * Adds a participant, with an attempt that waits for them when a template is named, and mails a link when asked to.
   * CONFLICT when the address is taken or the template is not active.
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
    const who = { adminId: by.id, participantId: created.id };
    security.note("participant-added", who);
    if (linkSent) security.note("link-sent", who);
    return created;
  }

  /**
   * Gives a participant a link, and the template's attempt when one is named: by mail, or, where no mail would arrive,
   * into the admin's hands. CONFLICT for a link by hand where mails are delivered, and for a template that is not
   * active; TOO_MANY_REQUESTS when the address has been sent too many.
   */
  async function invite(by: AdminIdentity, { id, assessmentId, by: way }: UserInvitation) {
    const user = await repo.findUser(db, id);
    if (!user) throw notFound("User");
    const invited = await invitedTo(by, assessmentId);
    if (way === "link" && mailIsDelivered) {
      throw new AppError("CONFLICT", "Email is set up, so the link can only be sent by email.");
    }
    await mailService.countMail(user.email, "invitation");
    const link = await transaction(db, async (tx) => {
      const target = invited ? { invitation: await withReminder(by, tx, id, invited.invitation) } : ACCESS;
      if (invited) await attempts.assign(tx, by, id, invited.invitation.id);
      const links = participantAuth.linksOf(by);
      if (way === "link") return (await links.issue(tx, id, target)).link;
      await links.mailById(tx, id, target);
      return null;
    });
    security.note(link ? "link-handed-out" : "link-sent", { adminId: by.id, participantId: id });
    return { link };
  }

  const invitedTo = async (by: AdminIdentity, id: TemplateId | null | undefined) =>
    id ? { invitation: await invitations.to(by, id) } : undefined;

  /** Adds whether the participant has the assessment already, read before it is assigned. */
  async function withReminder<T extends { id: TemplateId }>(
    by: AdminIdentity,
    tx: Db,
    id: ParticipantId,
    invited: T,
  ) {
    const statuses = await attempts.statuses(by, tx, invited.id, [id]);
    return { ...invited, isReminder: isReminder(statuses.get(id)) };
  }

  async function remove(by: AdminIdentity, id: ParticipantId): Promise<void> {
    const isDeleted = await attempts.whileDeleting(by, id, () => repo.deleteUser(db, id));
    if (!isDeleted) throw notFound("User");
    participantAuth.accessChanged(id);
    security.note("participant-deleted", { adminId: by.id, participantId: id });
  }

  return { list, count, page, create, invite, update, remove };
}
