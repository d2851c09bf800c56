/** The deepest JSON that a call takes (security T25); what our own pages send has up to seven levels. */
const MAX_DEPTH = 10;

/** As many fields as a body may name in all (security T25). */
export const KEYS = {
  /** A form, a question, a short list. */
  small: 500,
  /** A template's file of 500 questions names 2,500, and the pages send up to ten calls at once. */
  large: 5_000,
} as const;

const [QUOTE, BACKSLASH, COLON] = [0x22, 0x5c, 0x3a];
const OPENING = new Set([0x7b, 0x5b]);
const CLOSING = new Set([0x7d, 0x5d]);

/**
 * Whether a text of JSON nests too deeply or names too many fields. It is asked before the text is parsed, and takes
 * time that grows with its length and nothing else.
 */
export function isTooComplex(json: string, maxKeys: number): boolean {
  let depth = 0;
  let keys = 0;
  let inString = false;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (inString) {
      if (code === BACKSLASH) at += 1;
      else if (code === QUOTE) inString = false;
    } else if (code === QUOTE) inString = true;
    else if (code === COLON) keys += 1;
    else if (OPENING.has(code)) depth += 1;
    else if (CLOSING.has(code)) depth -= 1;
    if (depth > MAX_DEPTH || keys > maxKeys) return true;
  }
  return false;
}
