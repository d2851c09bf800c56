import { describe, expect, test } from "vitest";
import { card as contract } from "#shared/contracts/cards";
import type { Card, CardConditions, CardRule } from "#shared/domain/cards/card";
import { cardProblems } from "#shared/domain/cards/card-check";
import type { QuestionId, TemplateId } from "#shared/domain/ids";
import { QUESTION_DEFAULTS } from "#shared/domain/questions/question";
import { cardSentence, cardText } from "../../../src/client/components/advice-cards/card-sentence";
import { dimensionChoices } from "../../../src/client/components/template/dimension-choices";
import type { AdviceQuestion, CardContext } from "../../../src/client/screens/admin-advice/advice-types";
import { byKind } from "../../../src/client/screens/admin-advice/cards/card-list";
import { cardSubjects } from "../../../src/client/screens/admin-advice/cards/card-subjects";
import {
  cardForm,
  cardFormValues,
  NEW_CARD,
  placed,
} from "../../../src/client/screens/admin-advice/cards/card-values";
import { cardForAnswer, riskFor } from "../../../src/client/screens/admin-advice/coverage-section";
import { aDimension, aScoring } from "./result-examples";

function example(id: number, change: Partial<AdviceQuestion> = {}): AdviceQuestion {
  return {
    ...QUESTION_DEFAULTS,
    id: id as QuestionId,
    assessmentId: 1 as TemplateId,
    order: id,
    questionText: `Question ${id}`,
    questionType: "multiple_choice",
    options: ["Yes", "No"],
    isRequired: true,
    analysisPrompt: null,
    createdAt: new Date(0),
    updatedAt: new Date(0),
    ...change,
  };
}

const questions = [
  example(31, { shortName: "Reserve", points: [10, 0], dimension: "money" }),
  example(32, { selection: "several", options: ["Web", "Shop", "None"] }),
  example(33, { questionType: "rating", options: null, highIs: "bad", dimension: "money" }),
  example(34, { questionType: "text", options: null, questionText: `What ${"else ".repeat(20)}?` }),
];
const scoring = aScoring({ dimensions: [aDimension("money", { name: "Money" })] });
const context: CardContext = { assessmentId: 1, questions, scoring, cards: [] };
const allOf = (...rules: CardConditions["rules"]): CardConditions => ({ version: 1, match: "all", rules });

const stored: Card = {
  key: "no-reserve",
  when: allOf(
    { question: 31, op: "is", value: "No" },
    {
      match: "any",
      rules: [
        { question: 33, op: "atLeast", value: 4 },
        { score: "money", op: "atMost", value: 2 },
      ],
    },
  ),
  kind: "risk",
  dimension: "money",
  title: "There is nothing to fall back on",
  why: "You said {{answer:31}}. And {{quote:34}}, too.",
  steps: [{ text: "Look at {{answer:33}} again", horizon: "week" }],
  effort: 1,
  impact: 3,
};
const problemsIn = (form: ReturnType<typeof cardForm>, values: unknown) =>
  form.safeParse(values).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];

describe("a card's condition as a sentence", () => {
  test.each<[CardConditions["rules"], string]>([
    [stored.when.rules, "If 1 (Reserve) is No and (3 (Question 33) is at least 4 or Money is at most 2)"],
    [[{ question: 32, op: "includes", value: "Web" }], "If 2 (Question 32) includes Web"],
    [
      [{ question: 34, op: "notAnswered" }],
      "If 4 (What else else else else else else else…) is not answered",
    ],
    [[{ score: "", op: "atLeast", value: 4.5 }], "If the overall score is at least 4.5"],
    [[{ band: "money", op: "is", value: "Low" }], "If Money is in the band “Low”"],
    [[{ band: "team", op: "is", value: "Low" }], "If a deleted area is in the band “Low”"],
    [[{ question: 99, op: "answered" }], "If a deleted question is answered"],
    [[{ question: 99, op: "mentions", value: "date" }], "If a deleted question mentions a date"],
    [
      [{ question: 31, op: "mentions", value: ["VAT", "bank loan"] }],
      "If 1 (Reserve) mentions “VAT” or “bank loan”",
    ],
    [[{ question: 31, op: "numberBetween", value: [5, 12_000] }], "If 1 (Reserve) is between 5 and 12,000"],
    [[{ question: 31, op: "numberAtLeast", value: Number.NaN }], "If 1 (Reserve) is at least …"],
  ])("%j", (rules, sentence) => {
    expect(cardSentence(allOf(...rules), questions, scoring)).toBe(sentence);
  });
});

