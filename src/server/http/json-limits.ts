import type { FastifyRequest } from "fastify";

/** Maximum size of a body in bytes, nesting depth of its JSON, and number of fields in total. */
interface BodyLimit {
  bytes: number;
  depth: number;
  keys: number;
}

export const BODY_LIMITS = {
  /** A form, a question, a short list. */
  small: { bytes: 64 * 1024, depth: 10, keys: 500 },
  /** Whole questionnaires, or all answers; the pages batch up to ten calls. */
  large: { bytes: 256 * 1024, depth: 12, keys: 10_000 },
  /**
   * A template file (`MAX_TEMPLATE_FILE` and its wrapper). Its rules may name options within a group, which takes
   * twelve levels. 500 questions with a rule each have up to 9,500 fields, and their cards about as many.
   */
  file: { bytes: 1024 * 1024, depth: 12, keys: 20_000 },
} as const satisfies Record<string, BodyLimit>;
export type BodySize = keyof typeof BODY_LIMITS;

/** The limit of a request's route, found by its `bodyLimit`. */
export const bodyLimitOf = ({ routeOptions }: Pick<FastifyRequest, "routeOptions">): BodyLimit =>
  Object.values(BODY_LIMITS).find(({ bytes }) => bytes === routeOptions.bodyLimit) ?? BODY_LIMITS.small;

const [QUOTE, BACKSLASH, COLON] = [0x22, 0x5c, 0x3a];
const OPENING_BRACKETS = new Set([0x7b, 0x5b]);
const CLOSING_BRACKETS = new Set([0x7d, 0x5d]);

/** True if JSON text nests too deeply or has too many fields. Runs before parsing, in linear time. */
export function isTooComplex(json: string, limit: Pick<BodyLimit, "depth" | "keys">): boolean {
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
    else if (OPENING_BRACKETS.has(code)) depth += 1;
    else if (CLOSING_BRACKETS.has(code)) depth -= 1;
    if (depth > limit.depth || keys > limit.keys) return true;
  }
  return false;
}
