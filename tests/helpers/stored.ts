import type { RawDatabase } from "#server/db/sqlite/open";
import type { PostgresDatabase } from "#tests/helpers/postgres-database";

/**
 * The rows in the database, for what a test checks or prepares beside the calls. Everything is as it is stored: booleans
 * as 0 and 1, times in milliseconds, JSON as text. The SQL is what SQLite and PostgreSQL both understand (decision 0134).
 */
export interface Stored {
  /** Only for tests of what SQLite alone has. */
  raw: RawDatabase;
  /** In a run on PostgreSQL, the database there. */
  postgres?: PostgresDatabase | undefined;
}

/** All rows that a query finds. */
export async function rows<Row = unknown>(
  { raw, postgres }: Stored,
  sql: string,
  ...given: unknown[]
): Promise<Row[]> {
  if (!postgres) return raw.prepare<unknown[], Row>(sql).all(...given);
  const { fields, rows: found } = await postgres.query(sql, given);
  return found.map((row) => Object.fromEntries(fields.map(({ name }, at) => [name, row[at]])) as Row);
}

/** The first row that a query finds; undefined without any. */
export async function row<Row = unknown>(
  stored: Stored,
  sql: string,
  ...given: unknown[]
): Promise<Row | undefined> {
  return (await rows<Row>(stored, sql, ...given))[0];
}

/** The first column of all rows that a query finds. */
export async function values<Value = unknown>(
  { raw, postgres }: Stored,
  sql: string,
  ...given: unknown[]
): Promise<Value[]> {
  if (postgres) return (await postgres.query(sql, given)).rows.map(([first]) => first as Value);
  return raw
    .prepare<unknown[], Value>(sql)
    .pluck()
    .all(...given);
}

/** The first column of the first row that a query finds; undefined without any. */
export async function value<Value = unknown>(
  stored: Stored,
  sql: string,
  ...given: unknown[]
): Promise<Value | undefined> {
  return (await values<Value>(stored, sql, ...given))[0];
}

/** The number of rows in a table. */
export async function count(stored: Stored, table: string): Promise<number> {
  return Number(await value(stored, `SELECT count(*) FROM ${table}`));
}

/** The answers of an attempt by question; without an id, of the only attempt. */
export async function storedResponses(stored: Stored, id?: number): Promise<Record<string, unknown>> {
  const all = "SELECT responses FROM user_assessments";
  const text = await (id === undefined ? value(stored, all) : value(stored, `${all} WHERE id = ?`, id));
  return JSON.parse(String(text));
}

/** Runs a statement with values, or several without. */
export async function put({ raw, postgres }: Stored, sql: string, ...given: unknown[]): Promise<void> {
  if (postgres) await postgres.query(sql, given);
  else if (given.length > 0) raw.prepare(sql).run(...given);
  else raw.exec(sql);
}

/**
 * Makes the database refuse changes of a table, until the returned function is called.
 * @param when which rows are refused, by `NEW` or `OLD`; without it, all
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

/** The rows of all tables as text, to compare them or to search them for what must not be stored. */
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
