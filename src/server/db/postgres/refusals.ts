import pg from "pg";
import { AppError } from "../../lib/errors";
import { databaseBusy, diskFull, isConflict } from "../errors";

/** Seconds after which a database that is gone is worth another try. */
const RETRY_AFTER = 2;

/** No statement was run, or what became of it is unknown: the server is gone, is ending or takes no more connections. */
const UNREACHABLE = /^(?:08|57P0|53300$|28|3D000$)/;
/** It was waited for something for too long, or the server takes no writes at the moment. */
const BUSY: readonly string[] = ["55P03", "57014", "53200", "25006", "25P03"];
const NO_ROOM = "53100";

/** What Node and `pg` say of a connection. */
const NETWORK = /^(?:E(?:CONN|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN|NOENT))/;
const BROKEN =
  /connection terminated|connection error|query read timeout|not queryable|client was closed|client has already/i;
const NO_PLACE = /timeout exceeded when trying to connect/i;

const codeOf = (error: Error): string =>
  "code" in error && typeof error.code === "string" ? error.code : "";

/**
 * What becomes of PostgreSQL's error: UNAVAILABLE where the database is gone or busy, DISK_FULL without room. A conflict
 * with another transaction stays as it is, to be repeated; so does what is our own fault.
 */
export function refusalOf(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof AppError || isConflict(error)) return error;
  const code = codeOf(error);
  if (code === NO_ROOM) return diskFull(error);
  if (BUSY.includes(code) || NO_PLACE.test(error.message)) return databaseBusy(error);
  if (UNREACHABLE.test(code) || NETWORK.test(code) || BROKEN.test(error.message)) return unreachable(error);
  return error;
}

const unreachable = (cause: unknown) =>
  new AppError("UNAVAILABLE", "The database doesn't respond. Please try again in a moment.", {
    retryAfter: RETRY_AFTER,
    cause,
  });

/**
 * Whether a connection is to be closed after this error: it is broken, or its server has become one that takes no writes
 * while another does.
 */
export function endsConnection(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return true;
  return error.severity === "FATAL" || error.severity === "PANIC" || error.code === "25006";
}