test("placeholders are shown as the names of their questions", () => {
  expect(cardText(stored.why, questions)).toBe(
    "You said [answer to 1 (Reserve)]. And [answer to 4 (What else else else else else else else…)], too.",
  );
  expect(cardText("As {{quote:99}} says", questions)).toBe("As [deleted answer] says");
});

describe("the card form", () => {
  test("refers to questions by number, and gives back the same card", () => {
    const values = cardFormValues(stored, questions);
    expect(values.why).toBe("You said {{answer:1}}. And {{quote:4}}, too.");
    expect(values.steps.map(({ text }) => text)).toEqual(["Look at {{answer:3}} again"]);
    expect(cardForm(context, stored.key).parse(values)).toEqual(stored);
  });

  test("gives a new card a unique key from its title", () => {
    const values = { ...cardFormValues(stored, questions), title: "No reserve" };
    expect(cardForm({ ...context, cards: [stored] }, undefined).parse(values).key).toBe("no-reserve-2");
  });

  test("reports missing values at their fields", () => {
    expect(problemsIn(cardForm(context, undefined), NEW_CARD)).toEqual([
      "when.rules: Add at least one condition",
      "title: Enter the title",
      "why: Enter the reason",
    ]);
  });

  test("reports unknown questions and invalid placeholders at their fields", () => {
    const form = cardForm(context, stored.key);
    const values = cardFormValues(stored, questions);
    const why = (text: string) => problemsIn(form, { ...values, why: text });
    expect(why("So {{answer:99}}")).toEqual(["why: Uses the answer to a deleted question"]);
    // 31 is an id, not the number of a question.
    expect(why("So {{answer:31}}")).toEqual(["why: Uses the answer to a deleted question"]);
    for (const text of ["{{answer 1}}", "{{answer:}}", "{{Quote:1}}", "{{answer:1"])
      expect(why(text)).toEqual([
        "why: Use the question's number in a placeholder, as in {{answer:3}} or {{quote:3}}",
      ]);
    expect(problemsIn(form, { ...values, title: "So {{answer:1}}" })).toEqual([
      "title: You can insert answers only in the reason and steps",
    ]);
  });

  test("reports everything that was deleted since the card was saved", () => {
    const less: CardContext = {
      ...context,
      questions: questions.slice(1),
      scoring: aScoring({ dimensions: [] }),
    };
    expect(problemsIn(cardForm(less, stored.key), cardFormValues(stored, less.questions))).toEqual([
      "when.rules.0.question: This question doesn't exist",
      'when.rules.1.rules.1.score: The assessment has no area "money"',
      "why: Uses the answer to a deleted question",
      'dimension: The assessment has no area "money"',
    ]);
  });

  test("offers each area, none, and the card's own area even if it was deleted", () => {
    const labelsFor = (current: string) =>
      dimensionChoices(scoring.dimensions, current).map(({ label }) => label);
    expect(labelsFor("")).toEqual(["None", "Money"]);
    expect(labelsFor("money")).toEqual(["None", "Money"]);
    expect(labelsFor("people")).toEqual(["None", "Money", "people (deleted)"]);
  });
});

test("lists cards by kind, then by area in the scoring's order, then those without an area", () => {
  const both = aScoring({ dimensions: ["team", "money"].map((key) => aDimension(key)) });
  const cards = [
    { key: "none", dimension: null },
    { key: "money", dimension: "money" },
    { key: "gone", dimension: "gone" },
    { key: "team", dimension: "team" },
    { key: "good", kind: "strength" as const },
  ].map((change) => ({ ...stored, ...change }));
  const listed = (from: typeof both | null) =>
    byKind(cards, from).map(({ kind, kindCards }) => [kind, kindCards.map(({ key }) => key)]);
  expect(listed(both)).toEqual([
    ["risk", ["team", "money", "none", "gone"]],
    ["strength", ["good"]],
  ]);
  expect(listed(null)[0]).toEqual(["risk", ["none", "money", "gone", "team"]]);
});

