import { EMAIL, NAME } from "./hidden-marks";
import { escaped, namePattern } from "./name-pattern";

/** Hides who the participant is from a model, and finds the participant's own words again in what it quotes. */
export interface Mask {
  /** The text with names and mail addresses replaced. */
  hide(text: string): string;
  /** The passage of `original` that a quote from the hidden text stands for; the quote itself where there is none. */
  restore(quote: string, original: string): string;
}

/** Every mail address, the participant's or not; the lengths are those of RFC 5321 and keep the search linear. */
const ADDRESS = String.raw`(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}`;

/**
 * The mask for one participant. The whole name counts however it is written, with or without accents; a part of it
 * counts where it is written like a name. Nobody can know a name that the participant never gave.
 */
export function createMask({ name, email }: { name: string | null; email: string }): Mask {
  const address = new RegExp(`${escaped(email)}|${ADDRESS}`, "giu");
  const names = namePattern(name);

  return {
    hide(text) {
      const withoutAddresses = text.replace(address, EMAIL);
      if (!names) return withoutAddresses;
      return withoutAddresses.replace(names.pattern, (found) => (names.isName(found) ? NAME : found));
    },
    restore(quote, original) {
      if (!quote.includes(NAME) && !quote.includes(EMAIL)) return quote;
      const anyName = names ? `(?:${names.pattern.source})` : escaped(NAME);
      const pattern = quote
        .split(/(\[name\]|\[email\])/)
        .map((part) => (part === NAME ? anyName : part === EMAIL ? `(?:${address.source})` : escaped(part)))
        .join("");
      return new RegExp(pattern, "iu").exec(original)?.[0] ?? quote;
    },
  };
}
