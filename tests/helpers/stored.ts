import type { RawDatabase } from "#server/db/sqlite/open";

/**
 * What a test looks at in the database, or puts there, beside the calls. Everything is as it is stored: booleans as 0 and 1,
 * times in milliseconds, JSON as text.
 */
interface Stored {
  raw: RawDatabase;
}

/** All rows that a query finds. */
export async function rows<Row = unknown>({ raw }: Stored, sql: string, ...given: unknown[]): Promise<Row[]> {
  return raw.prepare<unknown[], Row>(sql).all(...given);
}

/** The first row that a query finds; undefined without any. */
export async function row<Row = unknown>(
  { raw }: Stored,
  sql: string,
  ...given: unknown[]
): Promise<Row | undefined> {
  return raw.prepare<unknown[], Row>(sql).get(...given);
}

/** The first column of all rows that a query finds. */
export async function values<Value = unknown>(
  { raw }: Stored,
  sql: string,
  ...given: unknown[]
): Promise<Value[]> {
  return raw
    .prepare<unknown[], Value>(sql)
    .pluck()
    .all(...given);
}

/** The first column of the first row that a query finds; undefined without any. */
export async function value<Value = unknown>(
  { raw }: Stored,
  sql: string,
  ...given: unknown[]
): Promise<Value | undefined> {
  return raw
    .prepare<unknown[], Value>(sql)
    .pluck()
    .get(...given);
}

/** Runs a statement with values, or several without. */
export async function put({ raw }: Stored, sql: string, ...given: unknown[]): Promise<void> {
  if (given.length > 0) raw.prepare(sql).run(...given);
  else raw.exec(sql);
}
