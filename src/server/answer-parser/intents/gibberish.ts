import { normalize, splitWords } from "../../language/normalize";
import { phraseTest } from "../../language/phrases";

/** Messages that are only laughter, a filler sound or a keyboard test. */
const isSound = phraseTest(({ intents }) => intents.sound.split(","));
const KEYBOARD =
  "qwertyuiopå|asdfghjklöä|zxcvbnm|qwertzuiopü|azertyuiop|qsdfghjklm|yxcvbnm|йцукенгшщзхъ|фывапролджэ|ячсмитьбю|ضصثقفغعهخحجد|شسيبلاتنمكط|ئءؤرىةوزظ|1234567890";
const ROWS = KEYBOARD.split("|").flatMap((keys) => [keys, [...keys].reverse().join("")]);
/** Three adjacent keys. */
const RUNS: ReadonlySet<string> = new Set(
  ROWS.flatMap((keys) => [...keys].map((_, at) => keys.slice(at, at + 3))).filter((run) => run.length === 3),
);
/** Three-letter runs that aren't words, unlike "tre", "wer" and "poi". */
const SHORT_RUNS: ReadonlySet<string> = new Set(
  "asd qwe zxc sdf jkl fgh dfg ghj hjk xcv фыв ыва йцу цук".split(" "),
);
const REAL_WORDS: ReadonlySet<string> = new Set(["wert", "werte", "were", "poiré"]);
/** In characters. Longer words are not checked. */
const MAX_WORD_LENGTH = 200;
const HOME_ROW = /^[asdfghjkl]{5,}$/;
const FILLER_SOUND =
  /^(?:h+m+|u+h+m*|u+m+|e+r+m*|m+|a+h+|o+h+|(?:ha)+h?|(?:he){2,}h?|(?:hi){2,}|l+o+l+|x+d+|(?:bla+h*)+|ugh+|ja(?:ja)+|k{2,}|w{2,}|х+а+(?:ха)*|(?:ах)+а?|哈{2,}|呵{2,}|[ㅋㅎㅠㅜㄱ-ㅎㅏ-ㅣ]+|ه{3,})$/u;
/** Repeated letters: "っっっkkkあ". A single such word may be a name ("AAA"). */
const STRETCHES = /^(?:(\p{L})\1{2,}(?!\1))+\p{L}?$/u;

/** Keys held down: "hhhhgggf". */
const STRUCK = /^([bcdfghjklmnpqrstvwxz])\1{2,}(?!\1)([bcdfghjklmnpqrstvwxz])\2{2,}/;
/** "Hhhhmmm", "ppppfff", which may come before an answer. */
const SIGH = /^[hmpf]+t?(?: |$)/;
/** Words allowed after held keys: "hhhhgggf oops, my pocket". */
const BESIDE_STRUCK = 3;

/** True if a message has no readable text: only marks, keyboard mash, or one repeated sound. */
export function isGibberish(message: string): boolean {
  const text = normalize(message);
  if (text === "" || isSound(text)) return true;
  const words = splitWords(text);
  const isCapitals = message === message.toUpperCase() && message !== message.toLowerCase();
  const isMashed = (word: string) => isNoiseWord(word, isCapitals);
  return (
    isRepeatedWord(words) ||
    (STRUCK.test(text) && !SIGH.test(text) && !isCapitals && words.length <= 1 + BESIDE_STRUCK) ||
    (words.some(isMashed) &&
      words.every((word) => isMashed(word) || STRETCHES.test(word) || runLength(word, 0) === word.length))
  );
}

function isNoiseWord(word: string, isCapitals: boolean): boolean {
  if (FILLER_SOUND.test(word) || /^(\P{Nd})\1{3,}$/u.test(word)) return true;
  if (/^\d+$/.test(word) || word.length > MAX_WORD_LENGTH) return false;
  // Capitals may be an acronym: "HDFS", "SMTPS".
  return isKeyboardRun(word) || (!isCapitals && isMash(word)) || (word.length > 5 && STRETCHES.test(word));
}

const isMash = (word: string): boolean =>
  /^[b-df-hj-np-tv-xz]{6,}$/.test(word) || (HOME_ROW.test(word) && /[^a]{4,}/.test(word));

/** True if a word consists of runs of three or more adjacent keys: "asdf", "qweqwe", "asdfjkl", "gfdsaa", "asdasda". */
function isKeyboardRun(word: string): boolean {
  if (word.length < 4) return SHORT_RUNS.has(word);
  let start = 0;
  while (start < word.length) {
    const run = word.slice(start, start + 3);
    // The first run again, possibly cut off.
    if (start >= 6 && word.slice(0, 3).startsWith(run)) return true;
    if (!RUNS.has(run)) return false;
    start += runLength(word, start);
    while (start < word.length && word[start] === word[start - 1]) start++;
  }
  return !REAL_WORDS.has(word);
}

/** Number of letters from `start` that are adjacent on one keyboard row, in one direction. */
function runLength(word: string, start: number): number {
  const lengths = ROWS.map((keys) => {
    const follows = (end: number) => end < word.length && keys.includes(word.slice(end - 1, end + 1));
    let length = 1;
    while (length < keys.length && follows(start + length)) length++;
    return length;
  });
  return Math.max(...lengths);
}

/** True if one word is repeated at least five times. */
function isRepeatedWord([word = "", ...others]: readonly string[]): boolean {
  return others.length >= 4 && others.every((other) => other === word) && !/^\d+$/.test(word);
}
