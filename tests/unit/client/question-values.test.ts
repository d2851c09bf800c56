import { expect, test } from "vitest";
import { questionChange, questionDraft } from "#shared/contracts/questions";
import { asOptions, withOptions } from "../../../src/client/screens/admin-questions/editor/option-lines";
import {
  NEW_QUESTION,
  type QuestionValues,
  questionChangeOf,
  questionForm,
  questionFormValues,
} from "../../../src/client/screens/admin-questions/editor/question-values";

const CHOICE: QuestionValues = {
  ...NEW_QUESTION,
  questionText: "Which?",
  questionType: "multiple_choice",
  options: "Red\nGreen\nNone",
  selection: "several",
  exclusiveOptions: ["None"],
  points: { Red: "10", Green: "2,5", None: "0" },
};

const submitted = (values: QuestionValues) => {
  const { options, points, exclusiveOptions } = questionForm.parse(values);
  return { options, points, exclusiveOptions };
};
const typed = (values: QuestionValues, ...lines: string[]): QuestionValues =>
  lines.reduce(withOptions, values);

test("points and exclusive options follow when options are moved, added or removed", () => {
  expect(submitted(typed(CHOICE, "None\nRed\nGreen"))).toEqual({
    options: ["None", "Red", "Green"],
    points: [0, 10, 2.5],
    exclusiveOptions: ["None"],
  });
  expect(submitted({ ...CHOICE, points: {} }).points).toBeNull();
  expect(submitted({ ...CHOICE, selection: "one" }).exclusiveOptions).toBeNull();
  const shortened = typed(CHOICE, "Red\nGreen");
  expect(submitted(shortened)).toEqual({
    options: ["Red", "Green"],
    points: [10, 2.5],
    exclusiveOptions: null,
  });
  const pasted = typed(shortened, "None\nRed\nGreen");
  expect(submitted(pasted)).toMatchObject({ points: [0, 10, 2.5], exclusiveOptions: ["None"] });
  const extended = typed(CHOICE, "Red\nGreen\nBlue\nNone");
  expect(questionForm.safeParse(extended).success).toBe(false);
  expect(submitted({ ...extended, points: { ...extended.points, Blue: "1" } }).points).toEqual([
    10, 2.5, 1, 0,
  ]);
});

test.each([
  ["bullets and tabs", "•\tRed\n\n·  Dark\tblue\n", "Red\n\nDark blue\n"],
  ["lines that only look like a list", "- 5 °C\n+ 5 °C\n10\u00a0€", "- 5 °C\n+ 5 °C\n10\u00a0€"],
  ["Word's numbers", "1.\tSales\n2.\tFinance", "Sales\nFinance"],
  ["letters in brackets", "a) Sales\nb) Finance\nc) IT", "Sales\nFinance\nIT"],
  ["numbers in brackets", "(9) Sales\n(10) Finance", "Sales\nFinance"],
  ["Word's second level", "o\tSales\no\tFinance", "Sales\nFinance"],
  ["Word's own bullet", "\uf0b7\tSales\n\uf0b7\tFinance", "Sales\nFinance"],
  ["boxes", "☐ Sales\n☑ Finance\n☐ IT", "Sales\nFinance\nIT"],
  ["a list of tasks", "[ ] Sales\n[x] Finance", "Sales\nFinance"],
  ["arrows", "➢ Sales\n➢ Finance", "Sales\nFinance"],
  ["zero-width spaces and a byte order mark", "\ufeffSales\u200b\n\u2060Fin\u00adance", "Sales\nFinance"],
  ["a column of numbers", "1\tSales\n2\tFinance", "Sales\nFinance"],
  ["codes with semicolons", "A1;Sales\nA2;Finance", "Sales\nFinance"],
  ["codes as SurveyJS writes them", "1|Sales\n2|Finance", "Sales\nFinance"],
  ["quoted cells", '"1";"Sales"\n"2";"Finance"', "Sales\nFinance"],
  ["Windows lines and old Mac lines", "Sales\r\nFinance\rIT", "Sales\nFinance\nIT"],
  ["line breaks within a cell of Excel", "Sales\vFinance\u2028IT", "Sales\nFinance\nIT"],
])("pasted options with %s", (_what, pasted, options) => {
  expect(asOptions(pasted)).toBe(options);
});

test.each([
  ["ordinals that are part of the name", "1. Bundesliga\n2. Bundesliga"],
  ["numbers that do not count", "3. World War\n7. Symphony"],
  ["amounts", "1 room\n2 rooms\n3 rooms"],
  ["one line with a number", "1. Sales"],
  ["some lines with a number", "1. Sales\nFinance"],
  ["initials", "A. Smith\nC. Jones"],
  ["a part of a line", " or none"],
  ["words with a break that their script needs", "ភាសា\u200bខ្មែរ\nភាសា\u200bថៃ"],
])("pasted options keep %s", (_what, pasted) => {
  expect(asOptions(pasted)).toBe(pasted);
});

