import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amountsOfOptions, optionsForAmount } from "#server/answer-parser/readers/option-amounts";
import { type Amount, amountsIn } from "#server/language/amounts";
import { warmUpLexicon } from "#server/language/lazy";
import { placesIn } from "#server/language/ordinals";
import { tokenize } from "#server/language/tokenize";
import { examples } from "#tests/helpers/effort";
import { spentOn } from "#tests/helpers/spent";

const numRuns = examples({ sample: 500, all: 20_000 });
const before = fc.constantFrom(
  "",
  "I'd say ",
  "wir sind ",
  "environ ",
  "about ",
  "creo que ",
  "то есть ",
  "大约",
);
const after = fc.constantFrom("", ".", "!", " people", " I think", " Leute", "人", " 명", ", I guess", " 🙂");

/** Numbers as they are written, with what they are worth. */
const written = fc
  .tuple(
    fc.integer({ min: 0, max: 9_999_999 }),
    fc.constantFrom("", ",", ".", "'", " "),
    fc.constantFrom("", "-", "−"),
    fc.option(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.constantFrom(".", ","))),
  )
  .filter(([, mark, , decimal]) => decimal === null || mark === "" || (mark !== decimal[1] && mark !== " "))
  .map(([whole, mark, sign, decimal]) => {
    const digits = String(whole).replace(/\B(?=(?:\d{3})+(?!\d))/g, mark);
    const value = Number(`${whole}.${decimal?.[0] ?? 0}`) * (sign === "" ? 1 : -1);
    return { text: `${sign}${digits}${decimal ? `${decimal[1]}${decimal[0]}` : ""}`, value: value || 0 };
  });

/** Bounds in order, none that may be a year, and the options that they part, none of which holds what another holds. */
const apart = fc
  .uniqueArray(fc.integer({ min: 2, max: 1_800 }), { minLength: 2, maxLength: 6 })
  .map((bounds) => bounds.sort((one, other) => one - other))
  .filter((bounds) => bounds.every((bound, at) => at === 0 || bound - (bounds[at - 1] ?? 0) > 1))
  .map((bounds) => [
    `Under ${bounds[0]}`,
    ...bounds.slice(1).map((bound, at) => `${bounds[at]} to ${bound - 1}`),
    `${bounds.at(-1)} or more`,
  ]);

/** Where the next option begins: "2 to 7" holds what is below 8, as "almost 8" is. */
const reach = ({ high, excludesHigh }: Amount) => (excludesHigh ? high : high + 1);

describe("numbers", () => {
  it("are read whole or not at all: no sign, decimal or digit is cut off", () => {
    fc.assert(
      fc.property(before, written, after, (start, { text, value }, end) => {
        const sentence = tokenize(`${start}${text}${end}`);
        const values = amountsIn(sentence).flatMap(({ low, high }) => [low, high]);
        expect([[], [value, value]]).toContainEqual(values.map((each) => each || 0));
        expect(placesIn(sentence)).toEqual([]);
      }),
      { numRuns },
    );
  });

  it("choose at most one of options that exclude each other, and the one that holds them", () => {
    fc.assert(
      fc.property(apart, fc.integer({ min: 0, max: 1_890 }), (options, value) => {
        const offered = amountsOfOptions(options.map(tokenize)) ?? [];
        const [amount] = amountsIn(tokenize(`${value} people`));
        const found = amount ? optionsForAmount(offered, amount) : [];
        expect(found).toHaveLength(1);
        const [low, high] = [offered[found[0] ?? 0]?.low ?? 0, offered[found[0] ?? 0]?.high ?? 0];
        expect(value >= low && value <= high).toBe(true);
      }),
      { numRuns },
    );
  });

  it("that are ranges choose the one option that holds them, else those that hold a part", () => {
    const range = fc.tuple(fc.integer({ min: 1, max: 5_000 }), fc.integer({ min: 0, max: 900 }));
    const words = fc.constantFrom(
      "between # and %",
      "#-%",
      "# bis %",
      "over #",
      "at most %",
      "mehr als #",
      "# or more",
      "almost %",
    );
    fc.assert(
      fc.property(apart, range, words, (options, [low, more], form) => {
        const offered = amountsOfOptions(options.map(tokenize)) ?? [];
        const message = form.replace("#", String(low)).replace("%", String(low + more));
        for (const amount of amountsIn(tokenize(message))) {
          const found = optionsForAmount(offered, amount).map((at) => offered[at]);
          for (const option of found)
            expect(option!.low <= amount.high && reach(option!) > amount.low).toBe(true);
          const isHeld = offered.some(
            (option) =>
              option!.low <= amount.low &&
              (option!.excludesHigh ? option!.high > amount.high : option!.high >= amount.high),
          );
          if (isHeld || amount.low === amount.high) expect(found.length).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns },
    );
  });
});

it("reads long and odd messages in time", async () => {
  await warmUpLexicon();
  const odd = [
    "1-",
    "weekly ",
    "zwei",
    "и ",
    "一",
    "between ",
    "5 or ",
    "約",
    "hundert",
    "a b c ",
    "every two ",
    "이",
    "-2 ",
    "(",
    "first last ",
  ];
  for (const part of odd) {
    const message = part.repeat(4_000 / part.length);
    const spent = spentOn(() => {
      const sentence = tokenize(message);
      amountsIn(sentence);
      placesIn(sentence);
    });
    expect(spent, part).toBeLessThan(3_000);
  }
});
