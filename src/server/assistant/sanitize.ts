/**
 * Removes from a model's text what must not reach a screen: raw HTML, images, links, and characters that are invisible
 * or change the direction of writing. Plain markdown such as bold and lists stays.
 */

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};
const ENTITY = /&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z][a-z0-9]{1,31});/gi;
/** Control characters except tab and newline, zero-width and direction marks, interlinear marks, tag characters. */
const HIDDEN =
  /[^\P{Cc}\t\n]|[\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]/gu;
const LONE_SURROGATE = /\p{Cs}/gu;
const TAG = /<[a-z/!?][^<>]*>/gi;
const LINK = /!?\[([^[\]]*)\](?:\([^()]*\)|\[[^[\]]*\])/g;
/** Removing one construct can complete another. After this many rounds the rest is only defused. */
const MAX_ROUNDS = 5;

/** Removes invisible characters, so that people see everything that is there. */
export function withoutHidden(text: string): string {
  return text.replace(HIDDEN, "").replace(LONE_SURROGATE, "");
}

/** Reduces links and images to their words, and removes HTML and invisible characters. */
export function sanitize(text: string): string {
  let clean = text;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const before = clean;
    clean = withoutHidden(decodeEntities(clean)).replace(TAG, "").replace(LINK, "$1");
    if (clean === before) break;
  }
  return defuse(clean);
}

/** Sanitizes a text into one line. */
export const sanitizedLine = (text: string): string => sanitize(text).replace(/\s+/g, " ").trim();

/** Breaks up characters that could still start a tag, an entity, an image, a link or a link definition. */
function defuse(text: string): string {
  return text
    .replace(/<(?=[a-z/!?])/gi, "")
    .replace(/&(?=#|[a-z][a-z0-9]+;)/gi, "")
    .replace(/!(?=\[)/g, "")
    .replace(/\](?=[([:])/g, "] ");
}

function decodeEntities(text: string): string {
  return text.replace(ENTITY, (entity, name: string) => {
    if (!name.startsWith("#")) return ENTITIES[name.toLowerCase()] ?? entity;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
}

export interface StreamSanitizer {
  /** Takes the next piece and returns what can be shown now; "" while a construct may be open. */
  push(piece: string): string;
  /** Returns what was held back. */
  end(): string;
}

/** A possible start of a tag, a link, an image or an entity, or the first half of a character. */
const OPENER = /[[\]]|<(?![\s\d=])|!(?=[[&]|$)|&(?=[#a-z]|$)|[\ud800-\udbff]$/i;

/** Sanitizes text in pieces, cut anywhere. Once a construct could start, holds back the rest of the line. */
export function createStreamSanitizer(): StreamSanitizer {
  let pending = "";
  return {
    push(piece) {
      pending = (pending + piece).replace(HIDDEN, "");
      const cut = safeLength(pending);
      const ready = pending.slice(0, cut);
      pending = pending.slice(cut);
      return sanitize(ready);
    },
    end() {
      const rest = pending;
      pending = "";
      return sanitize(rest);
    },
  };
}

/** Length of the complete part: whole lines, and the last line up to its first opener. */
function safeLength(text: string): number {
  const lineStart = text.lastIndexOf("\n") + 1;
  const opener = text.slice(lineStart).search(OPENER);
  return opener === -1 ? text.length : lineStart + opener;
}
