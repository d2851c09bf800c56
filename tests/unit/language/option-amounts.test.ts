import { describe, expect, it } from "vitest";
import { amountsOfOptions, isOfShares, optionsForAmount } from "#server/answer-parser/readers/option-amounts";
import { amountsIn } from "#server/language/amounts";
import { tokenize } from "#server/language/tokenize";

const SIZES = ["Just me", "2 to 10", "11 to 50", "More than 50"];
const AGES = ["Under a year", "1-3 years", "4 to 10 years", "More than 10 years"];
const WAITS = ["Up to 7 days", "8-30 days", "31 to 90 days", "Longer than 90 days"];
const BUDGETS = ["Under $1,000", "$1,000 to $5,000", "$5,001 to $20,000", "Over $20,000"];
const FOUNDED = ["Before 2010", "2010 to 2019", "2020 or later"];
const ROUNDS = ["Less than once a month", "1-3 times a month", "Weekly", "Daily"];
const SHARES = ["Under 10 %", "10 to 25 %", "26 to 50 %", "More than half"];
const IN_WORDS = ["Less than a quarter", "A quarter to a half", "More than a half"];

function chosen(options: readonly string[], message: string, question = ""): (string | undefined)[] {
  const offered = amountsOfOptions(options.map(tokenize), tokenize(question));
  const [amount] = amountsIn(tokenize(message), isOfShares(offered ?? []));
  if (offered === null || amount === undefined) return [];
  return optionsForAmount(offered, amount).map((index) => options[index]);
}

describe("an amount among options that are amounts", () => {
  it.each([
    [SIZES, "about 30 people", "11 to 50"],
    [SIZES, "almost 11", "2 to 10"],
    [BUDGETS, "just under $5,001", "$1,000 to $5,000"],
    [SIZES, "zwölf", "11 to 50"],
    [SIZES, "over 50", "More than 50"],
    [SIZES, "50+", "More than 50"],
    [SIZES, "between 5 and 8", "2 to 10"],
    [AGES, "18 months", "1-3 years"],
    [AGES, "anderthalb Jahre", "1-3 years"],
    [AGES, "6 months", "Under a year"],
    [AGES, "полгода", "Under a year"],
    [AGES, "2", "1-3 years"],
    [WAITS, "two weeks", "8-30 days"],
    [WAITS, "3日", "Up to 7 days"],
    [BUDGETS, "3,5k", "$1,000 to $5,000"],
    [BUDGETS, "3.500", "$1,000 to $5,000"],
    [BUDGETS, "maybe $12k", "$5,001 to $20,000"],
    [FOUNDED, "in 2015", "2010 to 2019"],
    [FOUNDED, "since 2021", "2020 or later"],
    [ROUNDS, "twice a month", "1-3 times a month"],
    [ROUNDS, "once a year", "Less than once a month"],
    [SHARES, "one in five", "10 to 25 %"],
    [SHARES, "ein Drittel", "26 to 50 %"],
    [SHARES, "80 %", "More than half"],
    [SHARES, "八成", "More than half"],
    [IN_WORDS, "dos tercios", "More than a half"],
    [IN_WORDS, "15 %", "Less than a quarter"],
    [IN_WORDS, "un tiers", "A quarter to a half"],
  ])("%j: %s is %s", (options, message, option) => {
    expect(chosen(options, message)).toEqual([option]);
  });

  it.each([
    [SIZES, "3 months"],
    [SIZES, "2019"],
    [SIZES, "30%"],
    [SIZES, "-5"],
    [SIZES, "8 out of 10"],
    [SIZES, "a third"],
    [SIZES, "12 people a day"],
    [["2 to 10", "12 to 50"], "almost 12"],
    [AGES, "since 2019"],
    [AGES, "12 people"],
    [AGES, "3.5 years"],
    [FOUNDED, "10 years"],
    [FOUNDED, "15"],
  ])("%j: %s is none of them", (options, message) => {
    expect(chosen(options, message, "How many people work here?")).toEqual([]);
  });

  it("finds all that a range has a part in, where none holds it", () => {
    expect(chosen(SIZES, "5 to 20")).toEqual(["2 to 10", "11 to 50"]);
    expect(chosen(SIZES, "8 to 12 people")).toEqual(["2 to 10", "11 to 50"]);
    expect(chosen(SIZES, "more than 5")).toEqual(["2 to 10", "11 to 50", "More than 50"]);
    expect(chosen(SIZES, "0 to 1")).toEqual([]);
    expect(chosen(["Under 5", "5 to 6", "7 to 8", "Over 8"], "5 to 8")).toEqual(["5 to 6", "7 to 8"]);
    expect(chosen(["Under 5", "5 to 6", "7 to 8", "Over 8"], "3 to 5")).toEqual(["Under 5", "5 to 6"]);
  });

  it("finds both where options overlap", () => {
    expect(chosen(["1 to 10", "10 to 20"], "10")).toEqual(["1 to 10", "10 to 20"]);
  });

  it("counts what the question counts where the options do not say", () => {
    const options = ["0-2", "3-5", "6 or more"];
    expect(chosen(options, "18 months", "How many years have you been open?")).toEqual(["0-2"]);
    expect(chosen(options, "18 months", "How many people work here?")).toEqual([]);
    expect(chosen(["0-2", "3-5 years", "6 or more"], "18 months")).toEqual(["0-2"]);
  });

  it("counts in what was said where neither the options nor the question say", () => {
    const options = ["0-2", "3-5", "6 or more"];
    expect(chosen(options, "1 year")).toEqual(["0-2"]);
    expect(chosen(options, "4 weeks")).toEqual(["3-5"]);
    expect(chosen(["Under 1,000", "1,000 to 5,000", "Over 5,000"], "15 years")).toEqual(["Under 1,000"]);
  });

  it("knows options that are no amounts", () => {
    expect(amountsOfOptions(["Marketing", "2 people", "Sales", "Other"].map(tokenize))).toBeNull();
    expect(amountsOfOptions(["Marketing", "2 people"].map(tokenize))).toBeNull();
  });
});
