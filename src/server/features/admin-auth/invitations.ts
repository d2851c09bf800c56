import { email as emailContract } from "#shared/contracts/common";
import { type Db, transaction } from "../../db/database";
import type { Clock } from "../../lib/clock";
import { AppError } from "../../lib/errors";
import type { Passwords } from "../../lib/passwords";
import { newToken } from "../../lib/secure-tokens";
import type { SystemActor } from "../../lib/system-actor";
import * as repo from "./repo";
import type { ResetLinks } from "./reset-links";

/** Stands in the row of a first admin until they set their password; no login accepts it. */
export const NO_ADDRESS_YET = "first-admin@localhost";

interface Parts {
  db: Db;
  clock: Clock;
  passwords: Passwords;
  links: ResetLinks;
}

/** How people become admins: by the environment, or by a printed link with which they choose a password. */
export function createAdminInvitations({ db, clock, passwords, links }: Parts) {
  /** Whether anybody can sign in as an admin. Who was invited and has set no password cannot. */
  const hasAdmin = () => repo.hasAdmin(db);

  /** Makes the first admin from the environment; does nothing once there is any admin. */
  async function createFirstAdmin(_by: SystemActor, email: string, password: string): Promise<void> {
    if (await hasAdmin()) return;
    await repo.insertAdmin(db, { email, password: await passwords.hash(password), now: clock.now() });
  }

  /**
   * Gives a one-time link that sets the password of an admin, who is made when there is none of that address.
   * Until it is used, a new admin cannot sign in. BAD_REQUEST when it is no address.
   */
  async function inviteAdmin(_by: SystemActor, address: string): Promise<string> {
    const email = emailContract.safeParse(address);
    if (!email.success) {
      throw new AppError("BAD_REQUEST", "Enter the admin's full email address, such as name@example.com.");
    }
    return invite(email.data);
  }

  /** The link for a first admin whose address nobody has said yet; they give it with the password. */
  const inviteFirstAdmin = async (_by: SystemActor) => `${await invite(NO_ADDRESS_YET)}&setup=1`;

  async function invite(email: string): Promise<string> {
    const password = await passwords.hash(newToken());
    const { link } = await transaction(db, async (tx) => {
      const { id } = await repo.insertInvited(tx, { email, password, now: clock.now() });
      return links.issue(tx, id);
    });
    return link;
  }

  return { hasAdmin, createFirstAdmin, inviteAdmin, inviteFirstAdmin };
}
