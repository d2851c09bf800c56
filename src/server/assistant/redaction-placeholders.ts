/** Placeholders in a prompt for a name, an email address and a telephone number. */
export const NAME = "[name]";
export const EMAIL = "[email]";
export const PHONE = "[phone]";

const MARK = String.raw`\[(?:name|email|phone)\]`;
const HAS_MARK = new RegExp(MARK, "i");
/** Matches only from the start of a run of spaces, which keeps the search linear. */
const IN_BRACKETS = new RegExp(String.raw`(?<![ \t])[ \t]*\([ \t]*${MARK}[ \t]*\)`, "giu");
const OPENING = new RegExp(String.raw`(^|\n|[.!?][ \t]+)${MARK}[ \t]*[,:!][ \t]*(\p{L})?`, "giu");
const ANYWHERE = new RegExp(String.raw`(?<![ \t])(?:[ \t]*,)?[ \t]*${MARK}`, "giu");
const AT_END = new RegExp(String.raw`(?<![\p{P}\s])(?:${MARK}|[\p{P}\s])*$`, "iu");

/** Whether something in the text was redacted. */
export const hasPlaceholder = (text: string) => HAS_MARK.test(text);

/** Removes placeholders from a model's text, with the commas, brackets and spaces that belong to them. */
export function withoutPlaceholders(text: string): string {
  if (!hasPlaceholder(text)) return text;
  return text
    .replace(IN_BRACKETS, "")
    .replace(OPENING, (_, before: string, letter = "") => before + letter.toUpperCase())
    .replace(ANYWHERE, "");
}

/** Removes placeholders from text in pieces that cut none in two. Holds back punctuation and spaces at the end. */
export function createPlaceholderRemover() {
  let pending = "";
  return {
    push(piece: string): string {
      const text = pending + piece;
      pending = AT_END.exec(text)?.[0] ?? "";
      return withoutPlaceholders(text.slice(0, text.length - pending.length));
    },
    end(): string {
      const rest = pending;
      pending = "";
      return withoutPlaceholders(rest);
    },
  };
}
