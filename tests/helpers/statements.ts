import SQLite from "better-sqlite3";
import { onTestFinished, vi } from "vitest";

const RUNS = new Set(["all", "get", "run", "iterate"]);

/** Notes every statement that this process runs from now on, on whatever database; begin and commit are two of them. */
export function noteStatements(): string[] {
  const noted: string[] = [];
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
