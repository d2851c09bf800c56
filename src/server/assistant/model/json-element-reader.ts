/** An object in a list that stands at the top of a JSON object, and the name of that list. */
export interface JsonElement {
  field: string;
  value: unknown;
}

/** The depth of such an object: in the whole, in its list. */
const DEPTH = 3;

/**
 * Reads the objects of lists out of JSON while it is still being written, each as soon as it is whole. It does not
 * check the JSON around them: whoever needs the result parses the whole text at the end.
 */
export function createJsonElementReader() {
  let depth = 0;
  let inString = false;
  let isEscaped = false;
  /** The last string at the top, which is the name of what follows. */
  let name = "";
  let element = "";

  function outside(unit: string): unknown {
    if (unit === '"') {
      inString = true;
      if (depth === 1) name = "";
    } else if (unit === "{" || unit === "[") depth += 1;
    else if (unit === "}" || unit === "]") {
      depth -= 1;
      if (depth === DEPTH - 1 && element !== "") return parsed(element + unit);
    }
    return undefined;
  }

  function inside(unit: string): void {
    if (isEscaped) isEscaped = false;
    else if (unit === "\\") isEscaped = true;
    else if (unit === '"') inString = false;
    if (inString && depth === 1) name += unit;
  }

  return {
    /** Takes the next piece of the JSON text, cut anywhere, and gives what it made whole. */
    push(piece: string): JsonElement[] {
      const found: JsonElement[] = [];
      for (const unit of piece) {
        const wasIn = inString;
        const value = wasIn ? void inside(unit) : outside(unit);
        if (value !== undefined) {
          found.push({ field: name, value });
          element = "";
        } else if (depth >= DEPTH) element += unit;
      }
      return found;
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
