import type { User } from "#shared/contracts/users";
import type { AdminId, ParticipantId } from "#shared/domain/ids";
import type { Clock } from "../../clock";
import { type Db, transaction } from "../../db/database";
import { AppError, notFound } from "../../errors";
import type { Postbox } from "../../mail/postbox";
import { createSecurityLog, type EventLog } from "../../security-log";
import * as repo from "./repo";

interface Parts {
  db: Db;
  clock: Clock;
  log: EventLog;
  postbox: Postbox;
}

interface UserUpdate {
  id: ParticipantId;
  /** Left as it is when undefined. */
  name?: string | null | undefined;
  email: string;
}

export type UsersService = ReturnType<typeof createUsers>;

/** Participants as admins manage them. */
export function createUsers({ db, clock, log, postbox }: Parts) {
  const security = createSecurityLog(log);
  const list = (): Promise<User[]> => repo.listUsers(db);

  /**
   * CONFLICT when another participant has the address. A changed address ends every session and link, and both
   * addresses are told (security T19).
   */
  async function update(by: AdminId, { id, name, email }: UserUpdate): Promise<User> {
    const { existing, changed } = await transaction(db, async (tx) => {
      const existing = await repo.findUser(tx, id);
      if (!existing) throw notFound("User");
      const holder = await repo.findUserByEmail(tx, email);
      if (holder && holder.id !== id) throw new AppError("CONFLICT", "A user with this email already exists");
      const changed = { name: name === undefined ? existing.name : name, email };
      await repo.renameUser(tx, id, { ...changed, now: clock.now() });
      if (existing.email !== email) {
        await repo.endAccess(tx, id);
        await postbox.addressChanged(tx, { userId: id, from: existing.email, to: email });
      }
      return { existing, changed };
    });
    if (existing.email !== email) {
      security.note("participant-address-changed", { adminId: by, participantId: id });
    }
    return { ...existing, ...changed };
  }

  async function remove(by: AdminId, id: ParticipantId): Promise<void> {
    if (!(await repo.deleteUser(db, id))) throw notFound("User");
    security.note("participant-deleted", { adminId: by, participantId: id });
  }

  return { list, update, remove };
}
