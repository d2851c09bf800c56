import type { CompiledQuery } from "kysely";

/** A row that no other transaction may change until this one ends. */
export interface RowLock {
  table: "assessments" | "sign_in_links" | "user_assessments" | "users";
  id: number;
}

/**
 * The steps of a transaction: yields queries and locks, is resumed with the rows of a query, and returns the result.
 */
export type Steps<Result> = Generator<CompiledQuery | { lock: RowLock }, Result, unknown[]>;

/**
 * Runs `work` in one transaction: all of it is stored, or nothing is. `work` waits for nothing but its own queries.
 * Each query is a step (`yield* run(query)`), so one text serves an engine that answers at once and one that is awaited.
 * Resolves after the commit, which means that the data is on disk. Work may run more than once.
 * UNAVAILABLE when the database stays busy for 5 seconds from the call on; DISK_FULL.
 */
export type Commit = <Result>(work: () => Steps<Result>) => Promise<Result>;

/** One query as a step of a transaction; gives its rows. */
export function* run<Row>(query: CompiledQuery<Row>): Steps<Row[]> {
  // The engine resumes a step with the rows of the query it yielded.
  return (yield query) as Row[];
}

/** Locks a row until the transaction ends; see `lockRow` in database.ts. */
export function* lock(table: RowLock["table"], id: number): Steps<void> {
  yield { lock: { table, id } };
}
