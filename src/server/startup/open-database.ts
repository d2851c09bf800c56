import { postgresMigrations } from "#migrations/index";
import type { Config } from "../config";
import { DatabaseError } from "../db/errors";
import { systemClock } from "../lib/clock";
import type { Ports } from "../ports";
import { joinDatabase } from "./acquire-database";
import { readSessionSecret, secretFingerprint } from "./session-secret";

type Opener = Partial<Pick<Ports, "openEngine">>;

/**
 * Opens a configured PostgreSQL database for its only server and migrates its schema. With SQLite it returns nothing,
 * because `createDeps` opens that. DatabaseError if the database can't be opened.
 */
export async function openForServer(config: Config): Promise<Opener> {
  if (!config.postgres) return {};
  const { claimPostgres } = await import("../db/postgres/open-postgres");
  return { openEngine: await claimPostgres(postgresParts(config, config.postgres)) };
}

/** Opens the database for a short command. A server may be using it. */
export async function openForCommand(config: Config): Promise<Opener> {
  if (!config.postgres) return { openEngine: (parts) => joinDatabase(config, parts) };
  const { joinPostgres } = await import("../db/postgres/open-postgres");
  return { openEngine: await joinPostgres(postgresParts(config, config.postgres)) };
}

const postgresParts = (config: Config, { url, poolSize }: NonNullable<Config["postgres"]>) => ({
  url,
  poolSize,
  migrations: postgresMigrations,
  now: systemClock.now,
  assertSecret: (fingerprint: string) => {
    if (fingerprint === secretFingerprint(readSessionSecret(config))) return;
    throw new DatabaseError(
      'SESSION_SECRET isn\'t the one that this database is used with: set it to that one, or, to sign everyone out and lose waiting emails, run "DELETE FROM session_secret" in the database.',
    );
  },
});
