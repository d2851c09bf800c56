import { expect, test } from "vitest";
import { casefold, normalize, stripControlCharacters } from "#server/language/normalize";
import { tokenize } from "#server/language/tokenize";

test.each([
  ["  Two  Words ", "two words"],
  ["Ｔechnology", "technology"],
  ["“Café”", '"café"'],
  ["don’t", "don't"],
  ["４٤४", "444"],
  ["4½", "4.5"],
  ["4¼ to 4¾", "4.25 to 4.75"],
  ["2⅓", "2.33"],
  ["a\u200bb", "ab"],
  ["R$ 20", "$ 20"],
])("casefold turns %j into %j", (text, plain) => {
  expect(casefold(text)).toBe(plain);
});

test.each([
  ["Café au lait!", "cafe au lait"],
  ["Łąk, Køb & Kır", "lak kob and kir"],
  ["Straße", "strasse"],
  ["don't", "dont"],
  ["C++ / C#", "c c"],
  ["й", "й"],
  ["…?!", ""],
])("normalize keeps the words of %j: %j", (text, words) => {
  expect(normalize(text)).toBe(words);
});

test("stripControlCharacters keeps line breaks and tabs, and drops other control characters", () => {
  expect(stripControlCharacters(" one\r\ntwo\tthree\u0000 \ud800 ")).toBe("one\ntwo\tthree  \ufffd");
});

test("normalize leaves common letters unchanged", () => {
  const letters = ["az", "09", "ая", "가힣", "一鿿", "ぁゖ", "ァヺ"].flatMap((ends) => {
    const [first = 0, last = 0] = [...ends].map((end) => end.codePointAt(0));
    return Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step));
  });
  expect(letters.filter((letter) => normalize(`${letter}'`) !== letter)).toEqual([]);
});

test.each([
  ["It's 1,200.50 €!", ["it's", "1,200.50", "€", "!"]],
  ["q4 + x-ray", ["q4", "+", "x", "-", "ray"]],
  ["약30명", ["약", "30", "명"]],
  ["", []],
])("tokenize splits %j into words, numbers and marks", (message, words) => {
  const sentence = tokenize(message);
  expect(sentence.words.map(({ folded }) => folded)).toEqual(words);
  for (const { folded, from, to } of sentence.words) expect(sentence.folded.slice(from, to)).toBe(folded);
});
