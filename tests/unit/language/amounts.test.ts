import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Amount, amountsIn } from "#server/language/amounts";
import { ordinalsIn } from "#server/language/ordinals";
import { tokenize } from "#server/language/tokenize";
import { examples } from "#tests/helpers/effort";

/** For example "(50..Infinity] people", "4/5", "~30" or "2 rate*52.18". */
function shown({ low, high, excludesLow, excludesHigh, unit, of, isHedged }: Amount): string {
  const [start, end] = [excludesLow ? "(" : "[", excludesHigh ? ")" : "]"];
  const value = low === high ? `${low}` : `${start}${low}..${Number(high.toFixed(2))}${end}`;
  const size = unit?.size === 1 ? "" : `*${Number(unit?.size.toFixed(2))}`;
  return `${isHedged ? "~" : ""}${value}${of === null ? "" : `/${of}`}${unit ? ` ${unit.kind}${size}` : ""}`;
}

const read = (message: string) => amountsIn(tokenize(message)).map(shown);

describe("ranges and bounds", () => {
  test.each([
    ["5-10k", "[5000..10000]"],
    ["between 5 and 8", "[5..8]"],
    ["6 months to 2 years", "[0.5..2] time*365.25"],
    ["$1,000 to $5,000", "[1000..5000] money"],
    ["a few hundred", "~[200..900]"],
    ["more than about fifty employees", "~(50..Infinity] people"],
    [">= 50", "[50..Infinity]"],
    ["almost 50", "[45..50)"],
    ["mehr als 20", "(20..Infinity]"],
    ["moins de 10", "[-Infinity..10)"],
    ["od 5 do 8", "[5..8]"],
    ["en az 10", "[10..Infinity]"],
  ])("%s is %s", (message, amount) => {
    expect(read(message)).toEqual([amount]);
  });

  test("alternatives stay apart", () => {
    expect(read("3 or 4")).toEqual(["3", "4"]);
  });
});

describe("units, parts of a whole and rates", () => {
  test.each([
    ["30 %", "30 percent"],
    ["about 30 people", "~30 people"],
    ["18 months", "18 time*30.44"],
    ["2 years and 6 months", "2.5 time*365.25"],
    ["anderthalb Jahre", "1.5 time*365.25"],
    ["8 out of 10", "8/10"],
    ["5 üzerinden 4", "4/5"],
    ["twice a week", "2 rate*52.18"],
    ["every two weeks", "1 rate*26.09"],
    ["dos veces al mes", "2 rate*12"],
    ["less than once a month", "[-Infinity..1) rate*12"],
    ["haftada iki kez", "2 rate*52.18"],
  ])("%s is %s", (message, amount) => {
    expect(read(message)).toEqual([amount]);
  });
});

test("an amount has its position and whether it may be a year", () => {
  expect(amountsIn(tokenize("we are about 12 people now"))).toMatchObject([
    { from: 2, to: 5, isYear: false },
  ]);
  expect(amountsIn(tokenize("since 2019"))).toMatchObject([{ low: 2019, isYear: true }]);
  expect(amountsIn(tokenize("1899"))).toMatchObject([{ isYear: false }]);
});

/** Written numbers with their values. */
const written = fc
  .tuple(
    fc.integer({ min: 0, max: 9_999_999 }),
    fc.constantFrom("", ",", ".", "'", " "),
    fc.constantFrom("", "-", "−"),
    fc.option(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.constantFrom(".", ","))),
  )
  .filter(([, mark, , decimal]) => decimal === null || mark === "" || (mark !== decimal[1] && mark !== " "))
  .map(([integer, mark, sign, decimal]) => {
    const digits = String(integer).replace(/\B(?=(?:\d{3})+(?!\d))/g, mark);
    const value = Number(`${integer}.${decimal?.[0] ?? 0}`) * (sign === "" ? 1 : -1);
    return { text: `${sign}${digits}${decimal ? `${decimal[1]}${decimal[0]}` : ""}`, value: value || 0 };
  });

test("numbers are read completely or not at all", () => {
  const before = fc.constantFrom("", "I'd say ", "wir sind ", "environ ", "about ", "creo que ");
  const after = fc.constantFrom("", ".", "!", " people", " I think", " Leute", ", I guess", " 🙂");
  fc.assert(
    fc.property(before, written, after, (start, { text, value }, end) => {
      const sentence = tokenize(`${start}${text}${end}`);
      const values = amountsIn(sentence).flatMap(({ low, high }) => [low || 0, high || 0]);
      expect([[], [value, value]]).toContainEqual(values);
      expect(ordinalsIn(sentence)).toEqual([]);
    }),
    { numRuns: examples({ sample: 500, all: 20_000 }) },
  );
});
