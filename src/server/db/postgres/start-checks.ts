import type pg from "pg";
import { DatabaseError } from "../errors";

const MIN_POSTGRES_VERSION = 15;
/** Maximum difference between the clocks of both servers, in milliseconds. Sessions and links expire by ours. */
const CLOCK_TOLERANCE = 5_000;

interface Facts {
  version: number;
  encoding: string;
  user: string;
  collations: number;
  isReadOnly: boolean;
  now: number;
}

const FACTS = `select
  current_setting('server_version_num')::int as version,
  current_setting('server_encoding') as encoding,
  current_user as "user",
  (select count(*)::int from pg_collation where collname = 'und-x-icu') as collations,
  current_setting('transaction_read_only')::bool or pg_is_in_recovery() as "isReadOnly",
  (extract(epoch from clock_timestamp()) * 1000)::float8 as now`;

/** Throws DatabaseError with one sentence if this PostgreSQL can't be used. */
export async function assertUsable(client: pg.Client, now: () => number): Promise<void> {
  const { rows } = await client.query<Facts>(FACTS);
  const problem = rows[0] && problemOf(rows[0], now());
  if (problem) throw new DatabaseError(problem);
}

/** The shell command that creates a database as Askwell needs it. */
export const createCommand = ({ user, database }: { user: string; database: string }): string =>
  `createdb --owner=${user || "askwell"} --encoding=UTF8 --template=template0 ${database}`;

/** Returns the reason why PostgreSQL can't be used as one sentence, or undefined. */
export function problemOf({ version, encoding, user, collations, isReadOnly, now }: Facts, ownNow: number) {
  const major = Math.floor(version / 10_000);
  if (major < MIN_POSTGRES_VERSION)
    return `PostgreSQL ${MIN_POSTGRES_VERSION} or newer is needed, but this is PostgreSQL ${major}.`;
  if (encoding !== "UTF8")
    return `The database has the encoding ${encoding}, but Askwell needs UTF8: create another one with "${createCommand({ user, database: "askwell" })}".`;
  if (collations === 0)
    return "This PostgreSQL was built without ICU, which Askwell needs to sort and search names: use one with ICU.";
  if (isReadOnly)
    return "The database is read-only: set DATABASE_URL to the primary server, and check default_transaction_read_only.";
  const difference = Math.abs(now - ownNow);
  if (difference > CLOCK_TOLERANCE)
    return `The clock of the database server is ${Math.round(difference / 1_000)} seconds ${now > ownNow ? "ahead of" : "behind"} this server's: turn on automatic time (NTP) on both.`;
  return undefined;
}
