// Searches and sorts what takes long, in a thread of its own. Plain JavaScript: a thread is started from a file, in
// the build, in tests and while developing, and this is the same file everywhere.
import { parentPort, workerData } from "node:worker_threads";
import SQLite from "better-sqlite3";

/** The order in which people expect names: capitals and accents do not matter. */
const { compare } = new Intl.Collator("en-US", { sensitivity: "base" });

const raw = new SQLite(workerData, { fileMustExist: true, timeout: 0 });
raw.pragma("query_only = ON");
raw.pragma("temp_store = MEMORY");
raw.function("fold", { deterministic: true }, (text) => text.toLowerCase());

parentPort.on("message", (task) => {
  if (task === "close") {
    raw.close();
    parentPort.close();
    return;
  }
  try {
    parentPort.postMessage({ call: task.call, found: find(task) });
  } catch (error) {
    parentPort.postMessage({ call: task.call, problem: { message: error.message, code: error.code } });
  }
});

/** The ids of one page of what the query finds, and how many there are. */
function find({ sql, parameters, page, size, byText }) {
  const ids = byText ? sortedByText(sql, parameters, byText) : raw.prepare(sql).pluck().all(parameters);
  const shown = Math.min(page, Math.max(1, Math.ceil(ids.length / size)));
  return { ids: ids.slice((shown - 1) * size, shown * size), page: shown, matching: ids.length };
}

/** Rows of an id and a text; where texts are alike, the order stays as the query has it. */
function sortedByText(sql, parameters, direction) {
  const sign = direction === "descending" ? -1 : 1;
  const rows = raw.prepare(sql).raw().all(parameters);
  return rows.sort(([, a], [, b]) => sign * compare(a, b)).map(([id]) => id);
}
