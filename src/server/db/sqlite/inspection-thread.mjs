// Plain JavaScript, so that the build, tests and development start the same file.
import { parentPort, workerData } from "node:worker_threads";
import SQLite from "better-sqlite3";

const { path, task } = workerData;
const TASKS = {
  check: (raw) => String(raw.pragma("quick_check(1)", { simple: true })),
  rows: (raw) => {
    const tables = raw
      .prepare(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'",
      )
      .pluck()
      .all();
    const count = (table) => raw.prepare(`SELECT count(*) FROM "${table}"`).pluck().get();
    return Object.fromEntries(tables.map((table) => [table, count(table)]));
  },
};

let raw;
try {
  raw = new SQLite(path, { fileMustExist: true, timeout: 1_000 });
  raw.pragma("query_only = ON");
  parentPort.postMessage({ found: TASKS[task](raw) });
} catch (error) {
  // Errors lose their code when posted to another thread.
  parentPort.postMessage({ problem: { message: error.message, code: error.code } });
} finally {
  raw?.close();
}
