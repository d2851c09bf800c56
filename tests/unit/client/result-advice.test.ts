import { expect, test } from "vitest";
import type { AdviceItem, Statement } from "#shared/domain/cards/advice";
import { ADVICE_HEADINGS } from "#shared/domain/cards/advice-headings";
import type { CardKind } from "#shared/domain/cards/card";
import { adviceGroups } from "../../../src/client/components/report/advice/advice-groups";
import { citedAnswers, citedWords, runsOf } from "../../../src/client/components/report/advice/citations";

const rating = { questionType: "rating", scaleLabels: ["Never", "", "", "", "Always"] } as const;
const open = { questionType: "text", scaleLabels: null } as const;
const QUESTIONS = [
  { id: 7, questionText: "How often?", ...rating },
  { id: 9, questionText: "Since when?", ...open },
  { id: 12, questionText: "Anything else?", ...open },
];
const LONG = `${"Before that all went well. ".repeat(30)}Then two customers left us at once. ${"It goes on and on. ".repeat(30)}`;

const all = (...questions: number[]) => questions.map((question) => ({ question, quote: null }));
const cited = (evidence: Statement["evidence"], responses = {}) =>
  citedAnswers(evidence, { questions: QUESTIONS, responses });

test("cited answers have the page's numbers and order", () => {
  const found = cited(all(9, 7, 4711), { 7: "5", 9: "skip" });
  expect(found).toEqual([
    {
      number: 1,
      questionText: "How often?",
      isOpen: false,
      pieces: [{ text: "5/5 – Always", isQuoted: false }],
    },
    { number: 2, questionText: "Since when?", isOpen: true, pieces: [] },
  ]);
  expect(citedWords(found)).toBe(
    "Answer 1. How often? 5/5 – Always. Answer 2. Since when? No answer provided.",
  );
});

test("with cards, answers have the cards' numbers, which count hidden questions too", () => {
  const numbered = [5, ...QUESTIONS.map(({ id }) => id)];
  const answers = { questions: QUESTIONS, responses: { 7: "5" }, numbered };
  expect(citedAnswers(all(9, 7), answers).map(({ number }) => number)).toEqual([2, 3]);
});

test("a quote is marked in its answer, and a long answer is shortened around it", () => {
  const short = cited([{ question: 9, quote: "since March" }], { 9: "Ever since\n March, I think." });
  expect(short[0]?.pieces).toEqual([
    { text: "Ever ", isQuoted: false },
    { text: "since March", isQuoted: true },
    { text: ", I think.", isQuoted: false },
  ]);
  const quote = "two customers left us";
  const [long] = cited([{ question: 9, quote }], { 9: LONG });
  expect(long?.pieces.map(({ isQuoted }) => isQuoted)).toEqual([false, true, false]);
  expect(long?.pieces[0]?.text).toMatch(/^… \S.*Then $/);
  expect(long?.pieces[2]?.text).toMatch(/^ at once\..* …$/);
  const { length } = long?.pieces.map(({ text }) => text).join("") ?? "";
  expect(length).toBeGreaterThan(270);
  expect(length).toBeLessThan(330);
});

test("a citation of a whole answer marks nothing, and a long one is cut after a word", () => {
  const fullAnswer = [{ text: "Since March.", isQuoted: false }];
  expect(cited(all(9), { 9: "Since March." })[0]?.pieces).toEqual(fullAnswer);
  expect(cited([{ question: 9, quote: "Since March." }], { 9: "Since March." })[0]?.pieces).toEqual(
    fullAnswer,
  );
  const [long] = cited(all(12), { 12: LONG });
  expect(long?.pieces[0]?.text).toMatch(/well\. .* …$/);
  expect(long?.pieces[0]?.text.length).toBeGreaterThan(270);
  expect(LONG).toContain(long?.pieces[0]?.text.slice(0, -2));
});

test("consecutive sentences with the same evidence share one citation mark", () => {
  const say = (text: string, ...questions: number[]) => ({ text, evidence: all(...questions) });
  const runs = runsOf([say("One.", 7, 9), say("Two.", 9, 7), say("Three.", 9), say("Four.", 7, 9)]);
  expect(runs.map(({ text }) => text)).toEqual(["One. Two.", "Three.", "Four."]);
});

const item = (kind: CardKind, dimension: string | null): AdviceItem => ({
  card: null,
  kind,
  dimension,
  title: { text: kind, evidence: all(7) },
  why: [],
  steps: [],
  effort: 1,
  impact: 1,
});
const AREAS = [
  { key: "money", name: "Money" },
  { key: "people", name: "People" },
];
const shape = (items: readonly AdviceItem[], areas: typeof AREAS) =>
  adviceGroups(items, areas, ADVICE_HEADINGS).map(({ name, type, items }) => [
    name,
    type,
    ...items.map(({ kind }) => kind),
  ]);

test("advice is grouped by risks first, then areas in the order of the items, then other topics", () => {
  const items = [
    item("risk", "money"),
    item("risk", null),
    item("weakness", null),
    item("weakness", "people"),
    item("opportunity", "money"),
    item("strength", "people"),
  ];
  expect(shape(items, AREAS)).toEqual([
    ["Risks", "kind", "risk", "risk"],
    ["People", "area", "weakness", "strength"],
    ["Money", "area", "opportunity"],
    ["Other topics", "elsewhere", "weakness"],
  ]);
});

test("without areas, advice is grouped by kind", () => {
  const items = [item("weakness", "money"), item("weakness", "people"), item("strength", null)];
  expect(shape(items, [])).toEqual([
    ["Needs improvement", "kind", "weakness", "weakness"],
    ["Strengths", "kind", "strength"],
  ]);
});