test("an option that is rewritten letter by letter keeps its points and stays exclusive", () => {
  const letters = ["Red\nGreen\nNon", "Red\nGreen\nNo", "Red\nGreen\nNot", "Red\nGreen\nNot one"];
  expect(submitted(typed(CHOICE, ...letters))).toEqual({
    options: ["Red", "Green", "Not one"],
    points: [10, 2.5, 0],
    exclusiveOptions: ["Not one"],
  });
});

test("when many lines change, none counts as rewritten", () => {
  const all = typed({ ...CHOICE, options: "Red\nGreen\nBlue\nNone" }, "One\nTwo\nThree\nFour");
  expect(all).toMatchObject({ points: CHOICE.points, exclusiveOptions: ["None"] });
  expect(Object.keys(all.points)).toEqual(["Red", "Green", "None"]);
  for (const [before, after] of [
    ["Red\nGreen\nBlue\nNone", "One\nNone"],
    ["Red\nNone", "One\nTwo\nThree\nNone"],
  ] as const)
    expect(typed({ ...CHOICE, options: before }, after).points).toEqual(CHOICE.points);
  const unworthy = typed({ ...CHOICE, points: {} }, "Rot\nGreen\nNone");
  expect(unworthy).toMatchObject({ points: {}, exclusiveOptions: ["None"] });
  expect(unworthy.options).toBe("Rot\nGreen\nNone");
});

test("invalid input is reported at its field, and fields of other types are ignored", () => {
  const wrong = { ...CHOICE, points: { Red: "much", Green: "", None: "2000" }, weight: "heavy" };
  const paths = questionForm.safeParse(wrong).error?.issues.map(({ path }) => path.join("."));
  expect(paths?.sort()).toEqual(["points.0", "points.1", "points.2", "weight"]);
  const asText = questionForm.parse({ ...wrong, questionType: "text" });
  expect(asText).toMatchObject({ points: null, weight: 1, options: null, exclusiveOptions: null });
  const rating = { ...NEW_QUESTION, questionText: "How?", questionType: "rating" as const };
  expect(questionForm.parse({ ...rating, scaleLabels: ["", "", "", "", ""] }).scaleLabels).toBeNull();
  const oneEnd = questionForm.safeParse({ ...rating, scaleLabels: ["Never", "", "", "", ""] });
  expect(oneEnd.error?.issues[0]).toMatchObject({
    path: ["scaleLabels"],
    message: "Label both ends of the scale",
  });
});

test("opening and saving a question changes nothing", () => {
  const details = {
    shortName: "Which",
    help: "Any",
    whyAsked: "To know",
    dimension: "people",
    weight: 2.5,
    skipCounts: "zero",
    conditions: { version: 1, match: "all", rules: [{ question: 3, op: "answered" }] },
    analysisPrompt: "Look",
  };
  const choice = {
    ...details,
    questionText: "Which?",
    questionType: "multiple_choice",
    options: ["A.b", "C", "None"],
    selection: "several",
    exclusiveOptions: ["None"],
    points: [1, -2, 0],
    combine: "sum",
  };
  const rating = {
    ...details,
    questionText: "How?",
    questionType: "rating",
    scaleLabels: ["Never", "", "", "", "Always"],
    highIs: "bad",
  };
  const now = new Date();
  for (const draft of [choice, rating].map((one) => questionDraft.parse(one))) {
    const row = { id: 1 as never, assessmentId: 1 as never, order: 1, createdAt: now, updatedAt: now };
    const values = questionFormValues({ ...draft, ...row });
    expect(questionChange.parse(questionForm.parse(values))).toEqual(draft);
    expect(questionChangeOf(values, questionForm.parse(values))).toEqual({});
  }
});

test("only changes are sent, and options always with their points and exclusive options", () => {
  const changed = (change: Partial<QuestionValues>) =>
    questionChangeOf(CHOICE, questionForm.parse({ ...CHOICE, ...change }));
  expect(changed({ isRequired: false, help: " Say which " })).toEqual({
    isRequired: false,
    help: "Say which",
  });
  expect(changed({ points: { Red: "10", Green: "3", None: "0" } })).toEqual({
    options: ["Red", "Green", "None"],
    points: [10, 3, 0],
    exclusiveOptions: ["None"],
  });
  expect(changed({ options: "Red\nGreen\nNone\n", help: "   " })).toEqual({});
  expect(changed(typed({ ...CHOICE, points: {} }, "Green\nRed\nNone"))).toEqual({
    options: ["Green", "Red", "None"],
    points: null,
    exclusiveOptions: ["None"],
  });
  expect(changed({ questionType: "text" })).toMatchObject({
    questionType: "text",
    options: null,
    points: null,
  });
});
