/** Where a model's reply is, as far as its JSON object goes. */
type Place = "before" | "thinking" | "inside" | "after";

const THOUGHT = { begins: "<think>", ends: "</think>" };

/**
 * Finds the first JSON object in a text while it is still being written, cut anywhere. A greeting, a code fence, a
 * model's thoughts and whatever follows the object are left out, so that nobody is shown them.
 */
export function createJsonObjectExtractor() {
  let place: Place = "before";
  /** Within the object; its own brace counts. */
  let depth = 1;
  let inString = false;
  let isEscaped = false;
  /** A brace and the blanks behind it: an object once a name or its end follows. */
  let opening = "";
  /** The last few letters outside the object. */
  let tail = "";
  let found = "";

  /** Gives what of it belongs to the object. */
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
      const begun = opening;
      place = "inside";
      return begun + inside(unit);
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
    /** Takes the next piece of the text and gives what of it belongs to the object. */
    push(piece: string): string {
      let text = "";
      for (let index = 0; index < piece.length && place !== "after"; index += 1) {
        const unit = piece.charAt(index);
        text += place === "inside" ? inside(unit) : outside(unit);
      }
      found += text;
      return text;
    },
    /** What has come of the object. */
    get found() {
      return found;
    },
  };
}
