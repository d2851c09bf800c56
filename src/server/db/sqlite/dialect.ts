import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SelectQueryNode,
  SqliteDialect,
} from "kysely";
import type { Semaphore } from "../../lib/semaphore";
import { Connection, type ConnectionPair } from "./connection";
import { BUSY_TIMEOUT_MS, createWriteTurns, Deadline } from "./deadline";
import { openReader, type RawDatabase } from "./open";
import { hasSqliteCode, orDiskFull } from "./sqlite-errors";
import { createStatementCache } from "./statement-cache";

export interface DialectOptions {
  /** Who may write: one at a time, first come, first served. One's own when left out. */
  turns?: Semaphore;
  /** How long a call waits for the database, in milliseconds from its arrival. */
  patience?: number;
  /** Called whenever a statement fails because the disk is full. */
  onDiskFull?: () => void;
}

/**
 * Kysely's SQLite dialect on two connections to one file. Reads outside
 * transactions wait for nobody: one of the two is never within one. All else goes through `raw`, one call after the
 * other; transactions take the write lock when they begin.
 */
export class AskwellDialect extends SqliteDialect {
  readonly #raw: RawDatabase;
  readonly #options: DialectOptions;
  #driver: TwoLaneDriver | undefined;

  constructor(raw: RawDatabase, options: DialectOptions = {}) {
    super({ database: raw });
    this.#raw = raw;
    this.#options = options;
  }

  override createDriver(): Driver {
    this.#driver = new TwoLaneDriver(this.#raw, this.#options);
    return this.#driver;
  }

  /** Reads at once, where nothing is in the way; undefined for anything else than a read, too. */
  readNow<Row>(query: CompiledQuery<Row>): QueryResult<Row> | undefined {
    return this.#driver?.readNow(query);
  }

  /** Runs one query by itself; its rows are as SQLite keeps them. Undefined until Kysely has opened the connections. */
  run<Row>(query: CompiledQuery<Row>): Promise<QueryResult<Row>> | undefined {
    return this.#driver?.isOpen() ? this.#driver.run(query) : undefined;
  }
}

class TwoLaneDriver implements Driver {
  readonly #raw: RawDatabase;
  readonly #options: DialectOptions;
  #lanes: ConnectionPair | undefined;

  constructor(raw: RawDatabase, options: DialectOptions) {
    this.#raw = raw;
    this.#options = options;
  }

  /** Called once, before the first call. */
  async init(): Promise<void> {
    const { turns = createWriteTurns(), onDiskFull = () => undefined } = this.#options;
    const reader = createStatementCache(openReader(this.#raw.name));
    this.#lanes = { reader, writer: createStatementCache(this.#raw), turns, onDiskFull };
  }

  /** Whoever has the turn to write ends first. The writer closes last, and so empties the write-ahead log. */
  async destroy(): Promise<void> {
    if (!this.#lanes) return;
    const { reader, writer, turns } = this.#lanes;
    await turns.acquire();
    reader.close();
    writer.close();
  }

  isOpen = () => this.#lanes !== undefined;

  readNow<Row>(query: CompiledQuery<Row>): QueryResult<Row> | undefined {
    if (!this.#lanes || !SelectQueryNode.is(query.query)) return undefined;
    const { reader, writer, onDiskFull } = this.#lanes;
    try {
      return (writer.isInTransaction() ? reader : writer).execute<Row>(query);
    } catch (error) {
      if (hasSqliteCode(error, "SQLITE_BUSY")) return undefined;
      throw orDiskFull(error, onDiskFull);
    }
  }

  async run<Row>(query: CompiledQuery<Row>): Promise<QueryResult<Row>> {
    const call = this.#newCall();
    try {
      return await call.executeQuery<Row>(query);
    } finally {
      call.end();
    }
  }

  acquireConnection = async (): Promise<DatabaseConnection> => this.#newCall();

  #newCall(): Connection {
    if (!this.#lanes) throw new Error("The database is not open.");
    return new Connection(this.#lanes, new Deadline(this.#options.patience ?? BUSY_TIMEOUT_MS));
  }

  async releaseConnection(call: DatabaseConnection): Promise<void> {
    if (call instanceof Connection) call.end();
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
