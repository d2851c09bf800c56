import { expect, it } from "vitest";
import { areForms, isShortFor, isSlip } from "#server/answer-parser/likeness";

const LONG = `${"a".repeat(79)}b`;

it.each([
  ["invoices", "invoises", "form, slip"],
  ["tech", "tech", "form, slip"],
  ["form", "forms", "form, short, slip"],
  ["forms", "fore", ""],
  ["instagramdan", "instagram", "form"],
  ["tech", "technology", "short"],
  ["te", "technology", ""],
  ["hospital", "hospitality", ""],
  ["hospitality", "hospital", ""],
  ["mkt", "market", "short"],
  ["mktg", "marketing", "short"],
  ["mktg", "mrkt", ""],
  ["west", "wset", "slip"],
  ["west", "best", ""],
  ["vest", "best", "slip"],
  ["slaes", "sale", ""],
  ["opperatoins", "operations", "slip"],
  ["tolicamminications", "telecommunications", ""],
  ["impossible", "possible", ""],
  ["possible", "impossible", ""],
  ["option2022", "option2023", "form"],
  [LONG, LONG.replace("b", "c"), "form, slip"],
  [`${LONG}b`, `${LONG}c`, "form"],
])("what %j and %j have of each other: %s", (one, other, likeness) => {
  const has = (what: string) => likeness.split(", ").includes(what);
  const found = [areForms(one, other), isShortFor(one, other), isSlip(one, other)];
  expect(found).toEqual([has("form"), has("short"), has("slip")]);
});
