import { describe, expect, it } from "vitest";
import { aQuestion, verdictOf } from "#tests/helpers/parsing";

const PEOPLE = ["Just me", "2 to 10", "11 to 50", "More than 50"];
const MONEY = ["Under €50", "€50 to €100", "€101 to €500", "Over €500"];
const SHARES = ["Under 5%", "5% to 10%", "11% to 20%", "Over 20%"];
const YEARS = ["Before 2010", "2010 to 2019", "2020 or later"];
const HOURS = ["Less than 1 hour", "1 to 5 hours", "6 to 10 hours", "More than 10 hours"];

const GERMAN = ["Nichts", "Bis 500 €", "500 bis 2.000 €", "2.000 bis 10.000 €", "Über 10.000 €"];
const WITHIN = ["Innerhalb von 14 Tagen", "Innerhalb von 30 Tagen", "Später als 30 Tage"];
const SOON = ["Within 24 hours", "Within 3 days", "Within a week", "Later"];
const POLISH = ["Do 5000 zł", "5000 do 20000 zł", "Ponad 20000 zł"];

type Row = readonly [options: readonly string[], message: string, verdict: string];

describe("an amount among ranges", () => {
  it.each<Row>([
    [PEOPLE, "about 30 people", "= 11 to 50"],
    [PEOPLE, "3 people", "= 2 to 10"],
    [PEOPLE, "Just me and my wife", "= 2 to 10"],
    [PEOPLE, "Just me and two helpers", "no: ambiguous"],
    [PEOPLE, "Nur ich und zwei Aushilfen", "no: ambiguous"],
    [PEOPLE, "just me, and that is fine", "= Just me"],
    [["1", "2", "3"], "1 and 3", "no: several"],
    [PEOPLE, "fifteen", "= 11 to 50"],
    [PEOPLE, "three hundred", "= More than 50"],
    [PEOPLE, "50+", "= More than 50"],
    [PEOPLE, ">50", "= More than 50"],
    [PEOPLE, "between 5 and 8", "= 2 to 10"],
    [PEOPLE, "mroe than 50", "= More than 50"],
    [PEOPLE, "3", "no: ambiguous"],
    [PEOPLE, "I'll take 3", "no: ambiguous"],
    [PEOPLE, "option 3", "= 11 to 50"],
    [PEOPLE, "we're three", "= 2 to 10"],
    [PEOPLE, "Wir sind zu dritt", "= 2 to 10"],
    [PEOPLE, "somos 3", "= 2 to 10"],
    [PEOPLE, "нас трое", "= 2 to 10"],
    [PEOPLE, "احنا ثلاثة", "= 2 to 10"],
    [PEOPLE, "10 or 11", "no: ambiguous"],
    [PEOPLE, "at least 20", "no: ambiguous"],
    [PEOPLE, "not 20", "no: ambiguous"],
    [MONEY, "$70", "= €50 to €100"],
    [MONEY, "1k", "= Over €500"],
    [MONEY, "1,200", "= Over €500"],
    [MONEY, "the cheapest one", "no: unclear"],
    [MONEY, "50 or less", "= Under €50"],
    [GERMAN, "so um die 8000", "= 2.000 bis 10.000 €"],
    [GERMAN, "1.500 €", "= 500 bis 2.000 €"],
    [GERMAN, "200 Euro", "= Bis 500 €"],
    [GERMAN, "0", "= Nichts"],
    [POLISH, "8000 zł", "= 5000 do 20000 zł"],
    [WITHIN, "10 Tage", "= Innerhalb von 14 Tagen"],
    [WITHIN, "30 Tage", "= Innerhalb von 30 Tagen"],
    [WITHIN, "etwa 45 Tage", "= Später als 30 Tage"],
    [SOON, "5 hours", "= Within 24 hours"],
    [SOON, "60 hours", "= Within 3 days"],
    [["Under 10", "10 to 50", "None of these"], "0", "= Under 10"],
    [SHARES, "around 12%", "= 11% to 20%"],
    [SHARES, "7 percent", "= 5% to 10%"],
    [YEARS, "2010", "= 2010 to 2019"],
    [YEARS, "founded in 1998", "= Before 2010"],
    [YEARS, "15 years ago", "no: ambiguous"],
    [["2 to 10", "11 to 50"], "at the moment we are 70", "no: out-of-range"],
    [HOURS, "an hour", "= 1 to 5 hours"],
    [HOURS, "3 days", "= More than 10 hours"],
    [["1 location", "2-5 locations", "6+ locations"], "3 employees", "no: ambiguous"],
  ])("%j: %j is %s", (options, message, verdict) => {
    expect(verdictOf(aQuestion("multiple_choice", options), message)).toBe(verdict);
  });
});

