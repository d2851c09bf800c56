import { type CompiledQuery, type DatabaseConnection, type QueryResult, SelectQueryNode } from "kysely";
import type { Semaphore } from "../../lib/semaphore";
import type { Deadline } from "./deadline";
import { orDiskFull } from "./sqlite-errors";
import type { StatementCache } from "./statement-cache";

export interface ConnectionPair {
  reader: StatementCache;
  writer: StatementCache;
  /** Who may write: one call at a time, first come, first served. */
  turns: Semaphore;
  /** Called whenever a statement fails because the disk is full. */
  onDiskFull: () => void;
}

/**
 * One statement or one transaction on its way to the database. A read goes at once: to the writer, which has the
 * pages at hand that it wrote last, or, while that is within a transaction, to the reader (decision 0035). Anything else
 * waits for its turn to write and keeps it until the call ends; the reads of a transaction go the same way.
 */
export class Connection implements DatabaseConnection {
  readonly #lanes: ConnectionPair;
  readonly #patience: Deadline;
  #endTurn: (() => void) | undefined;

  constructor(lanes: ConnectionPair, patience: Deadline) {
    this.#lanes = lanes;
    this.#patience = patience;
  }

  /** UNAVAILABLE when patience ends first; DISK_FULL. */
  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { reader, writer, turns, onDiskFull } = this.#lanes;
    const isRead = !this.#endTurn && SelectQueryNode.is(query.query);
    if (!isRead) this.#endTurn ??= await this.#patience.place(turns);
    const lane = () => (isRead && writer.isInTransaction() ? reader : writer);
    try {
      return await this.#patience.retry(() => lane().execute<R>(query));
    } catch (cause) {
      throw orDiskFull(cause, onDiskFull);
    }
  }

  /** In one piece: a connection whose rows are read one by one can write nothing meanwhile, and sees nothing new. */
  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query);
  }

  end(): void {
    this.#endTurn?.();
  }
}
