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
  /** Write lock; a private one by default. */
  turns?: Semaphore;
  /** Time that a call waits for the database, in milliseconds from its arrival. */
  patience?: number;
  onDiskFull?: () => void;
}

/**
 * Kysely's SQLite dialect on two connections to one file. Reads outside transactions never wait. All else runs on
 * `raw`, one call after another; transactions take the write lock when they start.
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

  /** Runs a read synchronously. Undefined if the database is busy or the query isn't a read. */
  readNow<Row>(query: CompiledQuery<Row>): QueryResult<Row> | undefined {
    return this.#driver?.readNow(query);
  }

  /** Runs one query and returns undecoded rows. Undefined until Kysely has opened the connections. */
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

  async init(): Promise<void> {
    const { turns = createWriteTurns(), onDiskFull = () => undefined } = this.#options;
    const reader = createStatementCache(openReader(this.#raw.name));
    this.#lanes = { reader, writer: createStatementCache(this.#raw), turns, onDiskFull };
  }

  /** Waits for the current writer. The writer connection closes last, which empties the write-ahead log. */
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

  /** SQLite rolls back automatically on a full disk. A second rollback would hide the original error. */
  async rollbackTransaction(call: DatabaseConnection): Promise<void> {
    if (this.#raw.inTransaction) await call.executeQuery(CompiledQuery.raw("rollback"));
  }
}
