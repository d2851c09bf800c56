/** How a name is looked for in a text. */
export interface NamePattern {
  /** Finds what may be the name. */
  pattern: RegExp;
  /** Whether what was found is the name, and not a word that is spelt like it. */
  isName(found: string): boolean;
}

/** A letter or two stand in too many words to say who somebody is; scripts without capitals need fewer for a name. */
const SHORTEST_PART = 3;
const SHORTEST_UNSPACED = 2;

/** Names that are ordinary words of English as well: written small, they are the word. */
const WORDS_TOO = words(
  "an april art august bill black bond brown buck case chase cliff cook dawn dean do faith ford frank grace grant gray green hill hope hunter joy june king lance law long love mark mason max may mercy miles miller norm page penny price rich rose short sky smith so stone summer sunny wales ward water way west white will wood young",
);
/** Parts of names that say nothing about a person: particles, titles, and what stands in for a name. */
const NO_NAME = words(
  "van von vom zum zur der den dem des del della dela dos das les los las the and und bin ibn abu ben mac herr frau miss mrs prof doctor sir lady user test tester testing admin administrator guest demo example participant customer client manager owner company team office support sales info contact name email mail nobody anonymous unknown new null none",
);

/** Scripts that put no spaces between words, or join particles to a name. */
const UNSPACED = String.raw`[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}]`;
const IS_UNSPACED = new RegExp(UNSPACED, "u");
const IN_WORD = String.raw`(?!${UNSPACED})[\p{L}\p{N}\p{M}]`;

/** Every letter with an accent, under the letter without it. */
const ACCENTED = accentedLetters();

/** What a name is recognised by: the whole, then its parts. Undefined where there is nothing to look for. */
export function namePattern(name: string | null): NamePattern | undefined {
  const parts = (name ?? "")
    .normalize("NFC")
    .split(/[\s-]+/u)
    .filter(Boolean);
  if (lettersIn(parts.join("")) < 2) return undefined;
  const isOneWord = parts.length === 1;
  const whole = bounded(parts);
  const choices = [whole, ...parts.filter(isLongEnough).map((part) => bounded([part]))];
  const exactly = new RegExp(`^${whole}$`, "iu");
  return {
    pattern: new RegExp([...new Set(choices)].join("|"), "giu"),
    isName(found) {
      const isWhole = exactly.test(found);
      if (isWhole && !isOneWord) return true;
      const word = withoutAccents(found).toLowerCase();
      if (NO_NAME.has(word)) return false;
      if (!/^\p{Ll}/u.test(found)) return true;
      return isWhole && isLongEnough(word) && !WORDS_TOO.has(word);
    },
  };
}

/** The words in a row, standing by themselves where their script separates words. */
function bounded(parts: readonly string[]): string {
  const text = parts.map(spelt).reduce((before, part, index) => {
    const isJoined = startsUnspaced(parts[index]) && endsUnspaced(parts[index - 1]);
    return `${before}[\\s-]${isJoined ? "*" : "+"}${part}`;
  });
  const [first = ""] = parts[0] ?? "";
  const last = parts.at(-1) ?? "";
  const before = /[\p{L}\p{N}]/u.test(first) && !IS_UNSPACED.test(first) ? `(?<!${IN_WORD})` : "";
  const after = /[\p{L}\p{N}\p{M}]$/u.test(last) && !endsUnspaced(last) ? `(?!${IN_WORD})` : "";
  return `${before}${text}${after}`;
}

/** A word with or without accents, composed or not, and with any apostrophe. */
function spelt(part: string): string {
  return [...part]
    .map((letter) => {
      if (/\p{Script=Inherited}/u.test(letter)) return "";
      if (/['’ʼ]/u.test(letter)) return "['’ʼ]";
      const plain = withoutAccents(letter).toLowerCase();
      const others = ACCENTED.get(plain);
      return others ? `[${plain}${others}]\\p{M}*` : escaped(letter);
    })
    .join("");
}

function accentedLetters(): Map<string, string> {
  const letters = new Map([..."abcdefghijklmnopqrstuvwxyz"].map((letter) => [letter, ""]));
  for (let code = 0xc0; code < 0x2000; code += 1) {
    const letter = String.fromCodePoint(code);
    const [plain = "", ...marks] = letter.normalize("NFD");
    if (
      marks.length > 0 &&
      marks.every((mark) => /\p{Script=Inherited}/u.test(mark)) &&
      /\p{Ll}/u.test(letter)
    )
      letters.set(plain, (letters.get(plain) ?? "") + letter);
  }
  return letters;
}

const lettersIn = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;
const startsUnspaced = (text = "") => IS_UNSPACED.test([...text][0] ?? "");
const endsUnspaced = (text = "") => IS_UNSPACED.test([...text].at(-1) ?? "");
const isLongEnough = (part: string) =>
  lettersIn(part) >= (IS_UNSPACED.test(part) ? SHORTEST_UNSPACED : SHORTEST_PART);
const withoutAccents = (text: string) => text.normalize("NFD").replace(/\p{Script=Inherited}/gu, "");

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}

/** The text as a regular expression that finds exactly it. */
export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
