import { describe, expect, test } from "vitest";
import { parseAnswer } from "#server/answer-parser/parse-answer";
import { EN_REPLIES } from "#server/chat-replies/phrases/en";
import { ALL_PHRASES, replyPhrases } from "#server/chat-replies/phrases/phrases";
import type { ReplyPhrases } from "#server/chat-replies/phrases/reply-phrases";
import { aQuestion } from "#tests/helpers/parsing";

/** Every phrase of a table with its path. Alternatives for one phrase share a path. */
function phrasesOf(table: object, path = ""): [string, string][] {
  return Object.entries(table).flatMap(([key, value]: [string, unknown]): [string, string][] => {
    if (typeof value === "string") return [[Array.isArray(table) ? path : `${path}.${key}`, value]];
    return typeof value === "object" && value !== null ? phrasesOf(value, `${path}.${key}`) : [];
  });
}

const slotsOf = (phrase: string) => [...new Set(phrase.match(/\{\w+\}/g))].sort().join("");
const LONE = [".language", ".tell", ".questions", ".minutes"];
const spoken = (phrases: ReplyPhrases) =>
  phrasesOf(phrases).filter(([path]) => !LONE.some((lone) => path.startsWith(lone)));
const ENGLISH = new Map(spoken(EN_REPLIES).map(([path, phrase]) => [path, slotsOf(phrase)]));

test("there are ten languages, and other templates get English", () => {
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
  expect([null, "ja", "en-GB", "toString"].map((language) => replyPhrases(language))).toEqual([
    EN_REPLIES,
    EN_REPLIES,
    EN_REPLIES,
    EN_REPLIES,
  ]);
  expect(replyPhrases("pt-BR").language).toBe("pt");
});

describe.each(ALL_PHRASES)("in $language", (phrases) => {
  test("the word for skipping works for every question type", () => {
    for (const phrase of phrases.asks.skip)
      for (const asked of [
        aQuestion("text"),
        aQuestion("rating"),
        aQuestion("multiple_choice", ["Yes", "No"]),
      ]) {
        const [, word = phrase] = /"([^"]+)"/.exec(phrase) ?? [];
        expect(parseAnswer({ ...asked, isRequired: false }, word)).toMatchObject({ answer: "skip" });
      }
  });

  test("the example of an edit request is recognized as one", () => {
    const examples = phrases.edit.how.map((how) => /"([^"]*4[^"]*)"/.exec(how)?.[1] ?? "");
    for (const example of examples)
      expect(parseAnswer(aQuestion("rating"), example)).toMatchObject({
        intent: { kind: "edit-request", question: 4 },
      });
  });

  test("every phrase has the placeholders of the English one and the button names", () => {
    for (const [path, phrase] of spoken(phrases))
      expect(`${path} ${slotsOf(phrase)}`).toBe(`${path} ${ENGLISH.get(path)}`);
    expect([phrases.asks.form[1], ...phrases.edit.how, ...phrases.edit.open]).toEqual([
      expect.stringContaining('"Answer in the form"'),
      expect.stringContaining('"Edit"'),
      expect.stringContaining('"Edit"'),
      expect.stringContaining('"Change answer {number}"'),
      expect.stringContaining('"Change answer {number}"'),
    ]);
  });

  test("no phrase occurs twice", () => {
    const all = spoken(phrases).map(([, phrase]) => phrase);
    expect(all.filter((phrase, place) => all.indexOf(phrase) !== place)).toEqual([]);
  });
});

test.each(ALL_PHRASES.filter((phrases) => phrases !== EN_REPLIES))(
  "no phrase was left in English in $language",
  (phrases) => {
    const english = new Set(spoken(EN_REPLIES).map(([, phrase]) => phrase));
    // Quotation marks may be the same as in English.
    english.delete(EN_REPLIES.quoted);
    expect(spoken(phrases).filter(([, phrase]) => english.has(phrase))).toEqual([]);
  },
);
