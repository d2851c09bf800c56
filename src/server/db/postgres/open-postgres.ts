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
import { assertUsable } from "./start-checks";

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
  const { client, location, user, reconnect } = await connect(parts);
  try {
    if (!(await takeServerLock(client)))
      throw new DatabaseError(
        `Another Askwell server is already using the ${location}. Stop it first, or set DATABASE_URL to another database.`,
      );
    await migratePostgres(client, parts.migrations, parts.now());
    await assertSecret(client, parts);
  } catch (error) {
    await client.end();
    throw explainError(error, location, user);
  }
  return ({ log }) => openEngine({ ...parts, location, log }, keepServerLock(client, reconnect, log));
}

/** Opens the database for a short command. A running server isn't disturbed, but the schema must be current then. */
export async function joinPostgres(parts: Parts): Promise<OpenEngine> {
  const { client, location, user } = await connect(parts);
  try {
    if (await takeServerLock(client)) await migratePostgres(client, parts.migrations, parts.now());
    else await assertPostgresCurrent(client, parts.migrations);
    await assertSecret(client, parts);
  } catch (error) {
    throw explainError(error, location, user);
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
  try {
    const client = await reconnect();
    try {
      await assertUsable(client, () => now().getTime());
      return { client, location, user, reconnect };
    } catch (error) {
      await client.end();
      throw error;
    }
  } catch (error) {
    throw explainError(error, location, user);
  }
}

async function assertSecret(client: pg.Client, { assertSecret: assert }: Parts): Promise<void> {
  const { rows } = await client.query<{ fingerprint: string }>("SELECT fingerprint FROM session_secret");
  if (rows[0]) assert(rows[0].fingerprint);
}

/** Explains connection errors at startup as DatabaseError; returns unknown errors unchanged. */
function explainError(error: unknown, location: string, user: string): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseError) return error;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  const reason = error.message.replaceAll(/\s+/g, " ");
  if (code.startsWith("28"))
    return new DatabaseError(
      `PostgreSQL refuses to sign in (${reason}): check the user and the password in DATABASE_URL.`,
    );
  if (code === "3D000")
    return new DatabaseError(
      `There is no ${location}: create it with "createdb --owner=${user} --encoding=UTF8 --template=template0".`,
    );
  if (code === NO_PERMISSION)
    return new DatabaseError(
      `The user "${user}" may not create tables in the ${location}: make it the owner with "ALTER DATABASE … OWNER TO ${user}".`,
    );
  if (refusalOf(error) instanceof AppError)
    return new DatabaseError(
      `Can't reach the ${location} (${code || reason}): start PostgreSQL, or check DATABASE_URL.`,
    );
  return code ? new DatabaseError(`Can't use the ${location}: ${reason}.`) : error;
}
