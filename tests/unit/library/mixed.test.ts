import { expect, test } from "vitest";
import { mergeTemplates } from "#server/template-library/merge-templates";
import type { TemplateFile } from "#shared/contracts/template-file";
import type { Card } from "#shared/domain/cards/card";
import { QUESTION_DEFAULTS } from "#shared/domain/questions/question";

type Question = TemplateFile["questions"][number];

const makeQuestion = (questionText: string, fields: Partial<Question> = {}): Question => ({
  ...QUESTION_DEFAULTS,
  ...{ questionText, questionType: "rating", options: null, isRequired: true, analysisPrompt: null },
  ...{ highIs: "good", dimension: "money" },
  ...fields,
});
const text = (questionText: string, isRequired = true) =>
  makeQuestion(questionText, { questionType: "text", highIs: null, dimension: null, isRequired });
const shownIf = (question: number): Partial<Question> => ({
  conditions: { version: 1, match: "all", rules: [{ question, op: "atMost", value: 2 }] },
});
const card = (key: string, ...rules: Card["when"]["rules"]): Card => ({
  ...{ key, when: { version: 1, match: "all", rules }, kind: "weakness", dimension: "money" },
  ...{ title: key, why: "Because.", steps: [], effort: 1, impact: 1 },
});
const low = (question: number) => ({ question, op: "atMost" as const, value: 2 });

const template = (title: string, questions: Question[], cards: Card[], keys: string[]): TemplateFile => ({
  ...{ title, description: `${title} it is.`, resultsAnalysisPrompt: `Look at ${title}.`, isActive: false },
  ...{ language: null, isSharedDevice: false, chatSuggestions: null, questions, cards },
  scoring: {
    ...{ version: 1, visibleTo: "participant", scale: { max: 100, decimals: 0 }, minCoverage: 0.5 },
    dimensions: keys.map((key) => ({ key, name: key, description: null, weight: 1, bands: null })),
    ...{ bands: [{ from: 0, name: "All", text: "" }], benchmark: { on: false, k: 5 } },
  },
});

const FIRST = template(
  "Cash check",
  [
    text("What do you sell?"),
    makeQuestion("How easy is it?"),
    makeQuestion("Since when?", shownIf(2)),
    makeQuestion("How far?", { ...shownIf(8), dimension: "plan" }),
    text("What worries you?"),
    makeQuestion("How sure?"),
    makeQuestion("How calm?"),
    makeQuestion("How late?"),
    makeQuestion("How often?"),
    text("What else do you do?"),
    text("Anything else?", false),
  ],
  [
    card("easy", low(2)),
    card("far", low(4)),
    card("both", low(2), low(6)),
    card("often", low(9)),
    card("whole", { score: "", op: "atMost", value: 20 }),
  ],
  ["money", "plan"],
);
const SECOND = template(
  "Team check",
  [
    makeQuestion("How many?", { dimension: "people" }),
    makeQuestion("How easy is it?"),
    makeQuestion("How kind?", shownIf(1)),
    makeQuestion("How loud?", { highIs: null }),
    makeQuestion("How open?"),
  ],
  [
    card("many", low(1)),
    card("easy", low(5)),
    card("open", low(5)),
    card("twice", low(5), { score: "money", op: "atMost", value: 20 }),
    card("team", { band: "", op: "is", value: "All" }),
    card("two", low(1), low(5)),
  ],
  ["money", "people"],
);

const outline = ({ questions, cards, scoring, title, description, resultsAnalysisPrompt }: TemplateFile) => ({
  texts: [title, description, resultsAnalysisPrompt],
  dimensions: scoring?.dimensions.map(({ key }) => key),
  questions: questions.map(({ questionText, dimension, conditions }) => [
    questionText,
    dimension,
    ...(conditions?.rules ?? []),
  ]),
  cards: cards.map(({ key, dimension, when }) => [key, dimension, ...when.rules]),
});

test("merging takes five questions of the first template, the two best of the second, and their cards", () => {
  expect(outline(mergeTemplates(FIRST, SECOND))).toEqual({
    texts: [
      "Cash check, with a look at team",
      "Cash check it is. Team check it is.",
      "Look at Cash check. Look also at this: team check it is.",
    ],
    dimensions: ["money", "money-2", "people"],
    questions: [
      ["What do you sell?", null],
      ["How easy is it?", "money"],
      ["Since when?", "money", low(2)],
      ["How sure?", "money"],
      ["How calm?", "money"],
      ["How late?", "money"],
      ["How many?", "people"],
      ["How open?", "money-2"],
      ["What worries you?", null],
      ["Anything else?", null],
    ],
    cards: [
      ["easy", "money", low(2)],
      ["both", "money", low(2), low(4)],
      ["whole", "money", { score: "", op: "atMost", value: 20 }],
      ["many", "money-2", low(7)],
      ["easy-2", "money-2", low(8)],
      ["open", "money-2", low(8)],
      ["twice", "money-2", low(8), { score: "money-2", op: "atMost", value: 20 }],
      ["two", "money-2", low(7), low(8)],
    ],
  });
});
