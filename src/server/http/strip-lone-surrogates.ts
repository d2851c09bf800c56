const NO_TEXT = /\\u(?:0000|d[89a-f])/i;
const ESCAPES = /\\(?:u(?:0000|d[89ab][0-9a-f]{2}\\ud[c-f][0-9a-f]{2}|d[89a-f][0-9a-f]{2})|.)/gis;
const HALF = /^\\ud[89a-f][0-9a-f]{2}$/i;

/** Removes NUL from JSON text and replaces lone surrogates with U+FFFD, because SQLite can't store them. */
export function stripLoneSurrogates(json: string): string {
  if (!NO_TEXT.test(json)) return json;
  return json.replace(ESCAPES, (found) => {
    if (found === "\\u0000") return "";
    return HALF.test(found) ? "\\ufffd" : found;
  });
}
