import { describe, expect, it } from "vitest";
import { optionsForStance, stanceOf } from "#server/answer-parser/readers/stances";
import { tokenize } from "#server/language/tokenize";

const PLAIN = ["Yes", "No", "Not sure"];
const FULL = ["Yes, fully", "Yes, partly", "Not yet", "No"];
const PLANNED = ["Yes", "No, but planned", "No"];

function chosen(options: readonly string[], message: string): (string | undefined)[] {
  const said = stanceOf(tokenize(message));
  return said ? optionsForStance(options.map(tokenize), said).map((index) => options[index]) : [];
}

describe("yes, no and what stands between", () => {
  it.each([
    [PLAIN, "yep", ["Yes"]],
    [PLAIN, "absolutely", ["Yes"]],
    [PLAIN, "not yet", ["No"]],
    [PLAIN, "I don't know", ["Not sure"]],
    [PLAIN, "leider nicht", ["No"]],
    [PLAIN, "oui", ["Yes"]],
    [PLAIN, "нет", ["No"]],
    [PLAIN, "evet", ["Yes"]],
    [PLAIN, "لا أعرف", ["Not sure"]],
    [PLAIN, "haan", ["Yes"]],
    [PLAIN, "没有", ["No"]],
    [PLAIN, "わかりません", ["Not sure"]],
    [PLAIN, "네", ["Yes"]],
    [FULL, "yes", ["Yes, fully", "Yes, partly"]],
    [FULL, "yes, completely", ["Yes, fully"]],
    [FULL, "ja, teilweise", ["Yes, partly"]],
    [FULL, "en parte", ["Yes, partly"]],
    [FULL, "noch nicht", ["Not yet"]],
    [FULL, "no", ["No"]],
    [FULL, "not at all", ["No"]],
    [FULL, "it depends", []],
    [PLANNED, "no", ["No"]],
    [PLANNED, "en cours", ["No, but planned"]],
    [PLANNED, "we used to", []],
    [["Ja", "Teilweise", "Nein"], "partly", ["Teilweise"]],
    [["Oui", "Non", "En partie"], "un peu", ["En partie"]],
    [["Sales", "Marketing"], "yes", []],
  ])("%j: %s is %j", (options, message, found) => {
    expect(chosen(options, message)).toEqual(found);
  });
});
