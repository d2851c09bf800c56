import { isSlip } from "./likeness";
import type { Sentence } from "./sentence";
import { distinct, type Mention, type Value } from "./values";

/** The names of values, word by word, but for slips of the finger. */
export function namesIn(values: readonly Value[], sentence: Sentence): Mention[] {
  const at = sentence.words.flatMap((word, index) => (word.bare === "" ? [] : [index]));
  return values.flatMap((value) => {
    const { length } = value.words;
    if (length === 0) return [];
    const same = distinct(values.filter(({ bare }) => bare === value.bare));
    return at.slice(0, Math.max(0, at.length - length + 1)).flatMap((from, start): Mention[] => {
      const places = at.slice(start, start + length);
      const isNamed = places.every((place, step) => {
        const [typed = "", word = ""] = [sentence.words[place]?.bare, value.words[step]];
        return typed === word || (typed[0] === word[0] && isSlip(typed, word));
      });
      return isNamed ? [{ from, to: (places.at(-1) ?? from) + 1, values: same, kind: "name" }] : [];
    });
  });
}
