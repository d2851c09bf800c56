import SQLite from "better-sqlite3";
import pg from "pg";
import { onTestFinished, vi } from "vitest";

const RUNS = new Set(["all", "get", "run", "iterate"]);

/** Notes every statement that a server of this process runs from now on; begin and commit are two of them. */
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
        return (...given: unknown[]) => {
          if (RUNS.has(String(name))) noted.push(sql);
          return Reflect.apply(value, statement, given);
        };
      },
    });
  });
  onTestFinished(() => prepared.mockRestore());
  return noted;
}

/** The same on PostgreSQL, where a server names its statements, and tests name none. */
function noteOnPostgres(noted: string[]): void {
  const { query } = pg.Client.prototype;
  const queried = vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    const [statement] = given;
    if (typeof statement === "string" && /^(?:begin|commit|rollback)$/.test(statement)) noted.push(statement);
    if (typeof statement === "object" && statement !== null && "name" in statement && "text" in statement)
      noted.push(String(statement.text));
    return Reflect.apply(query, this, given);
  });
  onTestFinished(() => queried.mockRestore());
}
