import SQLite from "better-sqlite3";
import pg from "pg";
import { onTestFinished, vi } from "vitest";

const RUNS = new Set(["all", "get", "run", "iterate"]);

/** Records every SQL statement of servers in this process from now on, including begin and commit. */
export function noteStatements(): string[] {
  const noted: string[] = [];
  noteOnPostgres(noted);
  const { prepare } = SQLite.prototype;

  const prepared = vi.spyOn(SQLite.prototype, "prepare").mockImplementation(function (
    this: SQLite.Database,
    sql: string,
  ) {
    return new Proxy(prepare.call(this, sql), {
      get(statement, name) {
        const value = Reflect.get(statement, name);
        if (typeof value !== "function") return value;
        return (...args: unknown[]) => {
          if (RUNS.has(String(name))) noted.push(sql);
          return Reflect.apply(value, statement, args);
        };
      },
    });
  });
  onTestFinished(() => prepared.mockRestore());
  return noted;
}

/** On PostgreSQL, the server's statements have names and those of tests don't, which tells them apart. */
function noteOnPostgres(noted: string[]): void {
  const { query } = pg.Client.prototype;
  const queried = vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const [statement] = args;
    if (typeof statement === "string" && /^(?:begin|commit|rollback)$/.test(statement)) noted.push(statement);
    if (typeof statement === "object" && statement !== null && "name" in statement && "text" in statement)
      noted.push(String(statement.text));
    return Reflect.apply(query, this, args);
  });
  onTestFinished(() => queried.mockRestore());
}