describe("the condition builder for cards", () => {
  const subjects = cardSubjects(placed(questions), scoring);

  test("offers each question and score, and its first rules are valid", () => {
    expect(subjects.map(({ label, group }) => `${group}: ${label}`)).toEqual([
      "Answers: 1. Question 31",
      "Answers: 2. Question 32",
      "Answers: 3. Question 33",
      `Answers: 4. ${questions[3]?.questionText}`,
      "Scores: Overall score",
      "Scores: Money",
    ]);
    for (const { first } of subjects) {
      const card = contract.parse({ ...stored, when: allOf(first), why: "So.", steps: [] });
      expect(cardProblems([card], { questions: placed(questions), scoring })).toEqual([]);
    }
  });

  test("finds exactly one subject for each rule", () => {
    const rules: CardRule[] = [
      ...subjects.map(({ first }) => first),
      { band: "money", op: "is", value: "Low" },
      { band: "", op: "is", value: "Low" },
    ];
    expect(rules.map((rule) => subjects.filter(({ isOf }) => isOf(rule)).map(({ key }) => key))).toEqual([
      ["1"],
      ["2"],
      ["3"],
      ["4"],
      ["value-"],
      ["value-money"],
      ["value-money"],
      ["value-"],
    ]);
    expect(subjects.some(({ isOf }) => isOf({ question: 9, op: "answered" }))).toBe(false);
    const answers = subjects.filter(({ group }) => group === "Answers");
    for (const { fields } of subjects) {
      const shown = rules.map((rule) => fields(rule, () => undefined, false) !== false);
      const isOverAnswers = answers.some((subject) => subject.fields === fields);
      expect(shown).toEqual(rules.map((rule) => "question" in rule === isOverAnswers));
    }
  });

  test("a new score rule starts at the second band or half the scale, and needs scoring", () => {
    const firsts = (bands: typeof scoring.bands) =>
      cardSubjects([], { ...scoring, bands }).map(({ first }) => first);
    expect(firsts(scoring.bands)).toEqual([
      { score: "", op: "atMost", value: 2.5 },
      { score: "money", op: "atMost", value: 2.5 },
    ]);
    expect(firsts([{ from: 0, name: "Any", text: "" }])[0]).toMatchObject({ value: 2.5 });
    expect(firsts([...scoring.bands].map((band) => ({ ...band, from: band.from * 1.2 })))[0]).toMatchObject({
      value: 3,
    });
    const plain = cardSubjects(placed(questions), null);
    expect(plain.map(({ key, group }) => [key, group])).toEqual(
      ["1", "2", "3", "4"].map((key) => [key, undefined]),
    );
  });
});

describe("a suggested card for an uncovered answer", () => {
  test("tests that answer, and has a kind that fits the answer's score", () => {
    const suggestions = questions.slice(0, 3).flatMap((question, at) =>
      (question.options ?? ["1", "5"]).map((answer) => {
        const { when, kind, dimension } = cardForAnswer(question, at + 1, answer);
        return [when?.rules[0], kind, dimension];
      }),
    );
    expect(suggestions).toEqual([
      [{ question: 1, op: "is", value: "Yes" }, "strength", "money"],
      [{ question: 1, op: "is", value: "No" }, "weakness", "money"],
      [{ question: 2, op: "includes", value: "Web" }, "opportunity", ""],
      [{ question: 2, op: "includes", value: "Shop" }, "opportunity", ""],
      [{ question: 2, op: "includes", value: "None" }, "opportunity", ""],
      [{ question: 3, op: "is", value: 1 }, "strength", "money"],
      [{ question: 3, op: "is", value: 5 }, "weakness", "money"],
    ]);
  });

  test("is a strength or weakness even if the question is in no area", () => {
    const one = example(41, { points: [4, 1] });
    const several = example(42, { selection: "several", points: [0, 3] });
    const kinds = [one, several].map((question) =>
      ["Yes", "No"].map((answer) => cardForAnswer(question, 1, answer).kind),
    );
    expect(kinds).toEqual([
      ["strength", "weakness"],
      ["weakness", "strength"],
    ]);
    expect(cardForAnswer(one, 1, "Yes").dimension).toBe("");
  });

  test("is a risk at the lowest band for an area without a risk", () => {
    expect(riskFor("money", scoring)).toMatchObject({
      kind: "risk",
      dimension: "money",
      when: allOf({ band: "money", op: "is", value: "Low" }),
    });
  });
});
