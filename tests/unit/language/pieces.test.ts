import { expect, it } from "vitest";
import { piecesOf } from "#server/language/subtokens";
import { tokenize } from "#server/language/tokenize";

it.each([
  ["zweiundzwanzig", ["zwei", "und", "zwanzig"]],
  ["ventitré", ["venti", "tre"]],
  ["tree", ["tree"]],
  ["une", ["une"]],
  ["entre", ["entre"]],
  ["moins d'une fois", ["moins", "d", "une", "fois"]],
  ["c'est", ["cest"]],
  ["you'd", ["youd"]],
  ["well-known", ["well", "known"]],
  ["週1回", ["週", "1", "回"]],
])("%s is read as %j", (message, texts) => {
  expect(piecesOf(tokenize(message)).map(({ text }) => text)).toEqual(texts);
});
