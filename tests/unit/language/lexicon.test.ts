import { expect, test } from "vitest";
import { lazy, warmUpLexicon } from "#server/language/lazy";
import { LEXICA } from "#server/language/lexicon/languages";
import { normalize } from "#server/language/normalize";
import { subTokens, textsFrom } from "#server/language/subtokens";
import { tokenize } from "#server/language/tokenize";

function listsIn(entry: unknown): string[][] {
  if (typeof entry === "string") return [entry === "" ? [] : entry.split("|")];
  return typeof entry === "object" && entry !== null ? Object.values(entry).flatMap(listsIn) : [];
}

/** A phrase as it is compared with a message. */
function asFound(phrase: string): string {
  const tokens = subTokens(tokenize(phrase));
  return textsFrom(tokens, 0, tokens.length).at(-1) ?? "";
}

test("the lexicon has ten languages", () => {
  const languages = LEXICA.map(({ language }) => language);
  expect(languages.sort()).toEqual(["de", "en", "es", "fr", "it", "nl", "pl", "pt", "sv", "tr"]);
});

test("every phrase can be found in a message", () => {
  const lost = LEXICA.flatMap(({ language, values, grammar }) =>
    listsIn([values, grammar])
      .flat()
      .filter((phrase) => phrase === "" || asFound(phrase) !== normalize(phrase))
      .map((phrase) => `${language} ${phrase}`),
  );
  expect(lost).toEqual([]);
});

test("no list has a phrase twice", () => {
  const twice = LEXICA.flatMap(({ language, values, grammar }) =>
    listsIn([values, grammar]).flatMap((list) => {
      const phrases = list.map(normalize);
      return phrases
        .filter((phrase, at) => phrases.indexOf(phrase) < at)
        .map((each) => `${language} ${each}`);
    }),
  );
  expect(twice).toEqual([]);
});

test("every language has words for every required concept", () => {
  const [english] = LEXICA;
  for (const { language, intents, values } of LEXICA) {
    expect([language, Object.keys(intents).sort()]).toEqual([language, Object.keys(english!.intents).sort()]);
    for (let value = 0; value <= 20; value++)
      expect([language, value, values.numbers[String(value)] ?? ""]).not.toEqual([language, value, ""]);
  }
});

test("lazy tables are built once, on first use or when warmed up", async () => {
  const builtTables: string[] = [];
  const make = (name: string) => lazy(() => [builtTables.push(name)]);
  const asked = make("asked");
  const waiting = [make("first"), make("second")];
  expect(builtTables).toEqual([]);
  expect(asked()).toBe(asked());
  await warmUpLexicon();
  expect(builtTables).toEqual(["asked", "first", "second"]);
  for (const get of [asked, ...waiting]) get();
  expect(builtTables).toHaveLength(3);
});
