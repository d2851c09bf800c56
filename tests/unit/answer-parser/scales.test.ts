import { expect, test } from "vitest";
import { LEXICA } from "#server/language/lexicon/languages";
import { normalize } from "#server/language/normalize";
import { readTables } from "#server/language/tsv";

const FOLDER = new URL("../../../src/server/answer-parser/scales/", import.meta.url);
const scales = [...readTables(FOLDER)].map(([name, steps]) => ({ name, steps }));
const LANGUAGES = LEXICA.map(({ language }) => language);
const phrasesOf = (cell = "") => cell.split("|").map(normalize);

test("every scale has phrases for every step in every language", () => {
  const missing = scales.flatMap(({ name, steps }) =>
    steps.flatMap((step) =>
      LANGUAGES.filter((language) => phrasesOf(step[language]).includes("")).map(
        (language) => `${name} ${step.step} ${language}`,
      ),
    ),
  );
  expect(scales.length).toBeGreaterThan(10);
  expect(missing).toEqual([]);
});

test("no phrase has two meanings in one scale and language", () => {
  const ambiguous = scales.flatMap(({ name, steps }) =>
    LANGUAGES.flatMap((language) => {
      const phrases = steps.flatMap((step) => [...new Set(phrasesOf(step[language]))]);
      return phrases
        .filter((phrase, at) => phrases.indexOf(phrase) < at)
        .map((phrase) => `${name} ${language} ${phrase}`);
    }),
  );
  expect(ambiguous).toEqual([]);
});

test("the steps of every scale except yes-no run from 0 to 1 in order", () => {
  for (const { name, steps } of scales.filter((scale) => scale.name !== "yes-no")) {
    const positions = steps
      .filter(({ position }) => position !== "-")
      .map(({ position }) => Number(position));
    const sorted = [...positions].sort((one, other) => one - other);
    expect([name, positions]).toEqual([name, sorted]);
    expect([name, sorted[0], sorted.at(-1)]).toEqual([name, 0, 1]);
  }
});
