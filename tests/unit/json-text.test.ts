import fc from "fast-check";
import { expect, test } from "vitest";
import { stripLoneSurrogates } from "#server/http/strip-lone-surrogates";
import { examples } from "#tests/helpers/effort";

const units = fc.constantFrom("\0", "\ud83d", "\ude00", "😀", "\\", "u0000", "ud83d", '"', "\n", "é", "a");

test("lone surrogates and NULs are removed from JSON text, and nothing else", () => {
  fc.assert(
    fc.property(fc.array(units), (all) => {
      const text = all.join("");
      const parsed: unknown = JSON.parse(stripLoneSurrogates(JSON.stringify({ text })));
      expect(parsed).toEqual({ text: text.toWellFormed().replaceAll("\0", "") });
    }),
    { numRuns: examples({ sample: 300, all: 10_000 }) },
  );
  expect(stripLoneSurrogates('"\\uD83D\\uDE00 \\uD83D \\U"')).toBe('"\\uD83D\\uDE00 \\ufffd \\U"');
});
