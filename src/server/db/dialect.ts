import { setTimeout as wait } from "node:timers/promises";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SqliteDialect,
  type TransactionSettings,
} from "kysely";
import { AppError } from "../kernel/errors";
import type { RawDatabase } from "./open";
import { hasSqliteCode } from "./sqlite-code";

const FIRST_PAUSE = 5;
const LONGEST_PAUSE = 100;

/** What to do when the database cannot do its work at the moment. */
export interface Patience {
  /** How long a locked database is waited for, in milliseconds. */
  patience?: number;
  /** Called whenever a statement fails because the disk is full. */
  onDiskFull?: () => void;
}

/**
 * Kysely's SQLite dialect with three changes (security section 0, traps 7 and 8): transactions take the write lock
 * when they begin, a lock held by another program is waited for without blocking the event loop, and a statement
 * is prepared once and kept.
 */
export class AskwellDialect extends SqliteDialect {
  readonly #raw: RawDatabase;
  readonly #options: Patience;

  constructor(raw: RawDatabase, options: Patience = {}) {
    super({ database: keepStatements(raw) });
    this.#raw = raw;
    this.#options = options;
  }

  override createDriver(): Driver {
    return new PatientDriver(super.createDriver(), this.#raw, this.#options);
  }
}

/** Prepares each statement once. */
export function keepStatements(raw: RawDatabase) {
  const kept = new Map<string, ReturnType<RawDatabase["prepare"]>>();
  const limit = 500;
  return {
    close: () => raw.close(),
    prepare(sql: string) {
      const known = kept.get(sql);
      if (known) return known;
      if (kept.size >= limit) kept.clear();
      const statement = raw.prepare(sql);
      kept.set(sql, statement);
      return statement;
    },
  };
}

class PatientDriver implements Driver {
  readonly #inner: Driver;
  readonly #raw: RawDatabase;
  readonly #options: Patience;

  constructor(inner: Driver, raw: RawDatabase, options: Patience) {
    this.#inner = inner;
    this.#raw = raw;
    this.#options = options;
  }

  init = () => this.#inner.init();
  destroy = () => this.#inner.destroy();

  async acquireConnection(): Promise<DatabaseConnection> {
    return new PatientConnection(await this.#inner.acquireConnection(), this.#options);
  }

  releaseConnection = (connection: DatabaseConnection) => this.#inner.releaseConnection(connection);

  async beginTransaction(connection: DatabaseConnection, _settings: TransactionSettings): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  commitTransaction = (connection: DatabaseConnection) => this.#inner.commitTransaction(connection);

  /** With a full disk SQLite rolls back by itself; to do it again would hide the reason behind a second error. */
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#raw.inTransaction) await this.#inner.rollbackTransaction(connection);
  }
}

class PatientConnection implements DatabaseConnection {
  readonly #inner: DatabaseConnection;
  readonly #options: Patience;

  constructor(inner: DatabaseConnection, options: Patience) {
    this.#inner = inner;
    this.#options = options;
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return patiently(() => this.#inner.executeQuery<R>(query), this.#options);
  }

  streamQuery<R>(query: CompiledQuery, chunkSize?: number) {
    return this.#inner.streamQuery<R>(query, chunkSize ?? 100);
  }
}

/**
 * Does work on the database, again while another program has it locked. DISK_FULL when there is no room left;
 * UNAVAILABLE when it stayed locked.
 */
export async function patiently<Result>(
  work: () => Promise<Result>,
  { patience = 5_000, onDiskFull = () => undefined }: Patience,
): Promise<Result> {
  const deadline = performance.now() + patience;
  for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
    try {
      return await work();
    } catch (error) {
      if (hasSqliteCode(error, "SQLITE_FULL")) {
        onDiskFull();
        throw new AppError(
          "DISK_FULL",
          "The disk is full. Nothing was saved; please tell the administrator.",
          {
            cause: error,
          },
        );
      }
      if (!hasSqliteCode(error, "SQLITE_BUSY")) throw error;
      if (performance.now() >= deadline) {
        throw new AppError("UNAVAILABLE", "The database is busy. Please try again in a moment.", {
          retryAfter: 1,
          cause: error,
        });
      }
      await wait(pause);
    }
  }
}
