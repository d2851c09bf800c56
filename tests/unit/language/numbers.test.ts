import { describe, expect, test } from "vitest";
import { amountsIn } from "#server/language/amounts";
import { tokenize } from "#server/language/tokenize";

const numbersIn = (message: string) => amountsIn(tokenize(message)).map(({ low }) => low);

describe("in digits", () => {
  test.each([
    ["1,200", 1_200],
    ["1.200", 1_200],
    ["1'200.50", 1_200.5],
    ["1,5", 1.5],
    ["4½", 4.5],
    ["2⅓", 2.33],
    ["12⅝", 12.63],
    [".5", 0.5],
    ["-2", -2],
    ["٣", 3],
    ["10k", 10_000],
    ["1.2 million", 1_200_000],
    ["1,2 Mio.", 1_200_000],
  ])("%s is %s", (message, value) => {
    expect(numbersIn(message)).toEqual([value]);
  });

  test.each(["2020-05-01", "at 8:30", "v1.5", "q4", "1.2.3", "option 2", "2nd"])(
    "%s is not a number",
    (message) => {
      expect(numbersIn(message)).toEqual([]);
    },
  );
});

describe("in words", () => {
  test.each([
    ["half a million", 500_000],
    ["dreihundertfünfzig", 350],
    ["quatre-vingt-dix-neuf", 99],
    ["dos mil quinientos", 2_500],
    ["duzentos e cinquenta", 250],
    ["trecentocinquanta", 350],
    ["tweeëntwintig", 22],
    ["tjugofem", 25],
    ["dwadzieścia pięć", 25],
    ["yirmi beş", 25],
  ])("%s is %s", (message, value) => {
    expect(numbersIn(message)).toEqual([value]);
  });

  test.each(["the good one", "on time", "ein Problem", "we depend on it"])(
    "%s is not a number",
    (message) => {
      expect(numbersIn(message)).toEqual([]);
    },
  );

  test("endless number words are several numbers", () => {
    expect(numbersIn("hundred ".repeat(200)).length).toBeGreaterThan(1);
  });
});
