import type { CompiledQuery } from "kysely";

/** A row that other transactions can't change until this one ends. */
export interface RowLock {
  table: "assessments" | "sign_in_links" | "user_assessments" | "users";
  id: number;
}

/** Steps of a transaction: yields queries and locks, resumes with the rows of each query, and returns the result. */
export type Steps<Result> = Generator<CompiledQuery | { lock: RowLock }, Result, unknown[]>;

/**
 * Runs `work` in one transaction. `work` may only wait for its own queries and may run more than once. Each query is a
 * step (`yield* run(query)`), so the same code works on synchronous and asynchronous engines. Resolves after the
 * commit, when the data is on disk. Throws UNAVAILABLE if the database stays busy for 5 seconds, or DISK_FULL.
 */
export type Commit = <Result>(work: () => Steps<Result>) => Promise<Result>;

/** Runs one query as a step and returns its rows. */
export function* run<Row>(query: CompiledQuery<Row>): Steps<Row[]> {
  // The engine resumes a step with the rows of the query it yielded.
  return (yield query) as Row[];
}

/** Locks a row until the transaction ends; see `lockRow` in database.ts. */
export function* lock(table: RowLock["table"], id: number): Steps<void> {
  yield { lock: { table, id } };
}
