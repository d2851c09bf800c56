import { describe, expect, test } from "vitest";
import { EN } from "#server/chat-replies/phrases/en";
import { ALL_PHRASES, type Phrases, phrasesIn } from "#server/chat-replies/phrases/phrases";
import { judgeAnswer } from "#server/answer-parser/parse-answer";
import { aQuestion } from "#tests/helpers/parsing";

/** Every phrase of a table by its place in it; the ways to say one thing share theirs. */
function phrasesOf(table: object, path = ""): [string, string][] {
  return Object.entries(table).flatMap(([key, value]: [string, unknown]): [string, string][] => {
    if (typeof value === "string") return [[Array.isArray(table) ? path : `${path}.${key}`, value]];
    return typeof value === "object" && value !== null ? phrasesOf(value, `${path}.${key}`) : [];
  });
}

const slotsOf = (phrase: string) => [...new Set(phrase.match(/\{\w+\}/g))].sort().join("");
const LONE = [".language", ".tell", ".questions", ".minutes"];
const spoken = (phrases: Phrases) =>
  phrasesOf(phrases).filter(([path]) => !LONE.some((lone) => path.startsWith(lone)));
const ENGLISH = new Map(spoken(EN).map(([path, phrase]) => [path, slotsOf(phrase)]));

test("there are ten languages; a template in another one, or in none, is talked about in English", () => {
  expect(ALL_PHRASES.map(({ language }) => language)).toEqual([
    "en",
    "de",
    "fr",
    "es",
    "pt",
    "it",
    "nl",
    "pl",
    "tr",
    "sv",
  ]);
  expect([null, "ja", "en-GB", "toString"].map((language) => phrasesIn(language))).toEqual([EN, EN, EN, EN]);
  expect(phrasesIn("pt-BR").language).toBe("pt");
});

describe.each(ALL_PHRASES)("in $language", (phrases) => {
  test("the word that leaves a question out does so, whatever is asked", () => {
    for (const phrase of [...phrases.asks.skip, phrases.facts.needed, phrases.facts.optional])
      for (const asked of [
        aQuestion("text"),
        aQuestion("rating"),
        aQuestion("multiple_choice", ["Yes", "No"]),
      ]) {
        const [, word = phrase] = /"([^"]+)"/.exec(phrase) ?? [];
        expect(judgeAnswer({ ...asked, isRequired: false }, word).outcome).toBe("skipped");
      }
  });

  test("every phrase has the slots of the English one, and the buttons' own names", () => {
    for (const [path, phrase] of spoken(phrases))
      expect(`${path} ${slotsOf(phrase)}`).toBe(`${path} ${ENGLISH.get(path)}`);
    expect([phrases.asks.form[1], phrases.facts.changes, phrases.correction.which[0]]).toEqual([
      expect.stringContaining('"Answer in the form"'),
      expect.stringContaining('"Edit"'),
      expect.stringContaining('"Edit"'),
    ]);
  });

  test("nothing is said the same way twice", () => {
    const all = spoken(phrases).map(([, phrase]) => phrase);
    expect(all.filter((phrase, place) => all.indexOf(phrase) !== place)).toEqual([]);
  });
});

test.each(ALL_PHRASES.filter((phrases) => phrases !== EN))(
  "nothing was left in English in $language",
  (phrases) => {
    const english = new Set(spoken(EN).map(([, phrase]) => phrase));
    // Marks of quotation are no words.
    english.delete(EN.quoted);
    expect(spoken(phrases).filter(([, phrase]) => english.has(phrase))).toEqual([]);
  },
);
