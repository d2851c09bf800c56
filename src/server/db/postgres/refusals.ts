import pg from "pg";
import { AppError } from "../../lib/errors";
import { databaseBusy, diskFull, isConflict } from "../errors";

/** Retry-After for an unreachable database, in seconds. */
const RETRY_AFTER = 2;

/** SQLSTATEs of a server that is down or stopping. */
const DOWN = /^(?:08|57P0)/;
/** SQLSTATEs of a server that refuses new connections: too many, another password, no such database. */
const REFUSING = /^(?:53300$|28|3D000$)/;
/** SQLSTATEs of timeouts, lack of memory and a read-only server. */
const BUSY: readonly string[] = ["55P03", "57014", "53200", "25006", "25P03"];
const DISK_FULL = "53100";

/** Connection errors of Node and `pg`. */
const NETWORK = /^(?:E(?:CONN|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN|NOENT))/;
const CONNECTION_LOST =
  /connection terminated|connection error|query read timeout|not queryable|client was closed|client has already/i;
const POOL_TIMEOUT = /timeout exceeded when trying to connect/i;

const codeOf = (error: Error): string =>
  "code" in error && typeof error.code === "string" ? error.code : "";

/** Converts errors to UNAVAILABLE (unreachable, busy) or DISK_FULL. Conflicts stay, to be retried, and so do bugs. */
export function refusalOf(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof AppError || isConflict(error)) return error;
  const code = codeOf(error);
  if (code === DISK_FULL) return diskFull(error);
  if (BUSY.includes(code) || POOL_TIMEOUT.test(error.message)) return databaseBusy(error);
  return REFUSING.test(code) || isOutage(error) ? unreachable(error) : error;
}

/** True if PostgreSQL is down, can't be reached or has closed the connection. The statement may have run. */
export function isOutage(error: Error): boolean {
  const code = codeOf(error);
  return DOWN.test(code) || NETWORK.test(code) || CONNECTION_LOST.test(error.message);
}

const unreachable = (cause: unknown) =>
  new AppError("UNAVAILABLE", "The database doesn't respond. Please try again in a moment.", {
    retryAfter: RETRY_AFTER,
    cause,
  });

/** True if a connection must be closed after this error: it is broken, or its server became a read-only replica. */
export function endsConnection(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return true;
  return error.severity === "FATAL" || error.severity === "PANIC" || error.code === "25006";
}
