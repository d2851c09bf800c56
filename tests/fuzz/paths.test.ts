import fc from "fast-check";
import { expect, test } from "vitest";
import type { AnswerValue } from "#shared/domain/answer";
import { minutesFor } from "#shared/domain/lib/attempt-duration";
import { type Conditions, type Rule, type RuleGroup, visible } from "#shared/domain/questions/conditions";
import { analyzePaths, type PathQuestion } from "#shared/domain/questions/path-analysis";
import { QUESTION_DEFAULTS } from "#shared/domain/questions/question";
import { missingRequired } from "#shared/domain/questions/required-questions";
import { examples } from "#tests/helpers/effort";
import { cpuTimeOf } from "#tests/helpers/spent";

type Asked = PathQuestion & { questionText: string; scaleLabels: null; answerKind: null };

const OPTIONS = ["Yes", "No", "Maybe"];
const kind = fc.constantFrom("text", "rating", "one", "several", "exclusive");

function makeQuestion(id: number, kind: string, isRequired: boolean): Asked {
  const isChoice = kind !== "text" && kind !== "rating";
  return {
    ...QUESTION_DEFAULTS,
    id,
    order: id,
    questionText: `Question ${id}`,
    questionType: isChoice ? "multiple_choice" : kind === "text" ? "text" : "rating",
    options: isChoice ? OPTIONS : null,
    isRequired,
    selection: kind === "several" || kind === "exclusive" ? "several" : "one",
    exclusiveOptions: kind === "exclusive" ? ["Maybe"] : null,
  };
}

function ruleOver(earlier: readonly Asked[]): fc.Arbitrary<Rule> {
  return fc.constantFrom(...earlier).chain(({ id: question, questionType }): fc.Arbitrary<Rule> => {
    const always = fc.constantFrom<Rule>({ question, op: "answered" }, { question, op: "notAnswered" });
    if (questionType === "text") return always;
    if (questionType === "rating")
      return fc.oneof(
        always,
        fc.record({
          question: fc.constant(question),
          op: fc.constantFrom("is", "atLeast", "atMost"),
          value: fc.integer({ min: 1, max: 5 }),
        }),
      );
    const option = fc.constantFrom(...OPTIONS);
    const shared = { question: fc.constant(question) };
    return fc.oneof(
      always,
      fc.record({ ...shared, op: fc.constantFrom("is", "isNot", "includes"), value: option }),
      fc.record({
        ...shared,
        op: fc.constant("isAnyOf" as const),
        value: fc.uniqueArray(option, { minLength: 1 }),
      }),
    );
  });
}

function conditionsOver(earlier: readonly Asked[]): fc.Arbitrary<Conditions | null> {
  if (earlier.length === 0) return fc.constant(null);
  const match = fc.constantFrom("all", "any");
  const rules = fc.array(ruleOver(earlier), { minLength: 1, maxLength: 2 });
  const group: fc.Arbitrary<RuleGroup> = fc.record({ match, rules });
  const parts = fc.array(fc.oneof({ weight: 3, arbitrary: ruleOver(earlier) }, group), {
    minLength: 1,
    maxLength: 3,
  });
  return fc.option(fc.record({ version: fc.constant(1 as const), match, rules: parts }), { freq: 3 });
}

/** Small templates in which contradicting rules are frequent. */
const template = fc
  .array(fc.record({ kind, isRequired: fc.boolean() }), { minLength: 2, maxLength: 5 })
  .map((list) => list.map(({ kind, isRequired }, index) => makeQuestion(index + 1, kind, isRequired)))
  .chain((list) =>
    fc
      .tuple(...list.map((_, index) => conditionsOver(list.slice(0, index))))
      .map((all) => list.map((question, index) => ({ ...question, conditions: all[index] ?? null }))),
  );

function answersTo({ questionType, selection, exclusiveOptions }: Asked): (AnswerValue | undefined)[] {
  if (questionType === "text") return ["words", undefined];
  if (questionType === "rating") return ["1", "2", "3", "4", "5", undefined];
  if (selection === "one") return [...OPTIONS, undefined];
  const lists = subsets(OPTIONS);
  return [
    ...lists.filter((list) => list.length === 1 || !list.some((one) => exclusiveOptions?.includes(one))),
    undefined,
  ];
}

const subsets = ([first, ...rest]: readonly string[]): string[][] =>
  first === undefined ? [] : [[first], ...subsets(rest).flatMap((list) => [list, [first, ...list]])];

