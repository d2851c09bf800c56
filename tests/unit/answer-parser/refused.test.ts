import { expect, it } from "vitest";
import { aQuestion, verdictOf } from "#tests/helpers/parsing";

const means = aQuestion("multiple_choice", ["Cash", "Card", "Bank transfer"]);

it.each([
  "we refuse cards",
  "cards are refused",
  "card is off the table",
  "cash was abolished",
  "Karten nehmen wir nicht an",
  "Karte ist verboten",
  "cash wurde abgeschafft",
  "cash est interdit",
  "las cards están prohibidas",
  "cash yasak",
  "不用现金",
  "现金不行",
])("what is refused is not stored: %s", (message) => {
  expect(verdictOf(means, message)).toMatch(/^no: /);
});

it.each([
  ["cards are refused, so cash", "= Cash"],
  ["we refuse cards, only cash", "= Cash"],
  ["cash, no way around it", "= Cash"],
])("what is taken instead is: %s", (message, verdict) => {
  expect(verdictOf(means, message)).toBe(verdict);
});

it.each(["Implants next year", "Implants next year 👍", "Hello\nImplants next year"])(
  "what is only planned is asked about: %s",
  (message) => {
    const offered = aQuestion("multiple_choice", ["Implants", "Crowns", "Whitening"]);
    expect(verdictOf(offered, message)).toBe("no: ambiguous");
  },
);
