import { LEXICA } from "../lexicon/languages";
import { prepared } from "../lexicon/prepared";
import { bare, isUnspaced } from "../normalise";

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

/** All tables by the first two characters of their entries. */
const entries = prepared((): ReadonlyMap<string, readonly Entry[]> => {
  const byStart = new Map<string, Entry[]>();
  for (const [language, { moves }] of LEXICA.entries()) {
    for (const [concept, list] of Object.entries({ ...moves })) {
      for (const entry of list.split(",").map((written) => entryOf(language, concept, written.trim()))) {
        const key = entry.text.slice(0, 2);
        const known = byStart.get(key);
        if (known) known.push(entry);
        else if (key !== "") byStart.set(key, [entry]);
      }
    }
  }
  return byStart;
});

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
  const byStart = entries();
  const hits: Hit[][] = LEXICA.map(() => []);
  for (let from = 0; from < text.length; from++) {
    const isStart = from === 0 || text[from - 1] === " ";
    for (const key of [text.slice(from, from + 2), text.slice(from, from + 1)]) {
      for (const { language, concept, text: entry, isLate, isOpen } of byStart.get(key) ?? []) {
        if ((!isStart && !isLate) || !text.startsWith(entry, from)) continue;
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
