/** What stands in a prompt for a name, a mail address and a telephone number. */
export const NAME = "[name]";
export const EMAIL = "[email]";
export const PHONE = "[phone]";

const MARK = String.raw`\[(?:name|email|phone)\]`;
const HAS_MARK = new RegExp(MARK, "i");
/** Looked for from the beginning of a run of spaces only, which keeps the search linear. */
const IN_BRACKETS = new RegExp(String.raw`(?<![ \t])[ \t]*\([ \t]*${MARK}[ \t]*\)`, "giu");
const OPENING = new RegExp(String.raw`(^|\n|[.!?][ \t]+)${MARK}[ \t]*[,:!][ \t]*(\p{L})?`, "giu");
const ANYWHERE = new RegExp(String.raw`(?<![ \t])(?:[ \t]*,)?[ \t]*${MARK}`, "giu");
const AT_END = new RegExp(String.raw`(?<![\p{P}\s])(?:${MARK}|[\p{P}\s])*$`, "iu");

/** Whether something was hidden in the text. */
export const hasPlaceholder = (text: string) => HAS_MARK.test(text);

/** A model's text without the marks, and without the commas, brackets and spaces that belonged to them. */
export function withoutPlaceholders(text: string): string {
  if (!hasPlaceholder(text)) return text;
  return text
    .replace(IN_BRACKETS, "")
    .replace(OPENING, (_, before: string, letter = "") => before + letter.toUpperCase())
    .replace(ANYWHERE, "");
}

/**
 * The same for text that comes in pieces, none of which cuts a mark in two. Punctuation and spaces at the end wait for
 * what follows: they may belong to a mark.
 */
export function createPlaceholderRemover() {
  let held = "";
  return {
    push(piece: string): string {
      const text = held + piece;
      held = AT_END.exec(text)?.[0] ?? "";
      return withoutPlaceholders(text.slice(0, text.length - held.length));
    },
    end(): string {
      const rest = held;
      held = "";
      return withoutPlaceholders(rest);
    },
  };
}
