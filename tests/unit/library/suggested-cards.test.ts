import { expect, test } from "vitest";
import {
  aboutQuestion,
  cardSubjects,
  readCardSubjects,
  subjectOf,
} from "#server/template-library/suggested-cards";
import { card } from "#shared/contracts/cards";
import type { Horizon } from "#shared/domain/cards/card";

/** The rules for suggested cards are in the README.md of their folder. */

const PARTS = cardSubjects().flatMap(({ name, weak, better }) => [
  { where: `${name}, weak`, ...weak },
  { where: `${name}, better`, ...better },
]);
const STEPS = PARTS.flatMap(({ where, steps }) => steps.map((step) => ({ where, ...step })));
const TEXTS = PARTS.flatMap(({ where, title, why, steps }) =>
  [title, why, ...steps.map(({ text }) => text)].map((text) => ({ where, text })),
);

const DAYS: Record<Horizon, number> = { week: 7, month: 31, quarter: 92 };
const COUNTS = "one two three four five six seven eight nine ten thirteen".split(" ");
const UNITS: Record<string, number> = { day: 1, week: 7, month: 30, quarter: 91 };
const SPAN = new RegExp(
  `\\b(?:for|after|within|in)\\s+(a|an|\\d+|${COUNTS.join("|")})\\s+(day|week|month|quarter)s?\\b(?! of an hour)`,
  "gi",
);

/** The longest time span in a step, in days. */
function longestSpan(text: string): number {
  const spans = [...text.matchAll(SPAN)].map(([, count = "", unit = ""]) => {
    const number = COUNTS.indexOf(count.toLowerCase()) + 1 || Number(count) || 1;
    return number * (UNITS[unit.toLowerCase()] ?? 0);
  });
  return Math.max(0, ...spans);
}

test("each kind of work has a subject with a unique name and unique titles", () => {
  expect(cardSubjects().length).toBeGreaterThanOrEqual(40);
  expect(new Set(cardSubjects().map(({ name }) => name)).size).toBe(cardSubjects().length);
  for (const list of [
    PARTS.map(({ title }) => title),
    PARTS.map(({ why }) => why),
    STEPS.map(({ text }) => text),
  ])
    expect(list.filter((text, at) => list.indexOf(text) < at)).toEqual([]);
});

test("a reason is one to three sentences that don't repeat the answer", () => {
  const sentences = new Intl.Segmenter("en", { granularity: "sentence" });
  expect(PARTS.filter(({ why }) => /\{\{/.test(why))).toEqual([]);
  expect(PARTS.filter(({ why }) => [...sentences.segment(why)].length > 3)).toEqual([]);
});

test("a title fits on two lines of a phone", () => {
  expect(PARTS.filter(({ title }) => title.length > 70)).toEqual([]);
});

test("no step mentions a span longer than its horizon, or repeats the horizon", () => {
  expect(STEPS.filter(({ text, horizon }) => longestSpan(text) > DAYS[horizon])).toEqual([]);
  expect(STEPS.filter(({ text }) => /\b(this (week|month|quarter)|by friday)\b/i.test(text))).toEqual([]);
});

test("a card has up to three steps that start with a verb, and a risk starts soon", () => {
  const nonVerbStart = /^(This|That|The|A|An|For|At|By|If|When|As|In|On|It|You|Before|After|Once)\b/;
  expect(STEPS.filter(({ text }) => nonVerbStart.test(text))).toEqual([]);
  expect(PARTS.filter(({ steps }) => steps.length > 3)).toEqual([]);
  expect(PARTS.filter(({ kind, steps }) => kind === "risk" && steps[0]?.horizon === "quarter")).toEqual([]);
});

test("no text makes claims about the world or uses exclamation marks", () => {
  const world =
    /%|per ?cent|\bstud(y|ies)\b|research shows|statistic(s|ally) |on average|most (compan|business|people|firms|teams)|experts|usually|\d{3}|!|best practice|leverage/i;
  expect(TEXTS.filter(({ text }) => world.test(text))).toEqual([]);
});

test("risks have the highest impact, and a good end never has more impact than a bad one", () => {
  expect(PARTS.filter(({ kind, impact }) => kind === "risk" && impact < 3)).toEqual([]);
  expect(cardSubjects().filter(({ weak, better }) => better.impact > weak.impact)).toEqual([]);
});

test("every example question finds a subject", () => {
  const outside = cardSubjects().flatMap(({ questions }) => questions.filter((text) => !subjectOf(text)));
  expect(outside).toEqual([]);
});

test("each example finds its own subject, and both of its cards are valid", () => {
  for (const subject of cardSubjects()) {
    const found = subject.questions.map((text) => subjectOf(text)?.subject.name);
    expect(new Set(found)).toEqual(new Set([subject.name]));
    const cards = [subject.weak, subject.better].map(({ kind, title, why, steps, effort, impact }) => ({
      ...{ key: "key", when: { version: 1, match: "all", rules: [{ question: 7, op: "answered" }] } },
      ...{ kind, title, why: aboutQuestion(why, 7), effort, impact },
      steps: steps.map(({ text, horizon }) => ({ text: aboutQuestion(text, 7), horizon })),
    }));
    for (const one of cards) expect(card.safeParse(one).error, subject.name).toBeUndefined();
  }
});

const SUBJECT = `
- name: lamps
  questions: [How bright are the lamps?]
  weak:
    kind: risk
    title: Fix the lamps
    why: In the dark, no one sees what is wrong.
    steps: [{ text: Count the lamps., horizon: week }]
    effort: 1
    impact: 3
  better:
    kind: opportunity
    title: Dim the lamps
    why: It is bright enough for less.
    steps: [{ text: Turn one off., horizon: week }]
    effort: 1
    impact: 1
`;

test.each([
  ["a kind that praises what is weak", SUBJECT.replace("kind: risk", "kind: strength")],
  ["a placeholder with a number", SUBJECT.replace("In the dark", "{{quote:3}} In the dark")],
  ["no impact", SUBJECT.replace("    impact: 3\n", "")],
  ["no steps", SUBJECT.replace("[{ text: Count the lamps., horizon: week }]", "[]")],
  ["an unknown horizon", SUBJECT.replace("horizon: week", "horizon: soon")],
  ["no example", SUBJECT.replace("[How bright are the lamps?]", "[]")],
  ["an unknown field", SUBJECT.replace("name: lamps", "name: lamps\n  colour: red")],
])("a file with %s is refused", (_, text) => {
  expect(readCardSubjects(SUBJECT)).toHaveLength(1);
  expect(() => readCardSubjects(text)).toThrow();
});
