import { areForms, slips } from "./likeness";
import type { Mention } from "./mention";
import type { Sentence, Word } from "./sentence";
import { distinct, type Value } from "./values";

/** The names of values, word by word, but for forms and slips of the finger. */
export function namesIn(values: readonly Value[], sentence: Sentence): Mention[] {
  const found: Mention[] = [];
  const at = sentence.words.flatMap((word, index) => (word.bare === "" ? [] : [index]));
  const bareAt = (position: number) => sentence.words[at[position] ?? -1]?.bare ?? "";
  for (const value of values.filter(({ words }) => words.length > 0)) {
    const same = values.filter((other) => other.bare === value.bare);
    for (let start = 0; start + value.words.length <= at.length; start++) {
      const written = value.words.map((_, step) => bareAt(start + step));
      if (!isWrittenOut(value.words, written)) continue;
      const [from = 0, last = 0] = [at[start], at[start + value.words.length - 1]];
      found.push({ from, to: last + 1, values: distinct(same), kind: "name" });
    }
    const joined = value.words.join("");
    for (const from of value.words.length > 1 ? at : []) {
      if (sentence.words[from]?.bare === joined)
        found.push({ from, to: from + 1, values: distinct(same), kind: "name" });
    }
    if (/[^\p{Script=Latin}\p{Nd}\s]/u.test(value.bare)) found.push(...unspaced(value, sentence));
  }
  return found;
}

/** Word by word; short names also the other way round: "agree strongly". */
function isWrittenOut(words: readonly string[], written: readonly string[]): boolean {
  if (words.every((word, step) => isWritten(written[step] ?? "", word))) return true;
  return words.length === 2 && words.every((word, step) => word === written[1 - step]);
}

function isWritten(typed: string, word: string): boolean {
  if (typed === word) return true;
  if (typed === "" || word.length < 4 || typed[0] !== word[0]) return false;
  return areForms(typed, word) || slips(typed, word) <= 1 + word.length / 8;
}

/** Names in scripts without spaces, wherever the segmenter put the ends of words. */
function* unspaced(value: Value, { folded, words }: Sentence): Generator<Mention> {
  if (
    !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}]/u.test(
      value.bare,
    )
  )
    return;
  for (let at = folded.indexOf(value.folded); at >= 0; at = folded.indexOf(value.folded, at + 1)) {
    const isInside = (word: Word) => word.from < at + value.folded.length && word.to > at;
    const from = words.findIndex(isInside);
    yield { from, to: words.findLastIndex(isInside) + 1, values: [value], kind: "name" };
  }
}
