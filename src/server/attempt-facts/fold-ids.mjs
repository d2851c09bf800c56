// Finds the attempts that match a filter. A program of the search worker (FoldProgram in db/engine.ts).
import { createReader } from "./read-facts.mjs";

export function createFold(input) {
  const ids = [];
  let current;
  const read = createReader(input, () => ids.push(current));

  function add([id, kind, versionId, facts, begunAt]) {
    current = Number(id);
    read([kind, versionId, facts, begunAt]);
  }

  return { add, end: () => ({ ids: Float64Array.from(ids).sort() }) };
}
