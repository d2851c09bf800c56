import { expect, test } from "vitest";
import type { z } from "zod";
import { completeAttempt, saveResponses } from "#shared/contracts/attempts";
import { conditions } from "#shared/contracts/conditions";
import { savedScoring, scoring } from "#shared/contracts/scoring";
import { choiceProblems } from "#shared/domain/questions/multiple-choice-rules";
import { QUESTION_DEFAULTS } from "#shared/domain/questions/question";

/** The messages for an invalid value by path; empty if it is valid. */
const messagesOf = (contract: z.ZodType, value: unknown) =>
  Object.fromEntries(
    contract.safeParse(value).error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [],
  );

/** Conditions with this size in bytes as JSON. */
function conditionsOf(size: number) {
  const long = Array.from({ length: 32 }, () => "o".repeat(500));
  const ending = (last: string) => ({
    version: 1,
    match: "all",
    rules: [{ question: 1, op: "isAnyOf", value: [...long, last] }],
  });
  return ending("é".repeat((size - JSON.stringify(ending("")).length) / 2));
}

test("conditions can have 16 KB as JSON", () => {
  expect(messagesOf(conditions, conditionsOf(16_384))).toEqual({});
  expect(messagesOf(conditions, conditionsOf(16_386))).toEqual({ rules: "Use fewer or shorter conditions" });
});

test("each band starts on the scale, and one area must have a weight", () => {
  const bandsTo = (from: number) => [
    { from: 0, name: "Low", text: "" },
    { from, name: "High", text: "" },
  ];
  const scored = (weight: number, areaFrom: number, overallFrom: number) => ({
    version: 1,
    scale: { max: 10, decimals: 0 },
    dimensions: [{ key: "money", name: "Money", weight, bands: bandsTo(areaFrom) }],
    bands: bandsTo(overallFrom),
  });
  expect(messagesOf(scoring, scored(1, 10, 10))).toEqual({});
  expect(messagesOf(scoring, scored(0, 11, 12))).toEqual({
    dimensions: "Give at least one area a weight above 0",
    "dimensions.0.bands.1.from": "Enter a number up to 10",
    "bands.1.from": "Enter a number up to 10",
  });
});

test("new areas need different names, but stored ones with equal names can be read", () => {
  const called = (...names: string[]) => ({
    version: 1,
    dimensions: names.map((name, at) => ({ key: `key-${at}`, name })),
    bands: [{ from: 0, name: "All", text: "" }],
  });
  expect(messagesOf(savedScoring, called("Welcome", "Contact", "welcome"))).toEqual({
    "dimensions.2.name": "An area named “welcome” already exists",
  });
  expect(messagesOf(savedScoring, called("Welcome", "Contact"))).toEqual({});
  expect(messagesOf(scoring, called("Welcome", "welcome"))).toEqual({});
});

test("exclusive options must exist, and points must be complete and different unless they are summed", () => {
  const options = ["Sales", "Support"];
  const problemsOf = (
    exclusiveOptions: string[] | null,
    points: number[] | null,
    counted: Pick<Parameters<typeof choiceProblems>[0], "selection" | "combine"> = QUESTION_DEFAULTS,
  ) =>
    choiceProblems({ ...counted, options, exclusiveOptions, points }).map(({ path, message }) => [
      path,
      message,
    ]);
  expect(problemsOf(["Support"], [1, 2])).toEqual([]);
  expect(problemsOf(["Sales", "None"], [1])).toEqual([
    ["exclusiveOptions", `"None" isn't one of the options`],
    ["points", "Add points for every option, or clear them all"],
  ]);
  const equal = [["points", "Give options different points, or clear them all"]];
  expect(problemsOf(null, [1, 1])).toEqual(equal);
  expect(problemsOf(null, [1, 1], { selection: "several", combine: "max" })).toEqual(equal);
  expect(problemsOf(null, [1, 1], { selection: "one", combine: "sum" })).toEqual(equal);
  expect(problemsOf(null, [0, 0], { selection: "several", combine: "sum" })).toEqual(equal);
  expect(problemsOf(null, [1, 1], { selection: "several", combine: "sum" })).toEqual([]);
});

test.each([
  ["saving", saveResponses],
  ["completing", completeAttempt],
])("%s reads none of more than 500 answers, and stops at the first invalid one", (_, contract) => {
  let looks = 0;
  const answersOf = (count: number) => {
    const fields = Array.from({ length: count }, (_, at) => [
      `k${at}`,
      { enumerable: true, get: () => Number(looks++) },
    ]);
    return Object.defineProperties({}, Object.fromEntries(fields));
  };
  expect(messagesOf(contract, { id: 1, responses: answersOf(501) })).toEqual({
    responses: "Send up to 500 answers at a time",
  });
  expect(looks).toBe(0);
  expect(messagesOf(contract, { id: 1, responses: answersOf(500) })).toEqual({
    "responses.k0": "An answer must be text or a list of options",
  });
  expect(looks).toBe(1);
  const list = { a: "Text", b: ["One"], c: ["One", 2], d: 3 };
  expect(Object.keys(messagesOf(contract, { id: 1, responses: list }))).toEqual(["responses.c"]);
  for (const none of [null, "1", undefined, 7]) {
    expect(messagesOf(saveResponses, { id: 1, responses: none })).toEqual({
      responses: expect.stringContaining("expected record"),
    });
  }
});
