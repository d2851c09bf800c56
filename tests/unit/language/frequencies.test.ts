import { describe, expect, it } from "vitest";
import {
  frequenciesIn,
  frequenciesOfOptions,
  optionsForFrequency,
} from "#server/answer-parser/readers/frequencies";
import { tokenize } from "#server/language/tokenize";

const WORDS = ["Never", "Rarely", "Sometimes", "Often", "Always"];
const RATES = ["Daily", "Weekly", "Monthly", "Rarely", "Never"];
const SPANS = ["Less than once a month", "1-3 times a month", "Once a week", "Daily"];
const SHIFTS = ["Every day", "Several times a week", "Once a week", "Less than once a week", "Never"];
const UP_TO_VERY = ["Never", "Rarely", "Sometimes", "Often", "Very often"];
const OR_MORE = ["Daily or more often", "Weekly", "Monthly or less often", "Never"];
const ODER_MEHR = ["Täglich oder öfter", "Wöchentlich", "Seltener"];
const ODD = ["Chaque jour", "Plusieurs fois par semaine", "Moins d'une fois par semaine", "Jamais"];

function chosen(options: readonly string[], message: string): (string | undefined)[] {
  const offered = frequenciesOfOptions(options.map(tokenize));
  const [said] = frequenciesIn(tokenize(message));
  return offered && said ? optionsForFrequency(offered, said).map((index) => options[index]) : [];
}

describe("how often", () => {
  it.each([
    [WORDS, "hardly ever", ["Rarely"]],
    [WORDS, "now and then", ["Sometimes"]],
    [WORDS, "every other time", ["Sometimes"]],
    [WORDS, "most of the time", ["Often"]],
    [WORDS, "nearly always", ["Always"]],
    [WORDS, "fast immer", ["Always"]],
    [WORDS, "de vez en cuando", ["Sometimes"]],
    [WORDS, "почти всегда", ["Always"]],
    [WORDS, "经常", ["Often"]],
    [WORDS, "たまに", ["Sometimes"]],
    [WORDS, "자주", ["Often"]],
    [["Never", "Rarely", "Often", "Always"], "sometimes", []],
    [RATES, "every day", ["Daily"]],
    [RATES, "once a week", ["Weekly"]],
    [RATES, "every 2 weeks", []],
    [RATES, "jede Woche", ["Weekly"]],
    [RATES, "tous les jours", ["Daily"]],
    [RATES, "haftada bir", ["Weekly"]],
    [RATES, "每个月", ["Monthly"]],
    [RATES, "never", ["Never"]],
    [SPANS, "twice a month", ["1-3 times a month"]],
    [SPANS, "twice a year", ["Less than once a month"]],
    [SPANS, "weekly", ["Once a week"]],
    [SHIFTS, "three times a week", ["Several times a week"]],
    [SHIFTS, "mehrmals die Woche", ["Several times a week"]],
    [SHIFTS, "每周几次", ["Several times a week"]],
    [SHIFTS, "Mondays and Thursdays", ["Several times a week"]],
    [SHIFTS, "Mon, Wed, Sat", ["Several times a week"]],
    [SHIFTS, "lunes a viernes", ["Several times a week"]],
    [SHIFTS, "Monday to Sunday", ["Every day"]],
    [SHIFTS, "jeden Mittwoch", ["Once a week"]],
    [SHIFTS, "on Tuesdays", ["Once a week"]],
    [SHIFTS, "since Monday", []],
    [SHIFTS, "twice a day", ["Every day"]],
    [SHIFTS, "une fois l'an", ["Less than once a week"]],
    [UP_TO_VERY, "अक्सर", ["Often"]],
    [UP_TO_VERY, "sehr oft", ["Very often"]],
    [UP_TO_VERY, "all the time", ["Very often"]],
    [WORDS, "muy a menudo", ["Often"]],
    [OR_MORE, "jeden Abend", ["Daily or more often"]],
    [OR_MORE, "una vez al año", ["Monthly or less often"]],
    [OR_MORE, "rzadziej niż raz w miesiącu", ["Monthly or less often"]],
    [ODER_MEHR, "dagligen eller oftare", ["Täglich oder öfter"]],
    [ODER_MEHR, "less often", ["Seltener"]],
    [ODD, "every few days", ["Plusieurs fois par semaine"]],
    [ODD, "once a month", ["Moins d'une fois par semaine"]],
  ])("%j: %s is %j", (options, message, found) => {
    expect(chosen(options, message)).toEqual(found);
  });

  it("does not compare how often with how regularly", () => {
    expect(chosen(WORDS, "every day")).toEqual([]);
    expect(chosen(["Daily", "Weekly", "Monthly"], "often")).toEqual([]);
  });

  it("knows options that are no ladder", () => {
    expect(frequenciesOfOptions(["Marketing", "Sales", "Never"].map(tokenize))).toBeNull();
  });
});
