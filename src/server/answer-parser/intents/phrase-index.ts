import { lazy } from "../../language/lazy";
import type { FaqConcept } from "../../language/lexicon/faq-words";
import type { Concept } from "../../language/lexicon/intent-words";
import { LEXICA } from "../../language/lexicon/languages";
import type { Lexicon } from "../../language/lexicon/lexicon";
import { normalize } from "../../language/normalize";

/** A word or phrase of a concept in a normalized text. `from` and `to` are character offsets. */
export interface ConceptHit<Of = Concept> {
  readonly concept: Of;
  readonly from: number;
  readonly to: number;
}

interface Entry<Of> {
  readonly language: number;
  readonly concept: Of;
  readonly text: string;
  /** Listed as "*text": may start inside a word. */
  readonly isSuffix: boolean;
  /** Listed as "text*": matches the rest of the word too. */
  readonly isStem: boolean;
}

type Index<Of> = ReadonlyMap<string, readonly Entry<Of>[]>;

type ConceptFinder<Of> = (text: string) => readonly (readonly ConceptHit<Of>[])[];

/** Finds concepts in a normalized text. Returns one list per language, in the order of `LEXICA`. Linear time. */
export const conceptsIn = createConceptFinder(({ intents }) => conceptsOf(intents));
/** Same for the FAQ word lists, which include distress. */
export const faqConceptsIn = createConceptFinder(({ faq }) => faqOf(faq));

const conceptsOf = Object.entries as (words: Lexicon["intents"]) => [Concept, string][];
const faqOf = Object.entries as (words: Lexicon["faq"]) => [FaqConcept, string][];

function createConceptFinder<Of>(listsIn: (lexicon: Lexicon) => readonly [Of, string][]): ConceptFinder<Of> {
  /** Entries of all languages by their first two letters. `inside`: entries that may start inside a word. */
  const index = lazy(() => {
    const entries = LEXICA.flatMap((lexicon, language) =>
      listsIn(lexicon).flatMap(([concept, list]) =>
        list.split(",").map((pattern) => entryOf(language, concept, pattern.trim())),
      ),
    );
    return { atWords: indexOf(entries), inside: indexOf(entries.filter(({ isSuffix }) => isSuffix)) };
  });
  return (text) => hitsIn(text, index());
}

function indexOf<Of>(entries: readonly Entry<Of>[]): Index<Of> {
  const byStart = new Map<string, Entry<Of>[]>();
  for (const entry of entries) {
    const start = entry.text.slice(0, 2);
    if (start !== "") byStart.set(start, [...(byStart.get(start) ?? []), entry]);
  }
  return byStart;
}

const entryOf = <Of>(language: number, concept: Of, pattern: string): Entry<Of> => ({
  language,
  concept,
  text: normalize(pattern),
  isSuffix: pattern.startsWith("*"),
  isStem: pattern.endsWith("*"),
});

function hitsIn<Of>(
  text: string,
  { atWords, inside }: { readonly atWords: Index<Of>; readonly inside: Index<Of> },
): readonly (readonly ConceptHit<Of>[])[] {
  const hits: ConceptHit<Of>[][] = LEXICA.map(() => []);
  for (let from = 0; from < text.length; from++) {
    const entriesByStart = from === 0 || text[from - 1] === " " ? atWords : inside;
    for (const start of new Set([text.slice(from, from + 2), text.slice(from, from + 1)])) {
      for (const { language, concept, text: entry, isStem } of entriesByStart.get(start) ?? []) {
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
