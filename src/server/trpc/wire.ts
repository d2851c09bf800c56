import superjson, { type SuperJSONResult } from "superjson";

type Values = Record<string, ["Date"]>;

/** Thrown at what is neither JSON nor a date. */
const UNKNOWN = Symbol("of another kind");

/**
 * An answer as superjson writes it, so that times arrive as dates. Answers hold JSON and dates: for these one walk
 * notes where the dates are, and copies nothing. What holds anything else superjson serializes itself.
 */
export function serialize(value: unknown): SuperJSONResult {
  const values: Values = {};
  try {
    noteDates(value, "", values);
  } catch (error) {
    if (error !== UNKNOWN) throw error;
    return superjson.serialize(value);
  }
  // JSON writes a date as superjson does.
  const json = value as SuperJSONResult["json"];
  return Object.keys(values).length > 0 ? { json, meta: { values, v: 1 } } : { json };
}

function noteDates(value: unknown, path: string, values: Values): void {
  switch (typeof value) {
    case "string":
    case "boolean":
      return;
    case "number":
      if (Number.isFinite(value) && !Object.is(value, -0)) return;
      throw UNKNOWN;
    case "object":
      break;
    default:
      throw UNKNOWN;
  }
  if (value === null) return;
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length; at += 1) noteDates(value[at], `${path}${at}.`, values);
    return;
  }
  if (value instanceof Date) {
    // A date that is the whole answer is written in another way.
    if (path === "" || Number.isNaN(value.getTime())) throw UNKNOWN;
    values[path.slice(0, -1)] = ["Date"];
    return;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) throw UNKNOWN;
  for (const [key, inner] of Object.entries(value)) {
    if (REFUSED.has(key)) throw UNKNOWN;
    // An absent field is left out by JSON, too.
    if (inner !== undefined) noteDates(inner, `${path}${escaped(key)}.`, values);
  }
}

/** What superjson refuses to write. */
const REFUSED = new Set(["__proto__", "constructor", "prototype"]);

const escaped = (key: string) =>
  key.includes(".") || key.includes("\\") ? key.replaceAll("\\", "\\\\").replaceAll(".", "\\.") : key;
