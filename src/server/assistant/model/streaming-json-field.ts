const ESCAPES: Readonly<Record<string, string>> = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t" };

/**
 * Reads one string field of a JSON object that arrives in pieces. Escapes and surrogate pairs are never split. Doesn't
 * validate the JSON: parse the complete text for the result.
 */
export function createStreamingJsonField(field: string) {
  let depth = 0;
  let inString = false;
  /** Whether the next string of the object is a value. */
  let isValue = false;
  let name = "";
  /** The escape so far, without its backslash. */
  let sequence: string | undefined;
  /** The first half of a surrogate pair, until the second arrives. */
  let half = "";

  function character(unit: string): string {
    if (depth !== 1) return "";
    if (!isValue) {
      name += unit;
      return "";
    }
    if (name !== field) return "";
    if (isHighSurrogate(unit)) {
      half = unit;
      return "";
    }
    const letter = half !== "" && isLowSurrogate(unit) ? half + unit : unit;
    half = "";
    return letter;
  }

  function escaped(unit: string): string {
    const escapeText = sequence + unit;
    if (escapeText[0] === "u" && escapeText.length < 5) {
      sequence = escapeText;
      return "";
    }
    sequence = undefined;
    return character(
      escapeText[0] === "u"
        ? String.fromCharCode(Number.parseInt(escapeText.slice(1), 16))
        : (ESCAPES[escapeText] ?? escapeText),
    );
  }

  function insideString(unit: string): string {
    if (sequence !== undefined) return escaped(unit);
    if (unit === "\\") sequence = "";
    else if (unit === '"') inString = false;
    else return character(unit);
    return "";
  }

  function outsideString(unit: string): void {
    if (unit === '"') {
      inString = true;
      if (depth === 1 && !isValue) name = "";
      half = "";
    } else if (unit === "{" || unit === "[") depth += 1;
    else if (unit === "}" || unit === "]") depth -= 1;
    else if (depth === 1 && unit === ":") isValue = true;
    else if (depth === 1 && unit === ",") isValue = false;
  }

  return {
    /** Takes the next piece of the JSON text, cut anywhere, and returns what it adds to the field. */
    push(piece: string): string {
      let text = "";
      for (let index = 0; index < piece.length; index += 1) {
        const unit = piece.charAt(index);
        if (inString) text += insideString(unit);
        else outsideString(unit);
      }
      return text;
    },
  };
}

const isHighSurrogate = (unit: string) => unit >= "\ud800" && unit <= "\udbff";
const isLowSurrogate = (unit: string) => unit >= "\udc00" && unit <= "\udfff";
