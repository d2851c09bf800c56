import { isEnd, isSmall } from "../cues";
import { isDenying, isWithout } from "../denying";
import { areForms } from "../likeness";
import { MAX_ASKED, type Offer } from "../offer";
import { oncePer } from "../../language/memoize";
import { isJoined, type Sentence, type Span, sentenceOf } from "../../language/tokenize";
import type { Value } from "../values";
import { languagesOf, type Meant, meaningsIn, meantIn } from "./meant";
import { type Meaning, waysOf } from "./tables";

/** A word of what an option is called, and what it may mean. */
export interface Term {
  readonly word: string;
  readonly meanings: ReadonlySet<Meaning>;
  /** Of those, what it is only the name of one of. */
  readonly instanceOf: ReadonlySet<Meaning>;
  /** One in as many options as have it, too. */
  readonly weight: number;
}

/** By place in a message, the terms that a word there may stand for, by what is offered. */
export type Hits = ReadonlyMap<number, ReadonlyMap<Value, readonly Term[]>>;

/** The terms of each value that is offered, and all ways to say what they mean. */
export const offeredBy = oncePer(({ question, names, values }: Offer) => {
  const texts = [question.questionText.slice(0, MAX_ASKED), ...names.map(({ folded }) => folded)];
  const languages = languagesOf(sentenceOf(texts.join(". ")));
  const named = names.map((name) => termsOf(name, meaningsIn(name, languages)));
  const weighed = (term: Omit<Term, "weight">): Term => {
    const sharing = named.filter((own) => own.some((one) => areAlike(one, term)));
    return { ...term, weight: 1 / sharing.length };
  };
  const terms = new Map(values.map((value, at) => [value, (named[at] ?? []).map(weighed)]));
  return { terms, ways: waysOf(new Set(named.flat().flatMap(({ meanings }) => [...meanings]))) };
});

/** The words that tell something, all where none does; without a part that says that something is not there. */
function termsOf({ words }: Sentence, meant: readonly Meant[]): Omit<Term, "weight">[] {
  const spoken = words.flatMap(({ bare }, at) => (bare === "" ? [] : [at]));
  const telling = spoken.filter((at) => !isSmall(words[at]?.bare ?? ""));
  // "Ourselves, without a mechanic" is not meant by a mechanic, nor "No online shop" by one.
  const denied = telling.length > 0 ? placesDenied(words) : new Set<number>();
  return (telling.length > 0 ? telling : spoken)
    .filter((at) => !denied.has(at))
    .map((at) => {
      const here = meant.filter(({ from, to }) => from <= at && to > at);
      return {
        word: words[at]?.bare ?? "",
        meanings: new Set(here.map(({ meaning }) => meaning)),
        instanceOf: new Set(here.filter(({ isInstance }) => isInstance).map(({ meaning }) => meaning)),
      };
    });
}

/** The places of what is denied: a part between marks, or what stands behind "without". */
function placesDenied(words: Sentence["words"]): ReadonlySet<number> {
  const denied = new Set<number>();
  let start = 0;
  let isDenied = false;
  for (const [at, { bare, folded }] of words.entries()) {
    if (isEnd(folded)) {
      start = at + 1;
      isDenied = false;
    }
    if (isDenying(bare)) {
      isDenied = true;
      if (!isWithout(bare)) for (let before = start; before < at; before++) denied.add(before);
    }
    if (isDenied) denied.add(at);
  }
  return denied;
}

const areAlike = (one: Omit<Term, "weight">, other: Omit<Term, "weight">): boolean =>
  one.word === other.word || [...one.meanings].some((meaning) => other.meanings.has(meaning));

/** "Share point" as "sharepoint". */
const writtenAt = ({ words }: Sentence, { from, to }: Span): string =>
  words
    .slice(from, to)
    .map(({ bare }) => bare)
    .join("");

/** "Instagram" stands for social media, and not for Facebook. */
const isMeantBy = ({ meanings, instanceOf }: Term, { meaning, isInstance }: Meant): boolean =>
  meanings.has(meaning) && !(isInstance && instanceOf.has(meaning));

/** What the words of a message may stand for of what is offered; nothing where all of it might be meant. */
export function hitsIn(offer: Offer, sentence: Sentence): Hits {
  const { terms, ways } = offeredBy(offer);
  const offered = [...terms];
  const meant = meantIn(ways, sentence);
  const hits = new Map<number, ReadonlyMap<Value, readonly Term[]>>();
  for (const [at, { bare }] of sentence.words.entries()) {
    const said = meant.filter(({ from, to }) => from <= at && to > at);
    const isNamed = /^\p{L}/u.test(bare) && !isSmall(bare);
    const here = offered.flatMap(([value, own]): [Value, readonly Term[]][] => {
      const stoodFor = own.filter(
        (term) =>
          said.some((each) => isMeantBy(term, each) || writtenAt(sentence, each) === term.word) ||
          (isNamed && (term.word === bare || (!isJoined(sentence, at) && areForms(term.word, bare)))),
      );
      return stoodFor.length > 0 ? [[value, stoodFor]] : [];
    });
    if (here.length > 0 && (here.length < terms.size || terms.size === 1)) hits.set(at, new Map(here));
  }
  return hits;
}

/** How much of a name must be said to be a part of a list. */
const SHARE = 0.5;

/** What words speak for alone that is none of these answers. */
export function meantBeside(offer: Offer, sentence: Sentence, answers: ReadonlySet<string>): string[] {
  const { terms } = offeredBy(offer);
  const found = [...hitsIn(offer, sentence).values()].flatMap((hit) => {
    const [first, ...others] = hit;
    if (!first || others.length > 0) return [];
    const [value, said] = first;
    return weightOf(said) >= SHARE * weightOf(terms.get(value) ?? []) ? [value.answer] : [];
  });
  return [...new Set(found)].filter((answer) => !answers.has(answer));
}

/** How much some terms tell. */
export const weightOf = (terms: Iterable<Term>): number =>
  [...terms].reduce((total, { weight }) => total + weight, 0);
