import { LEXICA } from "../../language/lexicon/languages";
import { prepared } from "../../language/lexicon/prepared";
import { bare, isUnspaced } from "../../language/normalize";
import { put } from "../../language/tsv";

/** A word or phrase of a table in a bare text. */
export interface Hit {
  readonly concept: string;
  readonly from: number;
  readonly to: number;
}

interface Entry {
  readonly language: number;
  readonly concept: string;
  readonly text: string;
  /** Whether it may begin, and end, inside a word. */
  readonly isLate: boolean;
  readonly isOpen: boolean;
}

type ByStart = ReadonlyMap<string, readonly Entry[]>;

/** All tables by the first two characters of their entries: those that begin a word, and those that begin inside one. */
const entries = prepared((): { readonly atWords: ByStart; readonly inside: ByStart } => {
  const all = LEXICA.flatMap(({ moves }, language) =>
    Object.entries({ ...moves }).flatMap(([concept, list]) =>
      list.split(",").map((written) => entryOf(language, concept, written.trim())),
    ),
  );
  return { atWords: byStart(all), inside: byStart(all.filter(({ isLate }) => isLate)) };
});

function byStart(all: readonly Entry[]): ByStart {
  const found = new Map<string, Entry[]>();
  for (const entry of all) if (entry.text !== "") put(found, entry.text.slice(0, 2), entry);
  return found;
}

function entryOf(language: number, concept: string, written: string): Entry {
  const text = bare(written);
  const isFree = isUnspaced(text);
  const isLate = isFree || written.startsWith("*");
  const isOpen = isFree || written.endsWith("*");
  return { language, concept, text, isLate, isOpen };
}

const isBoundary = (text: string, at: number) => at <= 0 || at >= text.length || text[at] === " ";

/** What stands in a bare text, for each language of `LEXICA`; linear in the text. */
export function hitsIn(text: string): readonly (readonly Hit[])[] {
  const { atWords, inside } = entries();
  const hits: Hit[][] = LEXICA.map(() => []);
  for (let from = 0; from < text.length; from++) {
    const known = from === 0 || text[from - 1] === " " ? atWords : inside;
    for (const key of [text.slice(from, from + 2), text.slice(from, from + 1)]) {
      for (const { language, concept, text: entry, isOpen } of known.get(key) ?? []) {
        if (!text.startsWith(entry, from)) continue;
        const to = from + entry.length;
        if (isOpen || isBoundary(text, to))
          hits[language]?.push({ concept, from, to: isOpen ? endOf(text, to) : to });
      }
    }
  }
  return hits;
}

/** An open entry takes the rest of its word, where words have ends. */
function endOf(text: string, to: number): number {
  if (isUnspaced(text[to - 1] ?? "")) return to;
  const end = text.indexOf(" ", to);
  return end < 0 ? text.length : end;
}
