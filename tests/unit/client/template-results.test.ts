import { describe, expect, it, test } from "vitest";
import type { TemplateResults } from "#shared/contracts/template-results";
import { barLength, shareText } from "../../../src/client/screens/admin-results/figures-text";
import {
  filterFields,
  filterTexts,
  groupNames,
} from "../../../src/client/screens/admin-results/filter-fields";
import { filterParams, readView } from "../../../src/client/screens/admin-results/results-address";
import { MAX_WEEKS, withEmptyWeeks } from "../../../src/client/screens/admin-results/weeks-section";
import { templateResultsSearch } from "../../../src/client/screens/search";
import { dayText } from "../../../src/client/ui/format/dates";
import { durationRange, durationText } from "../../../src/client/ui/format/duration";

const RESULTS: TemplateResults = {
  title: "Growth check",
  scale: { max: 100, decimals: 0 },
  groups: [],
  questions: [
    {
      key: "1-rating",
      text: "How healthy is your cash flow?",
      shortName: "Cash flow",
      type: "rating",
      isSeveral: false,
      highIs: "good",
      choices: [
        { value: "1", label: "Bad" },
        { value: "2", label: null },
      ],
      groups: [],
    },
    {
      key: "2-text",
      text: "Anything else?",
      shortName: null,
      type: "text",
      isSeveral: false,
      highIs: null,
      choices: [],
      groups: [],
    },
  ],
  scores: [],
  weeks: [],
  choices: {
    versions: [
      { id: 9, createdAt: new Date("2026-11-20T10:00:00Z"), attempts: 3 },
      { id: 4, createdAt: new Date("2026-11-01T10:00:00Z"), attempts: 5 },
    ],
    bands: ["Firm ground"],
    languages: ["en", "de"],
  },
  revision: "1",
};
const groupsNamed = (...labels: string[]) =>
  labels.map((label) => ({ label, started: 1, completed: 0, minutes: null, overall: null }));
const week = (monday: string, started = 1) => ({ monday, started, completed: 0, overall: null });

describe("filters in the address of results", () => {
  it("are validated by the contract, and invalid ones are dropped", () => {
    const search = templateResultsSearch({
      from: "2026-11-01",
      to: "soon",
      version: "4",
      status: "lost",
      compare: "door",
      page: "2",
    });
    const view = readView(search);
    expect(filterParams(view.filter)).toEqual([
      ["from", "2026-11-01"],
      ["version", "4"],
    ]);
    expect(view).toMatchObject({ compare: "door", problem: undefined });
  });

  it("explain why a period can't end before it starts", () => {
    const view = readView({ from: "2026-11-02", to: "2026-11-01", door: "lost" });
    expect(view).toMatchObject({ filter: {}, problem: "The last day must not be before the first" });
  });

  it("can compare by an answer", () => {
    expect(readView({ compare: "answer:1-rating" }).compare).toBe("answer:1-rating");
    expect(readView({ compare: "weather" }).compare).toBeUndefined();
  });
});

describe("filter fields", () => {
  it("are offered only if there is a choice, and so are comparisons", () => {
    const fields = filterFields(RESULTS);
    expect(fields.map(({ label }) => label)).toEqual([
      "Status",
      "Version",
      "Answered in",
      "Language",
      "Answer",
      "Compare by",
    ]);
    expect(fields.at(-1)?.choices).toEqual([
      { value: "status", label: "Status" },
      { value: "version", label: "Version" },
      { value: "door", label: "Answered in" },
      { value: "language", label: "Language" },
      { group: "Answers to", items: [{ value: "answer:1-rating", label: "1. Cash flow" }] },
    ]);
  });

  it("list the selected filters for printing", () => {
    const search = { from: "2026-11-01", version: "9", answer: "1-rating:1", compare: "language" };
    expect(filterTexts(filterFields(RESULTS), search)).toEqual([
      "From: 11/1/2026",
      "Version: Version 2 (11/20/2026)",
      "Answer: 1 – Bad",
      "Compare by: Language",
    ]);
  });

  it("name the compared groups, and keep unknown names", () => {
    const named = (compare: string | undefined, ...labels: string[]) =>
      groupNames({ ...RESULTS, groups: groupsNamed(...labels) }, compare);
    expect(named(undefined, "")).toEqual([""]);
    expect(named("door", "mixed", "unknown")).toEqual(["Chat and form", "Not recorded"]);
    expect(named("language", "de", "Others")).toEqual(["German", "Others"]);
    expect(named("version", "4")).toEqual(["Version 1 (11/1/2026)"]);
    expect(named("answer:1-rating", "1", "2")).toEqual(["1 – Bad", "2"]);
  });
});

describe("chart figures", () => {
  it("have percentages from five people on", () => {
    expect(shareText(3, 4)).toBe("3 people");
    expect(shareText(1, 1)).toBe("1 person");
    expect(shareText(3, 5)).toBe("3 (60%)");
    expect(shareText(1_200, 2_400)).toBe("1,200 (50%)");
  });

  it("never fill a bar for a small group", () => {
    expect(barLength(4, 4)).toBe(0.8);
    expect(barLength(5, 5)).toBe(1);
    expect(barLength(0, 0)).toBe(0);
  });

  it.each([
    [12, "12 s"],
    [59.6, "1 min"],
    [754, "13 min"],
    [3_600, "1 h"],
    [3_900, "1 h 5 min"],
    [72_000, "20 h"],
    [1_209_600, "14 days"],
  ])("write %d seconds as %s", (seconds, text) => {
    expect(durationText(seconds)).toBe(text);
  });

  it("write the unit of a range once", () => {
    expect(durationRange(540, 960)).toBe("9 to 16 min");
    expect(durationRange(40, 960)).toBe("40 s to 16 min");
    expect(durationRange(3_900, 960 * 60)).toBe("1 h 5 min to 16 h");
  });
});

test("empty weeks are included, up to half a year", () => {
  expect(withEmptyWeeks([])).toEqual([]);
  expect(withEmptyWeeks([week("2026-11-02"), week("2026-11-23")]).map(({ monday }) => monday)).toEqual([
    "2026-11-02",
    "2026-11-09",
    "2026-11-16",
    "2026-11-23",
  ]);
  const long = withEmptyWeeks([week("2020-01-06"), week("2026-11-23", 7)]);
  expect(long).toHaveLength(MAX_WEEKS);
  expect(long.at(-1)?.started).toBe(7);
  expect(dayText("2026-01-06")).toBe("1/6");
});
