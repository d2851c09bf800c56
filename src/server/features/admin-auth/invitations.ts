import { email as emailContract } from "#shared/contracts/common";
import { type Db, transaction } from "../../db/database";
import type { Clock } from "../../lib/clock";
import { AppError } from "../../lib/errors";
import type { Passwords } from "../../lib/passwords";
import { newToken } from "../../lib/secure-tokens";
import type { SystemActor } from "../../lib/system-actor";
import * as repo from "./repo";
import type { PasswordLinks } from "./set-password-links";

/** Email of the first admin until they set a password. No login accepts it. */
export const NO_ADDRESS_YET = "first-admin@localhost";

interface Parts {
  db: Db;
  clock: Clock;
  passwords: Passwords;
  links: PasswordLinks;
}

/** Creates admins: from the environment, or with a printed link where they choose a password. */
export function createAdminInvitations({ db, clock, passwords, links }: Parts) {
  /** Whether an admin can sign in. Invited admins without a password don't count. */
  const hasAdmin = () => repo.hasAdmin(db);

  /** Creates the first admin from the environment. Does nothing if an admin can already sign in. */
  async function createFirstAdmin(_by: SystemActor, email: string, password: string): Promise<void> {
    if (await hasAdmin()) return;
    await repo.insertAdmin(db, { email, password: await passwords.hash(password), now: clock.now() });
  }

  /** A one-time link to set an admin's password; creates the admin if needed. BAD_REQUEST for an invalid address. */
  async function inviteAdmin(_by: SystemActor, address: string): Promise<string> {
    const email = emailContract.safeParse(address);
    if (!email.success) {
      throw new AppError("BAD_REQUEST", "Enter the admin's full email address, such as name@example.com.");
    }
    return invite(email.data);
  }

  /** The link for a first admin whose address is unknown. They enter it with the password. */
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
