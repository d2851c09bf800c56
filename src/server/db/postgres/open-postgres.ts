import pg from "pg";
import type { Migration } from "#migrations/migration";
import { AppError } from "../../lib/errors";
import type { Engine, EngineParts } from "../engine";
import { DatabaseError } from "../errors";
import { clientConfig, createConnectionPool } from "./connection-pool";
import { createPostgresEngine } from "./postgres-engine";
import { assertPostgresCurrent, migratePostgres } from "./postgres-migrate";
import { refusalOf } from "./refusals";
import { keepServerLock, takeServerLock } from "./server-lock";
import { assertUsable, createCommand } from "./start-checks";

interface Parts {
  url: string;
  poolSize: number;
  migrations: readonly Migration[];
  now: () => Date;
  /** Throws if the database's session secret, given by fingerprint, isn't ours. */
  assertSecret: (fingerprint: string) => void;
}

/** Creates the engine once the rest of the server is ready. */
type OpenEngine = (parts: EngineParts) => Engine;

/** Opens the database for its only server: checks it and applies migrations. Throws DatabaseError if that fails. */
export async function claimPostgres(parts: Parts): Promise<OpenEngine> {
  const { client, reconnect, ...target } = await connect(parts);
  const { location } = target;
  try {
    if (!(await takeServerLock(client)))
      throw new DatabaseError(
        `Another Askwell server is already using the ${location}. Stop it first, or set DATABASE_URL to another database.`,
      );
    await migratePostgres(client, parts.migrations, parts.now());
    await assertSecret(client, parts);
  } catch (error) {
    await client.end();
    throw explainError(error, target);
  }
  return ({ log }) => openEngine({ ...parts, location, log }, keepServerLock(client, reconnect, log));
}

/** Opens the database for a short command. A running server isn't disturbed, but the schema must be current then. */
export async function joinPostgres(parts: Parts): Promise<OpenEngine> {
  const { client, ...target } = await connect(parts);
  const { location } = target;
  try {
    if (await takeServerLock(client)) await migratePostgres(client, parts.migrations, parts.now());
    else await assertPostgresCurrent(client, parts.migrations);
    await assertSecret(client, parts);
  } catch (error) {
    throw explainError(error, target);
  } finally {
    await client.end();
  }
  return ({ log }) => openEngine({ ...parts, location, log });
}

interface OpenParts extends Pick<Parts, "url" | "poolSize">, Pick<EngineParts, "log"> {
  location: string;
}

function openEngine({ url, poolSize, location, log }: OpenParts, release?: () => Promise<void>): Engine {
  const pool = createConnectionPool({ connectionString: url }, poolSize, { log });
  return createPostgresEngine(pool, location, release);
}

const NO_PERMISSION = "42501";

/** What messages say of the database. */
interface Target {
  location: string;
  user: string;
  database: string;
}

/** Opens a connection outside the pool and checks the server. */
async function connect({ url, now }: Parts) {
  const reconnect = async () => {
    const client = new pg.Client(clientConfig({ connectionString: url }));
    client.on("error", () => undefined);
    await client.connect();
    return client;
  };
  const { host, port, database = "", user = "" } = new pg.Client({ connectionString: url });
  const location = `PostgreSQL database "${database}" on ${host.startsWith("/") ? host : `${host}:${port}`}`;
  const target = { location, user, database };
  try {
    const client = await reconnect();
    try {
      await assertUsable(client, () => now().getTime());
      return { ...target, client, reconnect };
    } catch (error) {
      await client.end();
      throw error;
    }
  } catch (error) {
    throw explainError(error, target);
  }
}

async function assertSecret(client: pg.Client, { assertSecret: assert }: Parts): Promise<void> {
  const { rows } = await client.query<{ fingerprint: string }>("SELECT fingerprint FROM session_secret");
  if (rows[0]) assert(rows[0].fingerprint);
}

/** Explains connection errors at startup as DatabaseError; returns unknown errors unchanged. */
function explainError(error: unknown, { location, user, database }: Target): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseError) return error;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  const reason = error.message.replaceAll(/\s+/g, " ");
  if (code.startsWith("28"))
    return new DatabaseError(
      `PostgreSQL refuses to sign in (${reason}): check the user and the password in DATABASE_URL.`,
    );
  if (code === "3D000")
    return new DatabaseError(
      `There is no ${location}: create it with "${createCommand({ user, database })}".`,
    );
  if (code === NO_PERMISSION)
    return new DatabaseError(
      `The user "${user}" may not use the ${location} (${reason}): make it the owner of the database and its tables.`,
    );
  if (refusalOf(error) instanceof AppError)
    return new DatabaseError(
      `Can't reach the ${location} (${code || reason}): start PostgreSQL, or check DATABASE_URL.`,
    );
  return code ? new DatabaseError(`Can't use the ${location}: ${reason}.`) : error;
}
