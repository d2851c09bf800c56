// Plain JavaScript, so that the build, tests and development start the same file.
import { setImmediate as others } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import SQLite from "better-sqlite3";

/** Sorts names regardless of case and accents. */
const { compare } = new Intl.Collator("en-US", { sensitivity: "base" });

/** A fold lets other messages run after this time, in milliseconds. */
const MAX_BLOCKING_TIME = 5;

const raw = new SQLite(workerData, { fileMustExist: true, timeout: 0 });
raw.pragma("query_only = ON");
raw.pragma("temp_store = MEMORY");
raw.function("fold", { deterministic: true }, (text) => text.toLowerCase());

/** Running folds, which finish before the database is closed. */
const folds = new Set();

parentPort.on("message", async (task) => {
  if (task === "close") {
    await Promise.allSettled(folds);
    raw.close();
    parentPort.close();
    return;
  }
  try {
    parentPort.postMessage({ call: task.call, found: task.program ? await folded(task) : find(task) });
  } catch (error) {
    parentPort.postMessage({ call: task.call, problem: { message: error.message, code: error.code } });
  }
});

function folded(task) {
  const result = fold(task);
  folds.add(result);
  return result.finally(() => folds.delete(result));
}

/** Runs a fold program over the rows, and lets other messages run in between. */
async function fold({ sql, parameters, program, input }) {
  const { createFold } = await import(program);
  const { add, end } = createFold(input);
  let since = performance.now();
  for (const row of raw.prepare(sql).raw().iterate(parameters)) {
    if (add(row)) break;
    if (performance.now() - since < MAX_BLOCKING_TIME) continue;
    await others();
    since = performance.now();
  }
  return end();
}

function find({ sql, parameters, page, size, byText }) {
  const ids = byText ? sortedByText(sql, parameters, byText) : raw.prepare(sql).pluck().all(parameters);
  const shown = Math.min(page, Math.max(1, Math.ceil(ids.length / size)));
  return { ids: ids.slice((shown - 1) * size, shown * size), page: shown, matching: ids.length };
}

/** Sorts rows of an id and a text by the text. Stable for equal texts. */
function sortedByText(sql, parameters, direction) {
  const sign = direction === "descending" ? -1 : 1;
  const rows = raw.prepare(sql).raw().all(parameters);
  return rows.sort(([, a], [, b]) => sign * compare(a, b)).map(([id]) => id);
}
