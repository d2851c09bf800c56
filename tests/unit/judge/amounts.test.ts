import { describe, expect, it } from "vitest";
import { aQuestion, verdictOf } from "#tests/helpers/judging";

const PEOPLE = ["Just me", "2 to 10", "11 to 50", "More than 50"];
const MONEY = ["Under €50", "€50 to €100", "€101 to €500", "Over €500"];
const SHARES = ["Under 5%", "5% to 10%", "11% to 20%", "Over 20%"];
const YEARS = ["Before 2010", "2010 to 2019", "2020 or later"];
const HOURS = ["Less than 1 hour", "1 to 5 hours", "6 to 10 hours", "More than 10 hours"];

type Row = readonly [options: readonly string[], message: string, verdict: string];

describe("an amount among ranges", () => {
  it.each<Row>([
    [PEOPLE, "about 30 people", "= 11 to 50"],
    [PEOPLE, "3 people", "= 2 to 10"],
    [PEOPLE, "fifteen", "= 11 to 50"],
    [PEOPLE, "three hundred", "= More than 50"],
    [PEOPLE, "50+", "= More than 50"],
    [PEOPLE, ">50", "= More than 50"],
    [PEOPLE, "between 5 and 8", "= 2 to 10"],
    [PEOPLE, "mroe than 50", "= More than 50"],
    [PEOPLE, "3", "no: ambiguous"],
    [PEOPLE, "option 3", "= 11 to 50"],
    [PEOPLE, "10 or 11", "no: ambiguous"],
    [PEOPLE, "at least 20", "no: ambiguous"],
    [PEOPLE, "not 20", "no: ambiguous"],
    [MONEY, "$70", "= €50 to €100"],
    [MONEY, "1k", "= Over €500"],
    [MONEY, "1,200", "= Over €500"],
    [MONEY, "the cheapest one", "no: unclear"],
    [MONEY, "50 or less", "= Under €50"],
    [SHARES, "around 12%", "= 11% to 20%"],
    [SHARES, "7 percent", "= 5% to 10%"],
    [YEARS, "2010", "= 2010 to 2019"],
    [YEARS, "founded in 1998", "= Before 2010"],
    [YEARS, "15 years ago", "no: ambiguous"],
    [HOURS, "an hour", "= 1 to 5 hours"],
    [HOURS, "3 days", "= More than 10 hours"],
    [["1 location", "2-5 locations", "6+ locations"], "3 employees", "no: ambiguous"],
  ])("%j: %j is %s", (options, message, verdict) => {
    expect(verdictOf(aQuestion("multiple_choice", options), message)).toBe(verdict);
  });
});
