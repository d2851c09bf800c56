import { describe, expect, test } from "vitest";
import { namesDate } from "#server/language/dates";
import { readNumber } from "#server/language/read-number";
import { isInflected } from "#server/language/word-forms";

const endsOf = (answer: string, question = "How many?") => {
  const read = readNumber(answer, question);
  return read && [read.low, read.high];
};

describe("a number in an answer", () => {
  test.each([
    ["12", 12],
    ["about twelve people", 12],
    ["We employ 1,200 people.", 1200],
    ["£9,400", 9400],
    ["nine thousand four hundred pounds", 9400],
    ["ungefähr zwölf", 12],
    ["1.200,50 €", 1200.5],
    ["25 %", 25],
    ["-5", -5],
    ["2019", 2019],
  ])("%s is %d", (answer, value) => {
    expect(endsOf(answer)).toEqual([value, value]);
  });

  test.each([
    ["5 to 10", 5, 10],
    ["more than 50", 50, Number.POSITIVE_INFINITY],
    ["at most 20", Number.NEGATIVE_INFINITY, 20],
  ])("%s is a range", (answer, low, high) => {
    expect(endsOf(answer)).toEqual([low, high]);
  });

  test.each([
    "",
    "a lot",
    "12 or 15",
    "7 April",
    "07/04/2026",
    "4 out of 5",
    "twice a week",
    "version 1.2.3",
    "銀行が断った",
  ])("%s can't be read as one number", (answer) => {
    expect(endsOf(answer)).toBeNull();
  });

  test("units must fit the question, otherwise the answer isn't read", () => {
    expect(endsOf("3 weeks", "How many days of stock do you have?")).toEqual([21, 21]);
    expect(endsOf("2 days", "How many days?")).toEqual([2, 2]);
    expect(endsOf("2 weeks", "How long is onboarding?")).toBeNull();
    expect(endsOf("£500", "How many employees do you have?")).toBeNull();
    expect(endsOf("30 %", "How many people left?")).toBeNull();
    expect(endsOf("£240,000 a year", "What are your sales?")).toBeNull();
    expect(endsOf("£240,000 a year", "What are your sales per year?")).toEqual([240_000, 240_000]);
  });
});

test.each([
  "7 April",
  "on April 7th",
  "7. April",
  "7 de abril",
  "2026-04-07",
  "2026/4/7",
  "07.04.2026",
  "4/7/26",
  "7-4-2026",
  "3 may be, but 7 April is",
])("%s contains a date", (text) => {
  expect(namesDate(text)).toBe(true);
});

test.each(["We scored 4.5.", "3 may do", "1-2-3", "1200/30/45", "the 7th"])("%s contains no date", (text) => {
  expect(namesDate(text)).toBe(false);
});

test("inflected words share a stem and have usual endings", () => {
  for (const [word, otherWord] of [
    ["invoice", "invoices"],
    ["invoiced", "invoicing"],
    ["kredit", "kredite"],
    ["kredyt", "kredytow"],
    ["factura", "facturas"],
    ["vat", "vat"],
  ] as const)
    expect([word, otherWord, isInflected(word, otherWord)]).toEqual([word, otherWord, true]);
  for (const [word, otherWord] of [
    ["refund", "refuse"],
    ["contract", "contrast"],
    ["hospital", "hospitality"],
    ["bank", "bankrupt"],
    ["vat", "vas"],
  ] as const)
    expect([word, otherWord, isInflected(word, otherWord)]).toEqual([word, otherWord, false]);
});
