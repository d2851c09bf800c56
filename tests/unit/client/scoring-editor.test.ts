import fc from "fast-check";
import { expect, test } from "vitest";
import { scoring as contract, dimensionKey } from "#shared/contracts/scoring";
import { slugify } from "#shared/domain/lib/slugs";
import { QUESTION_DEFAULTS } from "#shared/domain/questions/question";
import {
  parseWeight,
  shownPoints,
  weightChangeOf,
  withTyped,
} from "../../../src/client/screens/admin-scoring/question-weight-values";
import type { ScoredQuestionData } from "../../../src/client/screens/admin-scoring/scoring-values";
import {
  draftOf,
  newDimension,
  scoringFormValues,
  startValues,
  withCurrent,
} from "../../../src/client/screens/admin-scoring/scoring-values";
import { aDimension, aScoring, BANDS } from "./result-examples";

test("a key is made from its area's name and is unique", () => {
  const keyOf = (name: string, ...takenKeys: string[]) => slugify(name, new Set(takenKeys), "dimension");
  expect(keyOf("Cash & Flow")).toBe("cash-flow");
  expect(keyOf("Über-Größe 2")).toBe("uber-gro-e-2");
  expect(keyOf("团队")).toBe("dimension");
  expect(keyOf("Team", "team", "team-2")).toBe("team-3");
  const longest = "a".repeat(40);
  expect(keyOf("a".repeat(41))).toBe(longest);
  expect(keyOf(longest, longest)).toBe(`${"a".repeat(38)}-2`);
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "grapheme", maxLength: 60 }), { maxLength: 30 }), (names) => {
      const keys: string[] = [];
      for (const name of names) keys.push(keyOf(name, ...keys));
      expect(new Set(keys).size).toBe(names.length);
      for (const key of keys) expect(dimensionKey.safeParse(key).success).toBe(true);
    }),
  );
});

test("the initial scoring is valid and is read back unchanged", () => {
  const values = { ...startValues([]), isOn: true };
  const saved = contract.parse(draftOf(values));
  expect(saved.dimensions).toMatchObject([{ key: "first-area", weight: 1 }]);
  expect(contract.parse(draftOf(scoringFormValues(saved)))).toEqual(saved);
  expect(draftOf({ ...values, isOn: false })).toBeNull();
  expect(startValues([])).toMatchObject({ isOn: false, benchmark: { on: false, k: "5" } });
  expect(startValues(["cash-flow"]).dimensions).toMatchObject([{ key: "cash-flow", name: "Cash flow" }]);
});

test("a key stays when its area is renamed, and numbers can have a comma", () => {
  const values = { ...startValues(["money"]), isOn: true };
  const [money] = values.dimensions;
  const changed = { ...money!, name: "Team", weight: "2,5" };
  const draft = draftOf({
    ...values,
    dimensions: [changed, ...["Money", "Team", "Team"].map((name) => newDimension(name))],
  });
  expect(draft?.dimensions.map(({ key, weight }) => [key, weight])).toEqual([
    ["money", 2.5],
    ["money-2", 1],
    ["team", 1],
    ["team-2", 1],
  ]);
});

test("a custom number is sorted among the usual choices", () => {
  expect(withCurrent(["5", "10", "50"], "10")).toEqual(["5", "10", "50"]);
  expect(withCurrent(["5", "10", "50"], "33")).toEqual(["5", "10", "33", "50"]);
  expect(withCurrent(["5", "10", "50"], "2")).toEqual(["2", "5", "10", "50"]);
});

test("opening and saving a scoring changes nothing", () => {
  const stored = aScoring({
    minCoverage: 0.6,
    dimensions: [
      aDimension("money", { name: "Money", description: "What is there", weight: 2.5, bands: BANDS }),
      aDimension("team", { name: "Team" }),
    ],
    benchmark: { on: true, k: 15 },
  });
  const values = scoringFormValues(stored);
  expect(values).toMatchObject({ isOn: true, max: "5", decimals: "1", minCoverage: "60" });
  expect(values.dimensions.map(({ description, bands }) => [description, bands?.length])).toEqual([
    ["What is there", 2],
    ["", undefined],
  ]);
  expect(draftOf(values)).toEqual({
    ...stored,
    dimensions: [stored.dimensions[0], { ...stored.dimensions[1], description: "" }],
  });
  expect(draftOf({ ...values, max: "7", decimals: "0" })?.scale).toEqual({ max: 100, decimals: 0 });
});

const question = {
  ...QUESTION_DEFAULTS,
  id: 1,
  assessmentId: 1,
  questionText: "How big is your team?",
  questionType: "multiple_choice",
  options: ["Just me", "2 to 10"],
  isRequired: true,
  order: 1,
  analysisPrompt: null,
  points: [1, 2],
  createdAt: new Date(0),
  updatedAt: new Date(0),
} as unknown as ScoredQuestionData;

test("points are kept by option, so adding or removing one keeps the others", () => {
  const typed = { points: { "2 to 10": "7" } };
  expect(weightChangeOf(question, typed)).toEqual({ points: [1, 7] });
  const grown = { ...question, options: ["Nobody", "2 to 10"], points: null };
  expect(parseWeight(grown, typed).pointsProblem).toBe("Add points for every option, or clear them all");
  expect(weightChangeOf(grown, { points: { ...typed.points, Nobody: "-1,5" } })).toEqual({
    points: [-1.5, 7],
  });
  expect(["Just me", "2 to 10", "Nobody"].map((option) => shownPoints(question, option, typed))).toEqual([
    "1",
    "7",
    "",
  ]);
  expect(shownPoints(question, "2 to 10")).toBe("2");
});

test("only valid weights and points are saved", () => {
  expect(weightChangeOf(question, { weight: "1.0" })).toBeUndefined();
  for (const weight of ["-1", "100.5", "1.234", "many"]) {
    expect(weightChangeOf(question, { weight })).toBeUndefined();
    expect(parseWeight({ ...question, questionType: "rating" }, { weight })).toMatchObject({
      points: null,
      weightProblem: "Enter a weight from 0 to 100 with at most two decimals",
    });
  }
  for (const weight of [0, 0.29, 100])
    expect(weightChangeOf(question, { weight: `${weight}` })).toEqual({ weight });
  expect(weightChangeOf(question, { points: { "Just me": "-1000", "2 to 10": "0.29" } })).toEqual({
    points: [-1000, 0.29],
  });
  expect(parseWeight(question, { points: { "Just me": "1.234" } }).pointsProblem).toMatch(/^Enter points/);
  expect(parseWeight(question, { weight: "" }).weightProblem).toMatch(/^Enter a weight/);
  expect(parseWeight(question, { points: { "Just me": "1001" } }).pointsProblem).toMatch(/^Enter points/);
  expect(parseWeight(question, { points: { "Just me": "2" } }).pointsProblem).toMatch(/different points/);
  expect(weightChangeOf(question, { points: { "Just me": "", "2 to 10": " " } })).toEqual({ points: null });
  expect(withTyped(question, { weight: "x", points: { "Just me": "0" } })).toEqual({
    ...question,
    points: [0, 2],
  });
  expect(withTyped(question, { weight: "3" })).toEqual({ ...question, weight: 3 });
  expect(weightChangeOf(question, { weight: "3", points: { "Just me": "2" } })).toEqual({ weight: 3 });
});
