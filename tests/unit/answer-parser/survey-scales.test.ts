import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { bare } from "#server/language/normalize";
import { aQuestion, verdictOf } from "#tests/helpers/parsing";

const rated = (...scaleLabels: string[]) => ({ ...aQuestion("rating"), scaleLabels });
const AGREEMENT = rated("Strongly disagree", "Disagree", "Neutral", "Agree", "Strongly agree");
const SATISFACTION = rated("Very dissatisfied", "Dissatisfied", "Neutral", "Satisfied", "Very satisfied");
const QUALITY = rated("Poor", "Fair", "Good", "Very good", "Excellent");
const MARKS = rated("Ausgezeichnet", "Sehr gut", "Gut", "Befriedigend", "Schlecht");
const LIKELIHOOD = rated("Very unlikely", "Unlikely", "Undecided", "Likely", "Very likely");
const IMPORTANCE = rated(
  "Not important at all",
  "Slightly important",
  "Moderately important",
  "Very important",
  "Extremely important",
);
const EASE = rated("Very difficult", "Difficult", "Neutral", "Easy", "Very easy");
const PROGRESS = aQuestion("multiple_choice", ["Not started", "In progress", "Done"]);
const TURNOVER = aQuestion("multiple_choice", [
  "Fell a lot",
  "Fell a little",
  "Stayed the same",
  "Grew a little",
  "Grew a lot",
]);
const TEAMS = aQuestion("multiple_choice", ["Sales", "Marketing", "Operations"]);

describe("a step of a scale that surveys ask by", () => {
  it.each([
    [AGREEMENT, "agree strongly", "= 5"],
    [AGREEMENT, "I don't agree", "= 2"],
    [AGREEMENT, "stimme gar nicht zu", "= 1"],
    [AGREEMENT, "pas d'accord", "= 2"],
    [AGREEMENT, "zgadzam się", "= 4"],
    [SATISFACTION, "not satisfied at all", "= 1"],
    [SATISFACTION, "nicht zufrieden, leider", "= 2"],
    [SATISFACTION, "очень доволен", "= 5"],
    [SATISFACTION, "大変満足です", "= 5"],
    [TURNOVER, "it was flat", "= Stayed the same"],
    [TURNOVER, "wir sind leicht gewachsen", "= Grew a little"],
    [TURNOVER, "se desplomó", "= Fell a lot"],
    [QUALITY, "sehr gut", "= 4"],
    [QUALITY, "gut", "= 3"],
    [QUALITY, "muy bueno", "= 4"],
    [QUALITY, "很好", "= 4"],
    [QUALITY, "mycket bra", "= 4"],
    [MARKS, "very good", "= 2"],
    [LIKELIHOOD, "sehr wahrscheinlich", "= 5"],
    [LIKELIHOOD, "probably not", "= 2"],
    [IMPORTANCE, "très important", "= 4"],
    [IMPORTANCE, "überhaupt nicht wichtig", "= 1"],
    [EASE, "muy difícil", "= 1"],
    [EASE, "schwer", "= 2"],
    [EASE, "簡単", "= 4"],
    [PROGRESS, "fertig", "= Done"],
    [PROGRESS, "we haven't started", "= Not started"],
    [PROGRESS, "en cours", "= In progress"],
  ])("is told in whatever language: %#, %s is %s", (question, message, verdict) => {
    expect(verdictOf(question, message)).toBe(verdict);
  });

  it.each([
    ["is none where other things are offered", TEAMS, "fertig", "no: unclear"],
    [
      "counts as one word only where little else is said",
      QUALITY,
      "ein gutes Verhältnis zu allen Kunden im Ort",
      "no: unclear",
    ],
    ["is asked between two", SATISFACTION, "zufrieden oder sehr zufrieden", "no: ambiguous"],
    ["is asked where what is denied leaves several", EASE, "nicht sehr schwer", "no: ambiguous"],
  ])("%s", (_, question, message, verdict) => {
    expect(verdictOf(question, message)).toBe(verdict);
  });
});

it("a table of a scale has something to say for each step in every language, and says nothing twice", () => {
  const folder = "src/server/judge/scales";
  for (const name of readdirSync(folder)) {
    const [header = "", ...lines] = readFileSync(join(folder, name), "utf8").trimEnd().split("\n");
    expect(header).toBe("step\ten\tde\tfr\tes\tpt\tit\tnl\tsv\tpl\tru\ttr\tar\thi\tzh\tja\tko");
    const rows = lines.map((line) => line.split("\t").slice(1));
    expect(rows.filter((cells) => cells.length !== 16 || cells.some((cell) => cell.trim() === ""))).toEqual(
      [],
    );
    const columns = rows[0]?.map((_, at) => rows.flatMap((cells) => cells[at]?.split("|").map(bare) ?? []));
    const doubled = columns?.flatMap((all) => all.filter((phrase, at) => all.indexOf(phrase) !== at));
    expect([name, doubled]).toEqual([name, []]);
  }
});
