import { CompiledQuery, type DatabaseConnection, type Driver, SqliteDialect, SqliteDriver } from "kysely";
import type { Semaphore } from "../kernel/semaphore";
import { Call, type Lanes } from "./call";
import { openReader, type RawDatabase } from "./open";
import { createWriteTurns, PATIENCE, Patience } from "./patience";
import { keepStatements } from "./statements";

export interface DialectOptions {
  /** Who may write: one at a time, first come, first served. One's own when left out. */
  turns?: Semaphore;
  /** How long a call waits for the database, in milliseconds from its arrival. */
  patience?: number;
  /** Called whenever a statement fails because the disk is full. */
  onDiskFull?: () => void;
}

/**
 * Kysely's SQLite dialect on two connections to one file (security section 0, trap 7, and R10). Reads outside
 * transactions have one of their own and wait for nobody. All else goes through `raw`, one call after the other;
 * transactions take the write lock when they begin.
 */
export class AskwellDialect extends SqliteDialect {
  readonly #raw: RawDatabase;
  readonly #options: DialectOptions;

  constructor(raw: RawDatabase, options: DialectOptions = {}) {
    super({ database: raw });
    this.#raw = raw;
    this.#options = options;
  }

  override createDriver(): Driver {
    return new TwoLaneDriver(this.#raw, this.#options);
  }
}

class TwoLaneDriver implements Driver {
  readonly #raw: RawDatabase;
  readonly #patience: number;
  readonly #lanes: Lanes;

  constructor(raw: RawDatabase, options: DialectOptions) {
    const { turns = createWriteTurns(), patience = PATIENCE, onDiskFull = () => undefined } = options;
    this.#raw = raw;
    this.#patience = patience;
    this.#lanes = {
      reader: new SqliteDriver({ database: async () => keepStatements(openReader(raw.name)) }),
      writer: new SqliteDriver({ database: keepStatements(raw) }),
      turns,
      onDiskFull,
    };
  }

  async init(): Promise<void> {
    await this.#lanes.reader.init();
    await this.#lanes.writer.init();
  }

  /** Whoever has the turn to write ends first. The writer closes last, and so empties the write-ahead log. */
  async destroy(): Promise<void> {
    await this.#lanes.turns.acquire();
    await this.#lanes.reader.destroy();
    await this.#lanes.writer.destroy();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return new Call(this.#lanes, new Patience(this.#patience));
  }

  async releaseConnection(call: DatabaseConnection): Promise<void> {
    if (call instanceof Call) call.end();
  }

  async beginTransaction(call: DatabaseConnection): Promise<void> {
    await call.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  async commitTransaction(call: DatabaseConnection): Promise<void> {
    await call.executeQuery(CompiledQuery.raw("commit"));
  }

  /** With a full disk SQLite rolls back by itself; to do it again would hide the reason behind a second error. */
  async rollbackTransaction(call: DatabaseConnection): Promise<void> {
    if (this.#raw.inTransaction) await call.executeQuery(CompiledQuery.raw("rollback"));
  }
}
