import { type CompiledQuery, type DatabaseConnection, type QueryResult, SelectQueryNode } from "kysely";
import type { Semaphore } from "../../lib/semaphore";
import type { Deadline } from "./deadline";
import { orDiskFull } from "./sqlite-errors";
import type { StatementCache } from "./statement-cache";

export interface ConnectionPair {
  reader: StatementCache;
  writer: StatementCache;
  turns: Semaphore;
  onDiskFull: () => void;
}

/**
 * One statement or one transaction. A read outside a transaction runs immediately: on the writer, whose cache has the
 * latest pages, or on the reader while the writer is in a transaction (decision 0035). Everything else waits for the
 * write lock and keeps it until the call ends, including reads in a transaction.
 */
export class Connection implements DatabaseConnection {
  readonly #lanes: ConnectionPair;
  readonly #patience: Deadline;
  #endTurn: (() => void) | undefined;

  constructor(lanes: ConnectionPair, patience: Deadline) {
    this.#lanes = lanes;
    this.#patience = patience;
  }

  /** Throws UNAVAILABLE after the deadline, or DISK_FULL. */
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

  /** Returns all rows at once, because a connection with an open cursor can't write and sees no new data. */
  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query);
  }

  end(): void {
    this.#endTurn?.();
  }
}
