import type { Sentence, Span, Word } from "../../language/tokenize";
import { isForm, withoutArticle } from "./forms";
import { isOfSigns, startOf, type Way } from "./tables";

/** A way to say something that stands in a text. */
export interface Hit extends Span {
  readonly way: Way;
  /** Letter by letter, not a form of it. */
  readonly isExact: boolean;
}

const COMPOUND = { least: 8, head: 3, tail: 4 };
const MAX_COMPOUND = 40;
/** No way to say something has more signs. */
const MAX_SIGNS = 12;

/** All ways that stand in a text, of those that begin with a given start; none inside a longer one. */
export function find(waysOf: (start: string) => readonly Way[], { words }: Sentence): Hit[] {
  const known = new Map<string, readonly Way[]>();
  const waysFrom = (start: string): readonly Way[] => {
    const ways = known.get(start) ?? waysOf(start);
    known.set(start, ways);
    return ways;
  };
  // Up to where those reach that begin earlier: what ends by then stands inside one of them.
  let reached = 0;
  return words.flatMap(({ bare }, at): Hit[] => {
    if (bare === "") return [];
    const found = isOfSigns(bare) ? hitsOfSigns(waysFrom, words, at) : hitsOfWords(waysFrom, words, at);
    const furthest = found.reduce((end, { to }) => Math.max(end, to), reached);
    const kept = found.filter(({ to }) => to > reached && to === furthest);
    reached = furthest;
    return kept;
  });
}

function hitsOfWords(waysFrom: (start: string) => readonly Way[], words: readonly Word[], at: number): Hit[] {
  return [...startsOf(words[at]?.bare ?? "")].flatMap(waysFrom).flatMap((way): Hit[] => {
    const to = endOf(way, words, at) ?? endOfParted(way, words, at);
    if (to === null) return [];
    return [{ from: at, to, way, isExact: way.words.every((word, step) => word === words[at + step]?.bare) }];
  });
}

/** How what a word may be begins: a short word whole, an Arabic one behind its article, a compound at each of its letters. */
function startsOf(typed: string): Set<string> {
  const starts = new Set([
    startOf(typed),
    typed.slice(0, 3),
    typed.slice(0, 2),
    startOf(withoutArticle(typed)),
  ]);
  if (typed.length >= COMPOUND.least && typed.length <= MAX_COMPOUND)
    for (let at = COMPOUND.head; at <= typed.length - COMPOUND.tail; at++)
      starts.add(startOf(typed.slice(at)));
  return starts;
}

/** Where a way that begins at a word ends; null where it does not stand there. "E-mail" is two words. */
function endOf({ words, language }: Way, said: readonly Word[], at: number): number | null {
  let place = at;
  for (const [step, word] of words.entries()) {
    if (step > 0 && isInside(said, place)) place += 1;
    const typed = said[place]?.bare ?? "";
    if (typed !== word && !isForm(word, typed, language)) return null;
    place += 1;
  }
  return place;
}

/** A mark with no space around it: "e-mail", "monday.com". */
const isInside = (said: readonly Word[], at: number): boolean =>
  said[at]?.bare === "" && said[at - 1]?.to === said[at].from && said[at].to === said[at + 1]?.from;

/** "Home page" for a homepage. */
function endOfParted(
  { words: [word = "", ...others] }: Way,
  said: readonly Word[],
  at: number,
): number | null {
  const [first = "", second = ""] = [said[at]?.bare, said[at + 1]?.bare];
  const isParted = second !== "" && [word, `${word}s`].includes(first + second);
  return isParted && others.length === 0 ? at + 2 : null;
}

/** Where no space stands between words, a way counts wherever its signs stand; a single sign only as a word. */
function hitsOfSigns(waysFrom: (start: string) => readonly Way[], words: readonly Word[], at: number): Hit[] {
  const typed = words[at]?.bare ?? "";
  const text = words
    .slice(at, at + MAX_SIGNS)
    .map(({ bare }) => bare || " ")
    .join("");
  return [...typed].flatMap((sign, offset) =>
    waysFrom(sign).flatMap((way): Hit[] => {
      const signs = way.words.join("");
      if (!text.startsWith(signs, offset) || (signs.length === 1 && typed !== signs)) return [];
      return [{ from: at, to: endOfSigns(words, at, offset + signs.length), way, isExact: true }];
    }),
  );
}

function endOfSigns(words: readonly Word[], at: number, signs: number): number {
  let end = at;
  for (let left = signs; left > 0; end++) left -= words[end]?.bare.length || 1;
  return end;
}
