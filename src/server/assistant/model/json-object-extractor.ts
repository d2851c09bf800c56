type Place = "before" | "thinking" | "inside" | "after";

const THOUGHT = { begins: "<think>", ends: "</think>" };

/** Extracts the first JSON object from text in pieces, without greetings, code fences and thoughts around it. */
export function createJsonObjectExtractor() {
  let place: Place = "before";
  /** Nesting depth in the object, counting its own brace. */
  let depth = 1;
  let inString = false;
  let isEscaped = false;
  /** A brace and the whitespace after it. It starts an object if a name or a closing brace follows. */
  let opening = "";
  /** The last characters outside of the object, to find the marks of thoughts. */
  let tail = "";
  let found = "";

  function outside(unit: string): string {
    tail = (tail + unit).slice(-THOUGHT.ends.length);
    if (place === "thinking") {
      if (tail.endsWith(THOUGHT.ends)) place = "before";
      return "";
    }
    if (tail.endsWith(THOUGHT.begins)) place = "thinking";
    if (unit === "{") opening = unit;
    else if (opening !== "" && /\s/.test(unit)) opening += unit;
    else if (opening !== "" && (unit === '"' || unit === "}")) {
      const opened = opening;
      place = "inside";
      return opened + inside(unit);
    } else opening = "";
    return "";
  }

  function inside(unit: string): string {
    if (inString) {
      if (isEscaped) isEscaped = false;
      else if (unit === "\\") isEscaped = true;
      else if (unit === '"') inString = false;
    } else if (unit === '"') inString = true;
    else if (unit === "{" || unit === "[") depth += 1;
    else if (unit === "}" || unit === "]") {
      depth -= 1;
      if (depth === 0) place = "after";
    }
    return unit;
  }

  return {
    /** Takes the next piece of the text and returns what belongs to the object. */
    push(piece: string): string {
      let text = "";
      for (let index = 0; index < piece.length && place !== "after"; index += 1) {
        const unit = piece.charAt(index);
        text += place === "inside" ? inside(unit) : outside(unit);
      }
      found += text;
      return text;
    },
    get found() {
      return found;
    },
  };
}
