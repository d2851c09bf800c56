import type { Compilable } from "kysely";
import { decodeRow } from "./columns";
import type { DialectOptions } from "./dialect";
import { orDiskFull } from "./disk-full";
import type { RawDatabase } from "./open";
import { createWriteTurns, PATIENCE, Patience } from "./patience";
import { keepStatements } from "./statements";

/** Runs one query of a transaction and gives its rows, at once. */
export type Run = <Row>(query: Compilable<Row>) => Row[];

/**
 * Runs `work` in one transaction with nothing awaited between its begin and its commit: no other work of this process
 * comes in between, and what it reads cannot change before it is written. All of it is stored, or nothing is.
 * UNAVAILABLE when the database stays busy for 5 seconds from the call on; DISK_FULL.
 */
export type AtOnce = <Result>(work: (run: Run) => Result) => Promise<Result>;

/** @param raw what the database is written through, in the same turns as by its other users */
export function createAtOnce(raw: RawDatabase, options: DialectOptions): AtOnce {
  const { turns = createWriteTurns(), patience = PATIENCE, onDiskFull = () => undefined } = options;
  const { prepare } = keepStatements(raw);

  const run: Run = <Row>(query: Compilable<Row>) => {
    const { sql, parameters } = query.compile();
    const statement = prepare(sql);
    if (statement.reader)
      return statement.all(parameters).map((row) => decodeRow(row as Record<string, unknown>) as Row);
    statement.run(parameters);
    return [];
  };

  return async (work) => {
    const call = new Patience(patience);
    const endTurn = await call.place(turns);
    try {
      return await call.retry(async () => raw.transaction(() => work(run)).immediate());
    } catch (cause) {
      throw orDiskFull(cause, onDiskFull);
    } finally {
      endTurn();
    }
  };
}
