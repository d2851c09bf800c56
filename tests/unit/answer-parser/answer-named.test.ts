import { expect, test } from "vitest";
import { answerNamed } from "#server/answer-parser/yes-no-reply";

test.each([
  ["2", 2, null],
  ["#12", 12, null],
  ["question 2", 2, null],
  ["2: just me", 2, "just me"],
  ["question 3 – we are 14", 3, "we are 14"],
  ["the second one, please", 2, null],
  ["two", 2, null],
])("%j names answer %s, which should be %j", (message, place, words) => {
  expect(answerNamed(message)).toEqual({ place, words });
});

test.each([
  "customers 2",
  "we changed it a second time",
  "last one",
  "zero",
  "two and a half",
  "between 1 and 3",
  "no idea",
])("%j names none", (message) => {
  expect(answerNamed(message)).toBeNull();
});
