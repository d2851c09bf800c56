/** Hides who the participant is from a model, and finds the participant's own words again in what it quotes. */
export interface Mask {
  /** The text with names and mail addresses replaced. */
  hide(text: string): string;
  /** The passage of `original` that a quote from the hidden text stands for; the quote itself where there is none. */
  restore(quote: string, original: string): string;
}

const NAME = "[name]";
const EMAIL = "[email]";
/** One letter or two stand in too many words to say who somebody is. */
const SHORTEST_PART = 3;
/** Every mail address, the participant's or not; the lengths are those of RFC 5321 and keep the search linear. */
const ADDRESS = String.raw`(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}`;

/** Names that are ordinary words of English as well: written small, they are the word. */
const WORDS_TOO = new Set(
  "april art august bill black bond brown buck case chase cliff cook dawn dean faith ford frank grace grant gray green hill hope hunter joy june king lance law long love mark mason max may mercy miles miller norm page penny price rich rose short sky smith stone summer sunny wales ward water way west white will wood young".split(
    " ",
  ),
);

/**
 * The mask for one participant. The name counts as a whole and in its parts, with and without its accents; nobody can
 * know a name that the participant never gave.
 */
export function createMask({ name, email }: { name: string | null; email: string }): Mask {
  const address = new RegExp(`${escaped(email)}|${ADDRESS}`, "giu");
  const names = namePattern(name);

  return {
    hide(text) {
      const withoutAddresses = text.replace(address, EMAIL);
      return names ? withoutAddresses.replace(names.pattern, names.replace) : withoutAddresses;
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

/** What a name is recognised by, the whole before its parts; undefined where there is nothing to look for. */
function namePattern(name: string | null) {
  const whole = (name ?? "").trim().replace(/\s+/g, " ");
  const parts = whole.split(/[\s-]/).filter((part) => [...part].length >= SHORTEST_PART);
  if (parts.length === 0) return undefined;
  const spelt = [whole, ...parts].flatMap((text) => [text, withoutAccents(text)]);
  const choices = [...new Set(spelt)].map((text) => escaped(text).replaceAll(" ", String.raw`\s+`));
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${choices.join("|")})(?![\\p{L}\\p{N}])`, "giu");
  const replace = (found: string) => (WORDS_TOO.has(found) ? found : NAME);
  return { pattern, replace };
}

const withoutAccents = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "");

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
