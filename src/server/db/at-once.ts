import type { Compilable } from "kysely";
import { decodeRow } from "./columns";
import type { Db } from "./database";
import { keepStatements, type Patience, patiently } from "./dialect";
import type { RawDatabase } from "./open";

/** Runs one query of a transaction and gives its rows, at once. */
export type Run = <Row>(query: Compilable<Row>) => Row[];

/**
 * Runs `work` in one transaction with nothing awaited between its begin and its commit: no other work of this process
 * comes in between, and what it reads cannot change before it is written. All of it is stored, or nothing is.
 */
export type AtOnce = <Result>(work: (run: Run) => Result) => Promise<Result>;

export function createAtOnce(db: Db, raw: RawDatabase, patience: Patience = {}): AtOnce {
  const { prepare } = keepStatements(raw);

  const run: Run = <Row>(query: Compilable<Row>) => {
    const { sql, parameters } = query.compile();
    const statement = prepare(sql);
    if (statement.reader) return statement.all(parameters).map((row) => decodeRow(row as object) as Row);
    statement.run(parameters);
    return [];
  };

  return (work) =>
    patiently(
      () => db.connection().execute(async () => raw.transaction(() => work(run)).immediate()),
      patience,
    );
}
