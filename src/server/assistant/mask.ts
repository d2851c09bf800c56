import { EMAIL, hasMark, NAME } from "./hidden-marks";
import { nameSearch, type Passage } from "./name-search";

/** Hides who the participant is from a model, and finds the participant's own words again in what it quotes. */
export interface Mask {
  /** The text with names and mail addresses replaced. */
  hide(text: string): string;
  /** The passage of `original` that a quote from the hidden text stands for; the quote itself where there is none. */
  restore(quote: string, original: string): string;
}

/** What is hidden in a text, and the mark that stands for it. */
interface Hidden extends Passage {
  mark: string;
}

/** Every mail address, the participant's or not; the lengths are those of RFC 5321 and keep the search linear. */
const ADDRESS = String.raw`(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}`;

/**
 * The mask for one participant. The whole name counts however it is written, with or without accents; a part of it
 * counts where it is written like a name. Nobody can know a name that the participant never gave.
 */
export function createMask({ name, email }: { name: string | null; email: string }): Mask {
  let search: ReturnType<typeof searchFor> | undefined;

  /** Addresses, and the names in what stands between them. */
  function hiddenIn(text: string): Hidden[] {
    // Made when it is needed: without a model it never is.
    search ??= searchFor(name, email);
    const { address, findNames } = search;
    const hidden: Hidden[] = [];
    let from = 0;
    const addNames = (until: number) => {
      for (const { start, end } of findNames(text.slice(from, until)))
        hidden.push({ start: from + start, end: from + end, mark: NAME });
    };
    for (const { index, 0: found } of text.matchAll(address)) {
      addNames(index);
      from = index + found.length;
      hidden.push({ start: index, end: from, mark: EMAIL });
    }
    addNames(text.length);
    return hidden;
  }

  return {
    hide: (text) => withMarks(text, hiddenIn(text)),
    restore(quote, original) {
      if (!hasMark(quote)) return quote;
      const hidden = hiddenIn(original);
      const at = caseless(withMarks(original, hidden)).indexOf(caseless(quote));
      if (at === -1) return quote;
      return original.slice(originOf(at, hidden), originOf(at + quote.length, hidden));
    },
  };
}

const searchFor = (name: string | null, email: string) => ({
  address: new RegExp(`${escaped(email)}|${ADDRESS}`, "giu"),
  findNames: nameSearch(name) ?? (() => []),
});

function withMarks(text: string, hidden: readonly Hidden[]): string {
  let from = 0;
  const shown = hidden.map(({ start, end, mark }) => {
    const before = text.slice(from, start);
    from = end;
    return before + mark;
  });
  return shown.join("") + text.slice(from);
}

/** Where the original stands at an index of the text with marks; within a mark, at the beginning of what it hides. */
function originOf(index: number, hidden: readonly Hidden[]): number {
  let longer = 0;
  for (const { start, end, mark } of hidden) {
    const markAt = start - longer;
    if (index <= markAt) break;
    if (index < markAt + mark.length) return start;
    longer += end - start - mark.length;
  }
  return index + longer;
}

/** In small letters, as far as the text keeps its length. */
const caseless = (text: string) =>
  text.replace(/\p{Lu}/gu, (letter) => {
    const small = letter.toLowerCase();
    return small.length === letter.length ? small : letter;
  });

/** The text as a regular expression that finds exactly it. */
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