const HOURS_ASKED = ["Under 2", "2 to 5", "5 to 10", "More than 10"];
const TAKINGS = ["Under €50,000", "€50,000 to €250,000", "€250,000 to €1 million", "Over €1 million"];
const PARTS = ["Under 10 %", "10 to 25 %", "26 to 50 %", "More than 50 %"];

describe("an amount in the time and the unit that a question asks for", () => {
  it.each<readonly [question: string, options: readonly string[], verdicts: Record<string, string>]>([
    [
      "How many hours a week do you spend on paperwork?",
      HOURS_ASKED,
      {
        "half an hour": "= Under 2",
        "eight hours a week": "= 5 to 10",
        "2 hours a month": "= Under 2",
        "30 to 40 hours a month": "= 5 to 10",
        "two days": "= More than 10",
        "half a day": "no: ambiguous",
        "half a day every week": "no: ambiguous",
        "an hour a day": "no: ambiguous",
      },
    ],
    [
      "How many hours a day are you open?",
      HOURS_ASKED,
      { "8 hours a day": "= 5 to 10", "6 hours a day": "= 5 to 10" },
    ],
    [
      "How soon do you answer?",
      ["Within 4 hours", "Within 24 hours", "Later"],
      { "two days": "no: ambiguous" },
    ],
    [
      "What did you take last year?",
      TAKINGS,
      {
        "20k euros a month": "= €50,000 to €250,000",
        "€2000 a week": "= €50,000 to €250,000",
        "roughly four and a half grand a week": "= €50,000 to €250,000",
        "nearly a quarter of a million": "= €50,000 to €250,000",
      },
    ],
    ["What do you take?", TAKINGS, { "20k euros a month": "no: ambiguous" }],
    ["What did you take in the last three months?", TAKINGS, { "€2000 a week": "no: ambiguous" }],
    [
      "What share is your biggest customer?",
      PARTS,
      { "1 out of 5": "= 10 to 25 %", "0.3": "no: out-of-range" },
    ],
    [
      "How long does one take?",
      ["Under 15 minutes", "15 minutes", "30 minutes", "45 minutes", "Longer"],
      {
        "a quarter of an hour": "= 15 minutes",
        "une demi-heure": "= 30 minutes",
        "media hora": "= 30 minutes",
        "mezz'oretta": "= 30 minutes",
        "three quarters of an hour": "= 45 minutes",
        "eine Dreiviertelstunde": "= 45 minutes",
        "tre kvart": "= 45 minutes",
        "45분": "= 45 minutes",
      },
    ],
    ["How many people work with you?", PEOPLE, { "there are 7 of us": "= 2 to 10" }],
    ["Wie viele arbeiten bei Ihnen?", ["Nur ich", "2 bis 10", "Mehr"], { "zu dritt": "no: ambiguous" }],
  ])("%j, %j", (questionText, options, verdicts) => {
    const question = aQuestion("multiple_choice", options, false, { questionText });
    const given = Object.keys(verdicts).map((message) => [message, verdictOf(question, message)]);
    expect(Object.fromEntries(given)).toEqual(verdicts);
  });
});
