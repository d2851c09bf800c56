import { describe, expect, test } from "vitest";
import { aQuestion, messageFirst, verdictOf } from "#tests/helpers/parsing";

const makeQuestion = (options: readonly string[], questionText = "Which one?") =>
  aQuestion("multiple_choice", options, false, { questionText });
const verdict = (options: readonly string[], message: string, questionText?: string) =>
  verdictOf(makeQuestion(options, questionText), message);

const PEOPLE = ["Just me", "2 to 10", "11 to 50", "More than 50"];
const MONEY = ["Under €50", "€50 to €100", "€101 to €500", "Over €500"];
const THOUSANDS = ["Under €10,000", "€10,000 to €49,999", "€50,000 or more"];
const SHARES = ["Under 10 %", "10 to 25 %", "26 to 50 %", "More than half"];
const YEARS = ["Before 2010", "2010 to 2019", "2020 or later"];
const AGES = ["Less than 1 year", "1 to 3 years", "4 to 10 years", "More than 10 years"];
const RATES = ["Daily", "Weekly", "Monthly", "Less often", "Never"];
const SHIFTS = ["Every day", "Several times a week", "Once a week", "Less than once a week", "Never"];

describe("an amount in digits", () => {
  test.each(
    messageFirst([
      [PEOPLE, "30", "11 to 50"],
      [PEOPLE, "about 30 people", "11 to 50"],
      [PEOPLE, "we are 3", "2 to 10"],
      [PEOPLE, "٢٥", "11 to 50"],
      [["1-10 employees", "11-50 employees", "51+ employees"], "500", "51+ employees"],
      [["5人未満", "5〜14人", "15人以上"], "8", "5〜14人"],
      [["0", "1", "2", "3 or more"], "3", "3 or more"],
      [["Nothing", "1 to 5", "6 to 20", "More"], "0", "Nothing"],
      [YEARS, "2015", "2010 to 2019"],
      [YEARS, "founded in 1998", "Before 2010"],
    ]),
  )("%j is %s", (message, option, options) => {
    expect(verdict(options, message)).toBe(`= ${option}`);
  });
});

describe("an amount in words", () => {
  test.each(
    messageFirst([
      [PEOPLE, "fifteen", "11 to 50"],
      [PEOPLE, "a dozen", "11 to 50"],
      [PEOPLE, "just me and my wife", "2 to 10"],
      [["Nur ich", "2 bis 10", "11 bis 50"], "fünfundzwanzig", "11 bis 50"],
      [["Moi seul", "2 à 10", "11 à 50"], "une trentaine", "11 à 50"],
      [["Solo yo", "De 2 a 10", "De 11 a 50"], "somos siete", "De 2 a 10"],
      [["Só eu", "2 a 10", "11 a 50"], "vinte e cinco", "11 a 50"],
      [["Solo io", "2-10", "11-50"], "ventitré", "11-50"],
      [["Alleen ik", "2 t/m 10", "11 t/m 50"], "tweeëntwintig", "11 t/m 50"],
      [["Bara jag", "2 till 10", "11 till 50"], "tjugofem", "11 till 50"],
      [["Tylko ja", "2–10", "11–50"], "jest nas siedmiu", "2–10"],
      [["Sadece ben", "2-10", "11-50"], "yirmi beş kişi", "11-50"],
    ]),
  )("%j is %s", (message, option, options) => {
    expect(verdict(options, message)).toBe(`= ${option}`);
  });
});

describe("bounds and ranges", () => {
  test.each(
    messageFirst([
      [PEOPLE, "50+", "More than 50"],
      [PEOPLE, "between 5 and 8", "2 to 10"],
      [PEOPLE, "zwischen 20 und 30", "11 to 50"],
      [PEOPLE, "mais de 60", "More than 50"],
      [PEOPLE, "50'den fazla", "More than 50"],
      [["<10", ">10"], "<10", "<10"],
    ]),
  )("%j is %s", (message, option, options) => {
    expect(verdict(options, message)).toBe(`= ${option}`);
  });

  test.each(
    messageFirst([
      [PEOPLE, "8 to 12 people", "unclear: ambiguous"],
      [PEOPLE, "10 or 11", "unclear: ambiguous"],
      [PEOPLE, "at least 20", "unclear: ambiguous"],
      [["1 to 10", "10 to 20"], "10", "unclear: ambiguous"],
      [["2 to 10", "11 to 50"], "we are 70", "unclear: out-of-range"],
    ]),
  )("%j is questioned", (message, expected, options) => {
    expect(verdict(options, message)).toBe(expected);
  });

  test("a number that may be an amount or a position is questioned", () => {
    expect(verdict(PEOPLE, "3")).toBe("unclear: ambiguous");
    expect(verdict(PEOPLE, "option 3")).toBe("= 11 to 50");
    expect(verdict(PEOPLE, "3 people")).toBe("= 2 to 10");
  });
});

