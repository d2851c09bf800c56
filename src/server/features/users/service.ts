import type { UsersQuery } from "#shared/contracts/list-options";
import { EMAIL_TAKEN, type User } from "#shared/contracts/users";
import type { ParticipantId } from "#shared/domain/ids";
import { type Db, transaction } from "../../db/database";
import type { SearchWorker } from "../../db/engine";
import { isUniqueViolation } from "../../db/errors";
import { inBatches } from "../../db/keyset-batches";
import type { Clock } from "../../lib/clock";
import { AppError, notFound } from "../../lib/errors";
import { createSecurityLog, type EventLog } from "../../lib/security-log";
import type { MailService } from "../../mail/mail-service";
import type { AdminIdentity } from "../admin-auth/rules";
import type { AttemptsService } from "../attempts/service";
import type { InvitationsService } from "../invitations/service";
import type { ParticipantAuthService } from "../participant-auth/service";
import { createAddUsers } from "./add-users";
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
  /** Whether emails reach inboxes. */
  mailIsDelivered: boolean;
}

interface UserUpdate {
  id: ParticipantId;
  /** Unchanged if undefined. */
  name?: string | null | undefined;
  email: string;
}

export type UsersService = ReturnType<typeof createUsers>;

/** Participants as admins manage them. */
export function createUsers(parts: Parts) {
  const { db, searchWorker, clock, mailService, attempts, participantAuth } = parts;
  const security = createSecurityLog(parts.log);

  /** All participants, newest first, in chunks to bound memory. */
  const list = (_by: AdminIdentity) => inBatches<User>((last) => usersAfter(db, last));

  const count = (_by: AdminIdentity) => countUsers(db);

  async function page(by: AdminIdentity, pageQuery: UsersQuery) {
    const all = await countUsers(db);
    const { rows, page: pageNumber, matching } = await listUsersPage(db, searchWorker, pageQuery, all);
    const countsByUser = await attempts.countsByUser(
      by,
      rows.map(({ id }) => id),
    );
    return {
      rows: rows.map((row) => ({ ...row, attempts: countsByUser(row.id) })),
      page: pageNumber,
      matching,
      all,
    };
  }

  /** CONFLICT if the address is taken. A new address ends all sessions and links, and both addresses get an email. */
  async function update(by: AdminIdentity, { id, name, email }: UserUpdate): Promise<User> {
    const { existing, changed } = await transaction(db, async (tx) => {
      const existing = await repo.findUser(tx, id);
      if (!existing) throw notFound("User");
      const otherUser = await repo.findUserByEmail(tx, email);
      if (otherUser && otherUser.id !== id) throw new AppError("CONFLICT", EMAIL_TAKEN);
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

  async function remove(by: AdminIdentity, id: ParticipantId): Promise<void> {
    const isDeleted = await attempts.whileDeleting(by, id, () => repo.deleteUser(db, id));
    if (!isDeleted) throw notFound("User");
    participantAuth.accessChanged(id);
    security.note("participant-deleted", { adminId: by.id, participantId: id });
  }

  return { list, count, page, update, remove, ...createAddUsers({ ...parts, security }) };
}

/** Handles a concurrent transaction that took the address after the check. */
function emailTaken(error: unknown): never {
  throw isUniqueViolation(error) ? new AppError("CONFLICT", EMAIL_TAKEN, { cause: error }) : error;
}
