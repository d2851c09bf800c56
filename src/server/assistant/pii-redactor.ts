import { createNameMatcher, type Passage } from "./name-matcher";
import { findPhones } from "./phone-numbers";
import { EMAIL, hasPlaceholder, NAME, PHONE } from "./redaction-placeholders";
import { findThirdPartyNames } from "./third-party-names";

/** Hides the participant's identity from a model, and restores their own words in what it quotes. */
export interface Redactor {
  /** Replaces names, email addresses and telephone numbers by placeholders. */
  hide(text: string): string;
  /** Finds the passage of `original` for a quote from the redacted text. Returns the quote itself if there is none. */
  restore(quote: string, original: string): string;
}

interface Redaction extends Passage {
  mark: string;
}

/** Every email address, not only the participant's. The lengths follow RFC 5321 and keep the search linear. */
const ADDRESS = String.raw`(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}`;

/**
 * The redactor for one participant. Their full name is hidden in any spelling, with or without accents; a part of it is
 * hidden if it's written like a name. Other people's names are hidden only if the context marks them as names.
 */
export function createRedactor({ name, email }: { name: string | null; email: string }): Redactor {
  let search: ReturnType<typeof searchFor> | undefined;

  /** Redacted passages in order, without overlaps. */
  function hiddenIn(text: string): Redaction[] {
    // Created on first use: without a model it's never needed.
    search ??= searchFor(name, email);
    const { address, findNames } = search;
    const addresses = [...text.matchAll(address)].map(({ index, 0: match }) => ({
      start: index,
      end: index + match.length,
      mark: EMAIL,
    }));
    const between = gapsOf(text, addresses).flatMap(({ start: from, end }) => {
      const part = text.slice(from, end);
      const shifted = (passages: readonly Passage[], mark: string) =>
        passages.map((passage) => ({ start: from + passage.start, end: from + passage.end, mark }));
      return [
        ...shifted(findNames(part), NAME),
        ...shifted(findThirdPartyNames(part), NAME),
        ...shifted(findPhones(part), PHONE),
      ];
    });
    return mergeOverlaps([...addresses, ...between]);
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

/** The ranges before, between and after the passages. */
function gapsOf(text: string, hidden: readonly Passage[]): Passage[] {
  const starts = [0, ...hidden.map(({ end }) => end)];
  return starts.map((start, index) => ({ start, end: hidden[index]?.start ?? text.length }));
}

/** Sorts the passages and merges those that overlap, so that no part of either stays visible. */
function mergeOverlaps(hidden: Redaction[]): Redaction[] {
  const merged: Redaction[] = [];
  for (const redaction of hidden.sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && redaction.start < last.end) last.end = Math.max(last.end, redaction.end);
    else merged.push({ ...redaction });
  }
  return merged;
}

function withMarks(text: string, hidden: readonly Redaction[]): string {
  let from = 0;
  const pieces = hidden.map(({ start, end, mark }) => {
    const before = text.slice(from, start);
    from = end;
    return before + mark;
  });
  return pieces.join("") + text.slice(from);
}

/** The index in the original for an index in the redacted text; within a placeholder, the start of what it hides. */
function originOf(index: number, hidden: readonly Redaction[]): number {
  let longer = 0;
  for (const { start, end, mark } of hidden) {
    const markAt = start - longer;
    if (index <= markAt) break;
    if (index < markAt + mark.length) return start;
    longer += end - start - mark.length;
  }
  return index + longer;
}

/** In lowercase, except letters whose lowercase has another length. */
const caseless = (text: string) =>
  text.replace(/\p{Lu}/gu, (letter) => {
    const small = letter.toLowerCase();
    return small.length === letter.length ? small : letter;
  });

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
