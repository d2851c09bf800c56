/** A piece of a string field's text, in the order it arrived. */
export interface FieldText {
  field: string;
  text: string;
  /** True for the first piece of a value; an array of strings gives one value an element. */
  starts: boolean;
}

export interface JsonFieldReader {
  /** Takes the next piece of the JSON text, cut anywhere, and gives what the wanted fields gained by it. */
  push(piece: string): FieldText[];
}

const ESCAPES: Readonly<Record<string, string>> = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t" };

interface Level {
  isArray: boolean;
  /** In an object: whether the next string is a value. */
  expectsValue: boolean;
  /** The name that strings at this level belong to. */
  field: string;
}

/**
 * Reads named string fields out of JSON while it is still being written, at any depth. Escapes and surrogate pairs
 * come out whole. It does not check the JSON: whoever needs the result parses the whole text at the end.
 */
export function createJsonFieldReader(fields: readonly string[]): JsonFieldReader {
  const levels: Level[] = [];
  let inString = false;
  let isName = false;
  let name = "";
  /** What has come of an escape, without its backslash. */
  let sequence: string | undefined;
  /** The first half of a surrogate pair, until the second has come. */
  let half = "";
  let found: FieldText[] = [];
  let starts = false;
  let wanted: string | undefined;

  function openString(): void {
    const level = levels.at(-1);
    inString = true;
    isName = level !== undefined && !level.isArray && !level.expectsValue;
    name = "";
    half = "";
    wanted = !isName && level && fields.includes(level.field) ? level.field : undefined;
    starts = true;
    if (wanted !== undefined) emit("");
  }

  function closeString(): void {
    inString = false;
    const level = levels.at(-1);
    if (isName && level) level.field = name;
  }

  function emit(text: string): void {
    if (wanted === undefined) return;
    const last = found.at(-1);
    if (last && last.field === wanted && !starts) last.text += text;
    else found.push({ field: wanted, text, starts });
    starts = false;
  }

  function character(unit: string): void {
    if (isName) {
      name += unit;
      return;
    }
    if (isHighSurrogate(unit)) {
      half = unit;
      return;
    }
    emit(half !== "" && isLowSurrogate(unit) ? half + unit : unit);
    half = "";
  }

  function escaped(unit: string): void {
    const read = sequence + unit;
    if (read[0] === "u" && read.length < 5) {
      sequence = read;
      return;
    }
    sequence = undefined;
    character(
      read[0] === "u" ? String.fromCharCode(Number.parseInt(read.slice(1), 16)) : (ESCAPES[read] ?? read),
    );
  }

  function insideString(unit: string): void {
    if (sequence !== undefined) escaped(unit);
    else if (unit === "\\") sequence = "";
    else if (unit === '"') closeString();
    else character(unit);
  }

  function outsideString(unit: string): void {
    const level = levels.at(-1);
    if (unit === '"') openString();
    else if (unit === "{") levels.push({ isArray: false, expectsValue: false, field: "" });
    else if (unit === "[") levels.push({ isArray: true, expectsValue: true, field: level?.field ?? "" });
    else if (unit === "}" || unit === "]") levels.pop();
    else if (unit === ":" && level) level.expectsValue = true;
    else if (unit === "," && level && !level.isArray) level.expectsValue = false;
  }

  return {
    push(piece) {
      found = [];
      for (let index = 0; index < piece.length; index += 1) {
        const unit = piece.charAt(index);
        if (inString) insideString(unit);
        else outsideString(unit);
      }
      return found;
    },
  };
}

const isHighSurrogate = (unit: string) => unit >= "\ud800" && unit <= "\udbff";
const isLowSurrogate = (unit: string) => unit >= "\udc00" && unit <= "\udfff";
