import { expect, test } from "vitest";
import { LEXICA } from "#server/language/lexicon/languages";
import { normalize } from "#server/language/normalize";
import { piecesOf, textOf } from "#server/language/subtokens";
import { tokenize } from "#server/language/tokenize";

/** All lists of a table, whatever its shape. */
function listsIn(entry: unknown): string[][] {
  if (typeof entry === "string") return [entry === "" ? [] : entry.split("|")];
  return typeof entry === "object" && entry !== null ? Object.values(entry).flatMap(listsIn) : [];
}

/** As the readers compare it. */
function read(phrase: string): string {
  const pieces = piecesOf(tokenize(phrase));
  return textOf(pieces, 0, pieces.length);
}

test.each(LEXICA)(
  "what the table of $language holds is found in a message, and stands in a list once",
  ({ values, grammar }) => {
    const lists = listsIn([values, grammar]);
    expect(lists.flat().filter((phrase) => phrase === "" || read(phrase) !== normalize(phrase))).toEqual([]);
    expect(
      lists.map((list) => list.map(normalize)).filter((list) => new Set(list).size < list.length),
    ).toEqual([]);
  },
);
