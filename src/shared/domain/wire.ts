/** An answer as superjson writes it, so that times arrive as dates. Answers hold JSON and dates, nothing else. */
export interface Wire {
  /** Left out where there is nothing to say. */
  json?: unknown;
  /** Where the dates are: keys with points between them, in which a point or a backslash follows a backslash. */
  meta?: { values: Record<string, ["Date"]>; v: 1 };
}

/** Notes where the dates are, and copies nothing. Throws at what is neither JSON nor a date. */
export function serialize(json: unknown): Wire {
  const values: Record<string, ["Date"]> = {};
  if (json !== undefined) noteDates(json, "", values);
  // JSON writes a date as superjson does.
  return Object.keys(values).length > 0 ? { json, meta: { values, v: 1 } } : { json };
}

/** What was written; `wire` itself is changed. That it is a Value says who wrote it. */
export function deserialize<Value>({ json, meta }: Wire): Value {
  for (const path of Object.keys(meta?.values ?? {})) {
    const keys = keysOf(path);
    const last = keys.pop() ?? "";
    let holder = json as Record<string, unknown>;
    for (const key of keys) holder = holder[key] as typeof holder;
    holder[last] = new Date(String(holder[last]));
  }
  return json as Value;
}

function noteDates(value: unknown, path: string, values: Record<string, ["Date"]>): void {
  if (value === null || ["string", "boolean", "number"].includes(typeof value)) return;
  if (typeof value !== "object") throw new TypeError(`An answer holds a ${typeof value}.`);
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length; at += 1) noteDates(value[at], `${path}${at}.`, values);
    return;
  }
  if (value instanceof Date) {
    if (path === "" || Number.isNaN(value.getTime())) throw new TypeError("A date that cannot be sent.");
    values[path.slice(0, -1)] = ["Date"];
    return;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null)
    throw new TypeError("An answer holds an instance.");
  for (const [key, inner] of Object.entries(value)) {
    if (REFUSED.has(key)) throw new TypeError(`An answer has a field named ${key}.`);
    // An absent field is left out by JSON, too.
    if (inner !== undefined) noteDates(inner, `${path}${escaped(key)}.`, values);
  }
}

/** What superjson refuses, too: written into, they are no fields. */
const REFUSED = new Set(["__proto__", "constructor", "prototype"]);

const escaped = (key: string) => (/[.\\]/.test(key) ? key.replace(/[.\\]/g, "\\$&") : key);

function keysOf(path: string): string[] {
  const keys = [""];
  for (const [piece] of path.matchAll(/\\?./gs)) {
    if (piece === ".") keys.push("");
    else keys.push(`${keys.pop()}${piece.at(-1)}`);
  }
  return keys;
}
