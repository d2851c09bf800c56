import type { RawDatabase } from "#server/db/sqlite/open";
import type { PostgresDatabase } from "#tests/helpers/postgres-database";

/**
 * Direct access to the database, for checks and preparation. Values have their stored form: booleans are 0 and 1, times
 * are milliseconds, JSON is text. The SQL must run on SQLite and PostgreSQL (decision 0134).
 */
export interface Stored {
  /** Only for tests of SQLite features. */
  raw: RawDatabase;
  /** Set in a run on PostgreSQL. */
  postgres?: PostgresDatabase | undefined;
}

/** The rows of a query. */
export async function rows<Row = unknown>(
  { raw, postgres }: Stored,
  sql: string,
  ...params: unknown[]
): Promise<Row[]> {
  if (!postgres) return raw.prepare<unknown[], Row>(sql).all(...params);
  const { fields, rows: found } = await postgres.query(sql, params);
  return found.map((row) => Object.fromEntries(fields.map(({ name }, at) => [name, row[at]])) as Row);
}

/** The first row of a query; undefined without rows. */
export async function row<Row = unknown>(
  stored: Stored,
  sql: string,
  ...params: unknown[]
): Promise<Row | undefined> {
  return (await rows<Row>(stored, sql, ...params))[0];
}

/** The first column of all rows of a query. */
export async function values<Value = unknown>(
  { raw, postgres }: Stored,
  sql: string,
  ...params: unknown[]
): Promise<Value[]> {
  if (postgres) return (await postgres.query(sql, params)).rows.map(([first]) => first as Value);
  return raw
    .prepare<unknown[], Value>(sql)
    .pluck()
    .all(...params);
}

/** The first column of the first row of a query; undefined without rows. */
export async function value<Value = unknown>(
  stored: Stored,
  sql: string,
  ...params: unknown[]
): Promise<Value | undefined> {
  return (await values<Value>(stored, sql, ...params))[0];
}

/** The number of rows in a table. */
export async function count(stored: Stored, table: string): Promise<number> {
  return Number(await value(stored, `SELECT count(*) FROM ${table}`));
}

/** The answers of an attempt by question id. Without an id, the database must have only one attempt. */
export async function storedResponses(stored: Stored, id?: number): Promise<Record<string, unknown>> {
  const all = "SELECT responses FROM user_assessments";
  const text = await (id === undefined ? value(stored, all) : value(stored, `${all} WHERE id = ?`, id));
  return JSON.parse(String(text));
}

/** Runs one statement with values, or several statements without values. */
export async function put({ raw, postgres }: Stored, sql: string, ...params: unknown[]): Promise<void> {
  if (postgres) await postgres.query(sql, params);
  else if (params.length > 0) raw.prepare(sql).run(...params);
  else raw.exec(sql);
}

/**
 * Makes the database refuse changes of a table until the returned function is called.
 * @param options.when SQL condition with `NEW` or `OLD`; by default all rows are refused
 */
export async function refuse(
  stored: Stored,
  change: "INSERT" | "UPDATE" | "DELETE",
  table: string,
  { when = "1 = 1", message = "refused by the test" } = {},
): Promise<() => Promise<void>> {
  const name = `refuse_${change}_${table}`;
  if (stored.postgres) {
    await put(
      stored,
      `CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION '${message}'; END $$;
       CREATE TRIGGER ${name} BEFORE ${change} ON ${table} FOR EACH ROW WHEN (${when}) EXECUTE FUNCTION ${name}()`,
    );
    return () => put(stored, `DROP FUNCTION ${name}() CASCADE`);
  }
  await put(
    stored,
    `CREATE TRIGGER ${name} BEFORE ${change} ON ${table} WHEN ${when}
     BEGIN SELECT RAISE(ABORT, '${message}'); END`,
  );
  return () => put(stored, `DROP TRIGGER ${name}`);
}

/** All rows of all tables as text, to compare or search them. */
export async function contentOf(stored: Stored): Promise<string> {
  const tables = await values<string>(
    stored,
    stored.postgres
      ? "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename"
      : "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name",
  );
  const found = await Promise.all(tables.map((table) => rows<object>(stored, `SELECT * FROM "${table}"`)));
  return tables.map((table, at) => `${table}\n${found[at]?.map(asText).join("\n")}`).join("\n");
}

const asText = (fields: object) =>
  Object.values(fields)
    .map((field) => (Buffer.isBuffer(field) ? field.toString("latin1") : String(field)))
    .join(" | ");
