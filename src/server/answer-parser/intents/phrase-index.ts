import { lazy } from "../../language/lazy";
import type { Concept } from "../../language/lexicon/intent-words";
import { LEXICA } from "../../language/lexicon/languages";
import { normalize } from "../../language/normalize";

/** A word or phrase of a concept in a normalized text. */
export interface ConceptHit {
  readonly concept: Concept;
  readonly from: number;
  readonly to: number;
}

interface Entry {
  readonly language: number;
  readonly concept: Concept;
  readonly text: string;
  /** Written with "*" in front: it may begin inside a word. */
  readonly isSuffix: boolean;
  /** Written with "*" behind: the rest of the word belongs to it. */
  readonly isStem: boolean;
}

type Index = ReadonlyMap<string, readonly Entry[]>;

/** The entries of all languages by their first two letters: those that begin a word, and those that begin inside one. */
const index = lazy((): { readonly atWords: Index; readonly inside: Index } => {
  const entries = LEXICA.flatMap(({ intents }, language) =>
    conceptsOf(intents).flatMap(([concept, list]) =>
      list.split(",").map((written) => entryOf(language, concept, written.trim())),
    ),
  );
  return { atWords: indexOf(entries), inside: indexOf(entries.filter(({ isSuffix }) => isSuffix)) };
});

const conceptsOf = Object.entries as (words: Readonly<Record<Concept, string>>) => [Concept, string][];

function indexOf(entries: readonly Entry[]): Index {
  const found = new Map<string, Entry[]>();
  for (const entry of entries) {
    const start = entry.text.slice(0, 2);
    if (start !== "") found.set(start, [...(found.get(start) ?? []), entry]);
  }
  return found;
}

const entryOf = (language: number, concept: Concept, written: string): Entry => ({
  language,
  concept,
  text: normalize(written),
  isSuffix: written.startsWith("*"),
  isStem: written.endsWith("*"),
});

/** The concepts in a normalized text for each language of `LEXICA`, in order; linear in the text. */
export function conceptsIn(text: string): readonly (readonly ConceptHit[])[] {
  const { atWords, inside } = index();
  const hits: ConceptHit[][] = LEXICA.map(() => []);
  for (let from = 0; from < text.length; from++) {
    const known = from === 0 || text[from - 1] === " " ? atWords : inside;
    for (const start of new Set([text.slice(from, from + 2), text.slice(from, from + 1)])) {
      for (const { language, concept, text: entry, isStem } of known.get(start) ?? []) {
        if (!text.startsWith(entry, from)) continue;
        const end = from + entry.length;
        const to = isStem ? wordEnd(text, end) : end;
        if (isStem || end === text.length || text[end] === " ") hits[language]?.push({ concept, from, to });
      }
    }
  }
  return hits;
}

function wordEnd(text: string, from: number): number {
  const end = text.indexOf(" ", from);
  return end < 0 ? text.length : end;
}
