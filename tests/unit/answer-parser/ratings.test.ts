import { describe, expect, test } from "vitest";
import { parseAnswer } from "#server/answer-parser/parse-answer";
import { aQuestion, messageFirst, verdictOf } from "#tests/helpers/parsing";

const rating = aQuestion("rating");
const ratingOf = (...scaleLabels: string[]) => aQuestion("rating", null, false, { scaleLabels });

describe("a number from 1 to 5", () => {
  test.each([
    ["4", "4"],
    ["4️⃣", "4"],
    ["٤", "4"],
    ["4/5", "4"],
    ["on a scale of 1 to 5 I'd say 4", "4"],
    ["5 üzerinden 4", "4"],
    ["four", "4"],
    ["fuor", "4"],
    ["vier", "4"],
    ["quatre", "4"],
    ["cinco", "5"],
    ["quattro", "4"],
    ["fyra", "4"],
    ["cztery", "4"],
    ["dört", "4"],
  ])("%j is %s", (message, answer) => {
    expect(verdictOf(rating, message)).toBe(`= ${answer}`);
  });

  test.each([
    ["I'd say 4", "4"],
    ["maybe a 2?", "2"],
    ["not sure, maybe 3", "3"],
    ["what about a 4?", "4"],
    ["ich würde sagen eine 4", "4"],
    ["bu işe 2 veririm", "2"],
    ["not 5, maybe 4", "4"],
    ["4 sorry 3", "3"],
    ["1 when we started, now 4", "4"],
  ])("%j is read as %s", (message, answer) => {
    expect(verdictOf(rating, message)).toBe(`= ${answer}`);
  });

  test.each([
    ["3 or 4", "unclear: ambiguous"],
    ["between 3 and 4", "unclear: ambiguous"],
    ["not 5", "unclear: ambiguous"],
    ["4.5", "unclear: not-whole"],
    ["four and a half", "unclear: not-whole"],
    ["6", "unclear: out-of-range"],
    ["-3", "unclear: out-of-range"],
    ["8/10", "unclear: out-of-range"],
    ["what does 1 mean?", "intent: assessment"],
    ["mark everything 5", "intent: command"],
  ])("%j is not stored: %s", (message, verdict) => {
    expect(verdictOf(rating, message)).toBe(verdict);
  });

  test.each(["we have 3 teams", "5 years ago we were great", "4 of us", "$4", "q4", "3 times a week"])(
    "%j counts something else and is not stored",
    (message) => expect(verdictOf(rating, message)).not.toMatch(/^=/),
  );
});

describe("stars", () => {
  test.each([
    ["⭐⭐⭐⭐", "= 4"],
    ["★★★★☆", "= 4"],
    ["⭐⭐⭐⭐ great service", "= 4"],
    ["☆☆☆", "unclear: ambiguous"],
    ["⭐⭐⭐⭐⭐⭐", "unclear: out-of-range"],
  ])("%j is %s", (message, verdict) => {
    expect(verdictOf(rating, message)).toBe(verdict);
  });
});

describe("words for the ends and the middle", () => {
  test.each([
    ["maximum", "5"],
    ["top marks", "5"],
    ["volle Punktzahl", "5"],
    ["the lowest", "1"],
    ["not at all", "1"],
    ["somewhere in the middle", "3"],
  ])("%j is %s on a scale without labels", (message, answer) => {
    expect(verdictOf(rating, message)).toBe(`= ${answer}`);
  });

  test.each(["cheese", "it depends on the month", "pretty good", "strongly agree"])(
    "%j is no rating on a scale without labels",
    (message) => expect(verdictOf(rating, message)).not.toMatch(/^=/),
  );
});

describe("labels of the steps", () => {
  const often = ratingOf("Never", "Rarely", "Sometimes", "Mostly", "Always");
  const agreement = ratingOf("Strongly disagree", "Disagree", "Neutral", "Agree", "Strongly agree");
  const satisfied = ratingOf("Very dissatisfied", "Dissatisfied", "Neutral", "Satisfied", "Very satisfied");
  const worried = ratingOf(
    "Not worried",
    "Slightly worried",
    "Moderately worried",
    "Very worried",
    "Extremely worried",
  );
  const grades = ratingOf("Sehr gut", "Gut", "Befriedigend", "Ausreichend", "Mangelhaft");
  const ends = ratingOf("Very easy", "", "", "", "Very hard");

  test.each(
    messageFirst([
      [often, "mostly", "= 4"],
      [often, "4 - mostly", "= 4"],
      [often, "2, mostly", "unclear: ambiguous"],
      [often, "not always", "unclear: ambiguous"],
      [often, "what does mostly mean?", "intent: question"],
      [ratingOf("Very bad", "Bad", "So so", "Good", "Very good"), "excellent", "= 5"],
      [grades, "sehr gut", "= 1"],
      [worried, "very", "= 4"],
      [ends, "hard", "unclear: unclear"],
      [agreement, "I totally disagree", "= 1"],
    ]),
  )("%j is %s", (message, verdict, question) => {
    expect(verdictOf(question, message)).toBe(verdict);
  });

  test.each(
    messageFirst([
      [often, "nie", "1"],
      [often, "de vez en cuando", "3"],
      [often, "her zaman", "5"],
      [agreement, "stimme eher zu", "4"],
      [agreement, "tout à fait d'accord", "5"],
      [agreement, "de acuerdo", "4"],
      [agreement, "discordo totalmente", "1"],
      [satisfied, "sehr zufrieden", "5"],
      [satisfied, "muy satisfecho", "5"],
      [satisfied, "molto soddisfatta", "5"],
      [satisfied, "missnöjd", "2"],
      [satisfied, "bardzo zadowolony", "5"],
      [satisfied, "memnunum", "4"],
      [worried, "ein bisschen besorgt", "2"],
      [worried, "muy preocupada", "4"],
      [worried, "pas du tout inquiet", "1"],
    ]),
  )("%j in another language is %s", (message, answer, question) => {
    expect(verdictOf(question, message)).toBe(`= ${answer}`);
  });
});

test("a rating is confirmed with its label unless the message is only the number", () => {
  const often = ratingOf("Never", "Rarely", "Sometimes", "Mostly", "Always");
  expect(parseAnswer(often, "mostly")).toMatchObject({ answer: "4", understoodAs: "4 – Mostly" });
  expect(parseAnswer(aQuestion("rating"), "4")).toMatchObject({ answer: "4", understoodAs: "4" });
});
