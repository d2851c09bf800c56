import { expect, test } from "vitest";
import type { Score } from "#shared/domain/score";
import {
  dimensionsOf,
  figureOf,
  gapText,
  isValued,
  othersText,
  overallOf,
  shownText,
} from "../../../src/client/components/report/scores/score-view";
import { aDimension, aScoring, BANDS, completedResults } from "./result-examples";

const score = (dimension: string, value: number | null, answered = 6, asked = 6): Score => ({
  dimension,
  value,
  answered,
  asked,
  coverage: 1,
});

const KEYS = ["money", "people", "web", "team", "sales"];
const results = (scores: Score[]) => ({
  ...completedResults([], {}, aScoring({ dimensions: KEYS.map((key) => aDimension(key)) })),
  scores,
});

test("areas are sorted from the weakest, equal ones in their own order, and unscored ones last", () => {
  const areas = dimensionsOf(
    results([
      score("", 50),
      score("money", null, 0, 0),
      score("people", 80),
      score("web", null, 2, 6),
      score("team", 20),
      score("sales", 80),
    ]),
  );
  expect(areas.map(({ dimension: { key }, figure, gap }) => [key, figure?.text ?? gap])).toEqual([
    ["team", "1.0"],
    ["people", "4.0"],
    ["sales", "4.0"],
    ["web", "Not enough answers (2 of 6)"],
    ["money", "Not applicable"],
  ]);
});

test("a missing score is explained and never shown as 0", () => {
  const overall = overallOf(results([score("", null, 2, 6)]));
  expect(overall?.figure).toBeNull();
  expect(overall?.gap).toBe("Not enough answers (2 of 6)");
  expect(gapText({ answered: 0, asked: 0 })).toBe("Not applicable");
  expect(overallOf(results([score("", 0)]))?.figure?.text).toBe("0.0");
});

test("a score is shown in its scale, rounded half up, and its band is that of the shown number", () => {
  expect(shownText(49, { max: 5, decimals: 1 })).toBe("2.5");
  expect(shownText(49.9, { max: 5, decimals: 0 })).toBe("2");
  expect(shownText(50, { max: 5, decimals: 0 })).toBe("3");
  expect(shownText(64.285714, { max: 100, decimals: 0 })).toBe("64");
  const at = (value: number) => figureOf(value, "money", aScoring()).band?.name;
  expect([at(48.999), at(49)]).toEqual(["Low", "High"]);
});

test("an area uses its own bands if it has some", () => {
  const ownBands = aDimension("money", { bands: [{ from: 0, name: "Own", text: "" }] });
  const scoring = aScoring({ dimensions: [ownBands, aDimension("people")] });
  expect(figureOf(80, "money", scoring).band?.name).toBe("Own");
  expect(figureOf(80, "people", scoring).band).toEqual(BANDS[1]);
});

test("benchmarks are shown with their score", () => {
  const benchmark = {
    dimension: "team",
    people: 25,
    quartiles: [40, 50, 63] as [number, number, number],
    higherThan: 7,
  };
  const areas = dimensionsOf({ ...results([score("team", 60), score("web", 70)]), benchmarks: [benchmark] });
  expect(areas.map((area) => area.benchmark?.people)).toEqual([25, undefined]);
  expect(othersText(benchmark)).toBe(
    "Higher than about 7 of 10 other participants · based on at least 25 people",
  );
});

test("results without scoring have no scores to show", () => {
  expect(isValued({ ...results([]), scoring: null })).toBe(false);
  expect(isValued(results([]))).toBe(true);
});
