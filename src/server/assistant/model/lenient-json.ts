import { jsonrepair } from "jsonrepair";

/** Deeper than any requested format. */
const MAX_DEPTH = 40;
/** Bounds the work on a long text full of braces. */
const MAX_ATTEMPTS = 1_000;

/**
 * The outermost objects in a text, in order: JSON, or what small models write instead (raw line feeds, single quotes,
 * extra commas, Python's constants). An object that is cut off is left out.
 */
export function objectsIn(text: string): unknown[] {
  const objects: unknown[] = [];
  let start = text.indexOf("{");
  for (let attempt = 0; start !== -1 && attempt < MAX_ATTEMPTS; attempt += 1) {
    const end = endOfObject(text, start);
    const object = end === undefined ? undefined : parseObject(text.slice(start, end));
    if (object) objects.push(object);
    start = text.indexOf("{", object ? end : start + 1);
  }
  return objects;
}

/** The position after the closing brace; undefined if there is none or the object is too deep. */
function endOfObject(text: string, start: number): number | undefined {
  let depth = 0;
  let quote: string | undefined;
  for (let at = start; at < text.length && depth <= MAX_DEPTH; at += 1) {
    const unit = text[at];
    if (unit === "\\" && quote) at += 1;
    else if (quote) quote = unit === quote ? undefined : quote;
    else if (unit === '"' || unit === "'") quote = unit;
    else if (unit === "{" || unit === "[") depth += 1;
    else if (unit === "}" || unit === "]") depth -= 1;
    if (depth === 0) return at + 1;
  }
  return undefined;
}

/** Parses an object literal, repaired where it is not JSON; undefined if it cannot be repaired. */
function parseObject(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    try {
      return JSON.parse(jsonrepair(text));
    } catch {
      return undefined;
    }
  }
}
