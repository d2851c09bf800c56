import type { User } from "#shared/contracts/users";
import type { ParticipantId } from "#shared/domain/ids";
import type { Clock } from "../../clock";
import { type Db, transaction } from "../../db/database";
import { AppError, notFound } from "../../errors";
import * as repo from "./repo";

interface Parts {
  db: Db;
  clock: Clock;
}

interface UserUpdate {
  id: ParticipantId;
  /** Left as it is when undefined. */
  name?: string | null | undefined;
  email: string;
}

export type UsersService = ReturnType<typeof createUsers>;

/** Participants as admins manage them. */
export function createUsers({ db, clock }: Parts) {
  const list = (): Promise<User[]> => repo.listUsers(db);

  /** CONFLICT when another participant has the address; a changed address ends every session and link. */
  async function update({ id, name, email }: UserUpdate): Promise<User> {
    return transaction(db, async (tx) => {
      const existing = await repo.findUser(tx, id);
      if (!existing) throw notFound("User");
      const holder = await repo.findUserByEmail(tx, email);
      if (holder && holder.id !== id) throw new AppError("CONFLICT", "A user with this email already exists");
      const changed = { name: name === undefined ? existing.name : name, email };
      await repo.renameUser(tx, id, { ...changed, now: clock.now() });
      if (existing.email !== email) await repo.endAccess(tx, id);
      return { ...existing, ...changed };
    });
  }

  async function remove(id: ParticipantId): Promise<void> {
    if (!(await repo.deleteUser(db, id))) throw notFound("User");
  }

  return { list, update, remove };
}