/** Brute force: all answers to a template, with the product's own rules for visibility. */
function byTrying(questions: readonly Asked[]) {
  let ways: Record<string, AnswerValue>[] = [{}];
  for (const question of questions)
    ways = ways.flatMap((way) =>
      answersTo(question).map((answer) => (answer === undefined ? way : { ...way, [question.id]: answer })),
    );
  const seen = new Set<number>();
  const shown = ways
    .filter((way) => missingRequired(questions, way).length === 0)
    .map((way) => visible(questions, way));
  for (const { id } of shown.flat()) seen.add(id);
  const counts = shown.map((list) => list.length);
  const minutes = shown.map(minutesFor);
  return {
    never: questions.map(({ id }) => id).filter((id) => !seen.has(id)),
    questions: { least: Math.min(...counts), most: Math.max(...counts) },
    minutes: { least: Math.min(...minutes), most: Math.max(...minutes) },
  };
}

test("path analysis finds the same dead questions, counts and minutes as trying all answers", () => {
  let dead = 0;
  fc.assert(
    fc.property(template, (questions) => {
      const found = byTrying(questions);
      dead += found.never.length;
      expect(analyzePaths(questions)).toEqual(found);
    }),
    { numRuns: examples({ sample: 150, all: 5_000 }) },
  );
  expect(dead).toBeGreaterThan(20);
}, 300_000);

const choice = (id: number, conditions: Conditions | null = null): Asked => ({
  ...makeQuestion(id, "one", true),
  conditions,
});

test("a question with contradicting rules, or rules over a dead question, is never shown", () => {
  const is = (question: number, value: string): Rule => ({ question, op: "is", value });
  const dead: Conditions = { version: 1, match: "all", rules: [is(1, "Yes"), is(1, "No")] };
  const questions = [
    choice(1),
    choice(2, dead),
    choice(3, { version: 1, match: "all", rules: [{ question: 2, op: "answered" }] }),
    choice(4, { version: 1, match: "any", rules: [is(1, "Yes"), is(2, "Yes")] }),
    choice(5, { version: 1, match: "all", rules: [{ question: 1, op: "notAnswered" }] }),
  ];
  expect(analyzePaths(questions)).toEqual({
    never: [2, 3, 5],
    questions: { least: 1, most: 2 },
    minutes: { least: 1, most: 1 },
  });
});

test("an exclusive option is never combined with another", () => {
  const both: Conditions = {
    version: 1,
    match: "all",
    rules: [
      { question: 1, op: "includes", value: "Yes" },
      { question: 1, op: "includes", value: "Maybe" },
    ],
  };
  expect(analyzePaths([makeQuestion(1, "several", true), choice(2, both)])).toMatchObject({ never: [] });
  expect(analyzePaths([makeQuestion(1, "exclusive", true), choice(2, both)])).toMatchObject({ never: [2] });
});

test("with too many paths to count, no question is called dead", () => {
  const free = Array.from({ length: 20 }, (_, index) => choice(index + 1));
  const rules = free.map(({ id }): Rule => ({ question: id, op: "is", value: "Yes" }));
  expect(analyzePaths([...free, choice(21, { version: 1, match: "all", rules })])).toBeNull();
  expect(analyzePaths(free)).toMatchObject({ never: [], questions: { least: 20, most: 20 } });
});

test("repeated rules are analyzed once, and too many different ones are given up in time", () => {
  const options = Array.from({ length: 50 }, (_, at) => `Option ${at + 1}`);
  const first = { ...makeQuestion(1, "several", true), options };
  const shown = (rulesOf: (at: number) => Rule[]) =>
    Array.from({ length: 199 }, (_, at) => ({
      ...makeQuestion(at + 2, "text", true),
      conditions: { version: 1 as const, match: "any" as const, rules: rulesOf(at) },
    }));
  const same: Rule[] = options.slice(0, 9).map((value) => ({ question: 1, op: "includes", value }));
  const unlike = (at: number): Rule[] =>
    options.slice(0, 9).map((option) => ({ question: 1, op: "isAnyOf", value: [option, `No option ${at}`] }));
  const spent = cpuTimeOf(() => {
    expect(analyzePaths([first, ...shown(() => [...same, ...same])])).toMatchObject({
      never: [],
      questions: { least: 1, most: 200 },
    });
    expect(analyzePaths([first, ...shown(unlike)])).toBeNull();
  });
  expect(spent).toBeLessThan(3_000);
});
