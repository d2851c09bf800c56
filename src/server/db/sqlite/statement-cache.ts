import type { CompiledQuery, QueryResult } from "kysely";
import type { RawDatabase } from "./open";

const MAX_STATEMENTS = 500;

/** A connection that caches its prepared statements. */
export type StatementCache = ReturnType<typeof createStatementCache>;

export function createStatementCache(raw: RawDatabase) {
  const statements = new Map<string, ReturnType<RawDatabase["prepare"]>>();

  function prepare(sql: string) {
    const cached = statements.get(sql);
    if (cached) return cached;
    if (statements.size >= MAX_STATEMENTS) statements.clear();
    const statement = raw.prepare(sql);
    statements.set(sql, statement);
    return statement;
  }

  /** Runs a query synchronously and returns undecoded rows. */
  function execute<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    const statement = prepare(sql);
    // The row type comes from the query's author.
    if (statement.reader) return { rows: statement.all(parameters) as Row[] };
    const { changes, lastInsertRowid } = statement.run(parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  return { prepare, execute, isInTransaction: () => raw.inTransaction, close: () => raw.close() };
}
