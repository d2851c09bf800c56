import { createNameMatcher, type Passage } from "./name-matcher";
import { findPhones } from "./phone-numbers";
import { EMAIL, hasPlaceholder, NAME, PHONE } from "./redaction-placeholders";
import { findThirdPartyNames } from "./third-party-names";

/** Hides who the participant is from a model, and finds the participant's own words again in what it quotes. */
export interface Redactor {
  /** The text with names, mail addresses and telephone numbers replaced. */
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
 * The redactor for one participant. The whole name counts however it is written, with or without accents; a part of it
 * counts where it is written like a name. Others' names count where something says that they are names; else nobody can
 * know a name that the participant never gave.
 */
export function createRedactor({ name, email }: { name: string | null; email: string }): Redactor {
  let search: ReturnType<typeof searchFor> | undefined;

  /** What is hidden, in order, each place once. */
  function hiddenIn(text: string): Hidden[] {
    // Made when it is needed: without a model it never is.
    search ??= searchFor(name, email);
    const { address, findNames } = search;
    const addresses = [...text.matchAll(address)].map(({ index, 0: found }) => ({
      start: index,
      end: index + found.length,
      mark: EMAIL,
    }));
    const between = gapsOf(text, addresses).flatMap(({ start: from, end }) => {
      const part = text.slice(from, end);
      const moved = (passages: readonly Passage[], mark: string) =>
        passages.map((passage) => ({ start: from + passage.start, end: from + passage.end, mark }));
      return [
        ...moved(findNames(part), NAME),
        ...moved(findThirdPartyNames(part), NAME),
        ...moved(findPhones(part), PHONE),
      ];
    });
    return apart([...addresses, ...between]);
  }

  return {
    hide: (text) => withMarks(text, hiddenIn(text)),
    restore(quote, original) {
      if (!hasPlaceholder(quote)) return quote;
      const hidden = hiddenIn(original);
      const at = caseless(withMarks(original, hidden)).indexOf(caseless(quote));
      if (at === -1) return quote;
      return original.slice(originOf(at, hidden), originOf(at + quote.length, hidden));
    },
  };
}

const searchFor = (name: string | null, email: string) => ({
  address: new RegExp(`${escaped(email)}|${ADDRESS}`, "giu"),
  findNames: createNameMatcher(name) ?? (() => []),
});

/** What stands between them, and before and after. */
function gapsOf(text: string, hidden: readonly Passage[]): Passage[] {
  const starts = [0, ...hidden.map(({ end }) => end)];
  return starts.map((start, index) => ({ start, end: hidden[index]?.start ?? text.length }));
}

/** In order; those that overlap become one, so that nothing of either is left. */
function apart(hidden: Hidden[]): Hidden[] {
  const found: Hidden[] = [];
  for (const one of hidden.sort((a, b) => a.start - b.start)) {
    const last = found.at(-1);
    if (last && one.start < last.end) last.end = Math.max(last.end, one.end);
    else found.push({ ...one });
  }
  return found;
}

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