describe("units", () => {
  test.each(
    messageFirst([
      [AGES, "anderthalb Jahre", "1 to 3 years"],
      [AGES, "deux ans et demi", "1 to 3 years"],
      [AGES, "veinte años", "More than 10 years"],
      [["Within 24 hours", "Within 3 days", "Later"], "60 hours", "Within 3 days"],
      [["Bis 14 Tage", "15 bis 30 Tage", "Länger"], "zwei Wochen", "Bis 14 Tage"],
      [["Under 15 minutes", "15 minutes", "30 minutes"], "a quarter of an hour", "15 minutes"],
      [["Under 15 minutes", "15 minutes", "30 minutes"], "une demi-heure", "30 minutes"],
    ]),
  )("%j is %s", (message, option, options) => {
    expect(verdict(options, message)).toBe(`= ${option}`);
  });

  test.each([
    ["34 clients", MONEY],
    ["30 %", ["Under 1 hour", "1 to 5 hours"]],
  ])("%j counts something else and is not stored", (message, options) => {
    expect(verdict(options, message)).not.toMatch(/^=/);
  });

  test.each([
    ["How many hours a week do you spend on it?", "2 hours a month", "Under 2"],
    ["How many hours a week do you spend on it?", "30 to 40 hours a month", "5 to 10"],
  ])("%s %j is converted", (question, message, option) => {
    expect(verdict(["Under 2", "2 to 5", "5 to 10", "More than 10"], message, question)).toBe(`= ${option}`);
  });
});

describe("money", () => {
  test.each(
    messageFirst([
      [MONEY, "$70", "€50 to €100"],
      [MONEY, "1k", "Over €500"],
      [THOUSANDS, "40k", "€10,000 to €49,999"],
      [THOUSANDS, "40", "€10,000 to €49,999"],
      [THOUSANDS, "twelve grand", "€10,000 to €49,999"],
      [["Under £250k", "£250k to £1m", "Over £1m"], "half a million", "£250k to £1m"],
      [["Bis 500 €", "500 bis 2.000 €", "Über 2.000 €"], "1.500 €", "500 bis 2.000 €"],
      [["Do 200 tys.", "200 tys. do 1 mln", "Ponad 1 mln"], "jakieś 400 tys", "200 tys. do 1 mln"],
      [["Até R$ 20 mil", "De R$ 20 mil a R$ 80 mil"], "uns 50 mil", "De R$ 20 mil a R$ 80 mil"],
      [["500 bin altı", "500 bin – 2 milyon", "2 milyon üstü"], "bir milyon", "500 bin – 2 milyon"],
    ]),
  )("%j is %s", (message, option, options) => {
    expect(verdict(options, message)).toBe(`= ${option}`);
  });

  test.each([
    ["What did you take last year?", "20k euros a month", "= €50,000 or more"],
    ["What do you take?", "20k euros a month", "unclear: ambiguous"],
  ])("%s %j is %s", (question, message, expected) => {
    expect(verdict(THOUSANDS, message, question)).toBe(expected);
  });
});

describe("shares", () => {
  test.each(
    messageFirst([
      [SHARES, "around 12%", "10 to 25 %"],
      [SHARES, "one in five", "10 to 25 %"],
      [SHARES, "ein Drittel", "26 to 50 %"],
      [SHARES, "dos tercios", "More than half"],
      [["Menos del 5 %", "Entre el 5 % y el 10 %", "Más del 10 %"], "7%", "Entre el 5 % y el 10 %"],
      [["Less than a quarter", "About half", "About three quarters"], "3 quarters", "About three quarters"],
    ]),
  )("%j is %s", (message, option, options) => {
    expect(verdict(options, message)).toBe(`= ${option}`);
  });
});

describe("how often, as a rate", () => {
  test.each(
    messageFirst([
      [RATES, "every day", "Daily"],
      [RATES, "jede Woche", "Weekly"],
      [RATES, "tous les jours", "Daily"],
      [RATES, "cada mes", "Monthly"],
      [RATES, "toda semana", "Weekly"],
      [RATES, "ogni giorno", "Daily"],
      [RATES, "elke maand", "Monthly"],
      [RATES, "varje vecka", "Weekly"],
      [RATES, "co tydzień", "Weekly"],
      [RATES, "haftada bir", "Weekly"],
      [SHIFTS, "twice a week", "Several times a week"],
      [SHIFTS, "mehrmals die Woche", "Several times a week"],
      [SHIFTS, "twice a day", "Every day"],
      [SHIFTS, "twice a month", "Less than once a week"],
      [["Her ay", "Üç ayda bir", "Yılda bir"], "3 ayda bir", "Üç ayda bir"],
    ]),
  )("%j is %s", (message, option, options) => {
    expect(verdict(options, message)).toBe(`= ${option}`);
  });

  test("a rate between two options is not stored", () => {
    expect(verdict(["Daily", "Weekly", "Monthly"], "every 2 weeks")).not.toMatch(/^=/);
  });
});

describe("asking for time", () => {
  const LATE = ["Under 5 minutes", "5 to 15 minutes", "Longer"];
  test.each([
    ["10 minutes usually", "= 5 to 15 minutes"],
    ["one moment", "intent: wait"],
  ])("%j among minutes is %s", (message, expected) => {
    expect(verdict(LATE, message, "How late are your suppliers?")).toBe(expected);
  });
});
