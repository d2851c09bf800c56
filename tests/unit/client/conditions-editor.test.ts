import { describe, expect, test } from "vitest";
import { conditions } from "#shared/contracts/conditions";
import { conditionProblems } from "#shared/domain/questions/condition-check";
import type { Conditions, Rule } from "#shared/domain/questions/conditions";
import { QUESTION_DEFAULTS, type QuestionType } from "#shared/domain/questions/question";
import {
  firstRule,
  operatorsFor,
  withOperator,
  withValue,
} from "../../../src/client/components/condition-builder/answer-rules";
import {
  added,
  hasRoom,
  lastRuleIndex,
  withMatch,
  withoutRules,
  withPart,
  withRule,
} from "../../../src/client/components/condition-builder/rule-drafts";
import { conditionSentence } from "../../../src/client/components/condition-builder/rule-sentence";
import {
  conditionsBrokenBy,
  movedTogether,
  repairedConditions,
  withMoved,
} from "../../../src/client/screens/admin-questions/list/question-order";

const shownIf = (...rules: Conditions["rules"]): Conditions => ({ version: 1, match: "all", rules });
const is = (question: number, value: string): Rule => ({ question, op: "is", value });

interface Example {
  type?: QuestionType;
  selection?: "one" | "several";
  conditions?: Conditions;
}
function example(id: number, { type = "multiple_choice", selection = "one", conditions }: Example = {}) {
  return {
    ...QUESTION_DEFAULTS,
    id,
    order: id,
    questionText: `Question ${id}`,
    questionType: type,
    options: type === "multiple_choice" ? ["Yes", "No", "Maybe"] : null,
    selection,
    conditions: conditions ?? null,
  };
}
const idsOf = (questions: readonly { id: number }[]) => questions.map(({ id }) => id);

describe("a condition as a sentence", () => {
  const questions = [example(11), example(12, { selection: "several" }), example(13, { type: "rating" })];

  test.each<[Conditions["rules"], string]>([
    [[is(11, "Yes"), { question: 13, op: "atLeast", value: 3 }], "Shown if 1 is Yes and 3 is at least 3"],
    [[{ question: 11, op: "isNot", value: "No" }], "Shown if 1 is not No"],
    [[{ question: 11, op: "isAnyOf", value: ["Yes", "No", "Maybe"] }], "Shown if 1 is Yes, No or Maybe"],
    [[{ question: 11, op: "isAnyOf", value: ["Yes", "No"] }], "Shown if 1 is Yes or No"],
    [[{ question: 11, op: "isAnyOf", value: ["Yes"] }], "Shown if 1 is Yes"],
    [[{ question: 12, op: "isAnyOf", value: ["Yes", "No"] }], "Shown if 2 includes Yes or No"],
    [[{ question: 12, op: "includes", value: "Yes" }], "Shown if 2 includes Yes"],
    [
      [is(12, "Yes"), { question: 12, op: "isNot", value: "No" }],
      "Shown if 2 is only Yes and 2 does not include No",
    ],
    [[{ question: 13, op: "atMost", value: 2 }], "Shown if 3 is at most 2"],
    [[{ question: 13, op: "is", value: 5 }], "Shown if 3 is 5"],
    [
      [
        is(11, "Yes"),
        {
          match: "any",
          rules: [
            { question: 13, op: "answered" },
            { question: 12, op: "notAnswered" },
          ],
        },
      ],
      "Shown if 1 is Yes and (3 is answered or 2 is not answered)",
    ],
    [[{ match: "any", rules: [is(11, "Yes"), is(11, "No")] }], "Shown if 1 is Yes or 1 is No"],
    [[is(11, "Yes"), { match: "any", rules: [is(11, "No")] }], "Shown if 1 is Yes and 1 is No"],
    [[is(99, "Yes")], "Shown if a deleted question is Yes"],
  ])("%j", (rules, sentence) => {
    expect(conditionSentence(shownIf(...rules), questions)).toBe(sentence);
  });

  test('rules with match "any" are joined by "or"', () => {
    const either = withMatch(shownIf(is(11, "Yes"), is(11, "No")), "any");
    expect(conditionSentence(either, questions)).toBe("Shown if 1 is Yes or 1 is No");
  });
});

describe("the condition builder", () => {
  const kinds = [
    example(1),
    example(1, { selection: "several" }),
    example(1, { type: "rating" }),
    example(1, { type: "text" }),
  ];

  test("a rule added to an earlier group is found, not the last rule", () => {
    const group = { match: "any" as const, rules: [is(1, "No"), is(1, "Maybe")] };
    const drafted = shownIf(is(1, "Yes"), group, is(1, "No"));
    expect([0, 1, 2].map((at) => lastRuleIndex(drafted, at))).toEqual([0, 2, 3]);
  });

  test("every choice gives a rule that the contract and the question accept", () => {
    for (const question of kinds) {
      const first = firstRule(question);
      const operators = operatorsFor(question, first.op);
      expect(operators.map(({ value }) => value)).toContain(first.op);
      for (const { value: op } of operators)
        for (const { value: other } of operators) {
          const rule = withOperator(withOperator(first, other, question), op, question);
          const shown = shownIf(rule);
          expect(conditions.parse(shown)).toEqual(shown);
          expect(conditionProblems([question, example(2, { conditions: shown })])).toEqual([]);
        }
    }
  });

  test("offers only the operators of the question type, and keeps the value if possible", () => {
    const operators = kinds.map((question) => operatorsFor(question, "answered").map(({ value }) => value));
    expect(operators).toEqual([
      ["is", "isNot", "isAnyOf", "answered", "notAnswered"],
      ["is", "isNot", "isAnyOf", "includes", "answered", "notAnswered"],
      ["is", "atLeast", "atMost", "answered", "notAnswered"],
      ["answered", "notAnswered"],
    ]);
    const [choice = example(1), several = example(1), rating = example(1)] = kinds;
    expect(operatorsFor(choice, "includes").at(-1)).toEqual({ value: "includes", label: "includes" });
    const [only, not, any] = operatorsFor(several, "is").map(({ label }) => label);
    expect([only, not, any]).toEqual(["is only", "does not include", "includes any of"]);
    expect(operatorsFor(choice, "is")[0]?.label).toBe("is");

    const answered: Rule = { question: 1, op: "answered" };
    const anyOf: Rule = { question: 1, op: "isAnyOf", value: ["Maybe", "No"] };
    const high: Rule = { question: 1, op: "atLeast", value: 5 };
    expect(withOperator(is(1, "Maybe"), "isAnyOf", choice)).toEqual({ ...anyOf, value: ["Maybe"] });
    expect(withOperator(anyOf, "is", choice)).toEqual(is(1, "Maybe"));
    expect(withOperator(answered, "is", choice)).toEqual(is(1, "Yes"));
    expect(withOperator(high, "is", rating)).toEqual({ ...high, op: "is" });
    expect(withOperator(answered, "atMost", rating)).toEqual({ ...high, op: "atMost", value: 3 });
    expect(withValue({ ...high, value: 3 }, "5")).toEqual(high);
    expect(withValue({ question: 1, op: "is", value: 3 }, "4")).toEqual({ question: 1, op: "is", value: 4 });
    expect(withValue(is(1, "Yes"), "No")).toEqual(is(1, "No"));
    expect(withValue({ question: 1, op: "isNot", value: "Yes" }, "2")).toMatchObject({ value: "2" });
    expect(withValue(answered, "No")).toEqual(answered);
  });

  test("starts a rule with the most likely operator and value for the question", () => {
    expect(kinds.map(firstRule)).toEqual([
      is(1, "Yes"),
      { question: 1, op: "includes", value: "Yes" },
      { question: 1, op: "atLeast", value: 3 },
      { question: 1, op: "answered" },
    ]);
  });

  test("changes or removes a rule inside its group, and the last rule removes the group", () => {
    const group = { match: "any" as const, rules: [is(1, "Yes"), is(1, "No")] };
    expect(withRule(group, 1, is(1, "Maybe"))).toEqual({ ...group, rules: [is(1, "Yes"), is(1, "Maybe")] });
    const rest = { ...group, rules: [is(1, "No")] };
    expect(withRule(group, 0, undefined)).toEqual(rest);
    expect(withRule(rest, 0, undefined)).toBeUndefined();
    const both = shownIf(is(1, "Yes"), is(1, "No"));
    expect(withPart(both, 1, group)).toEqual(shownIf(is(1, "Yes"), group));
    expect(withPart(both, 0, undefined)).toEqual(shownIf(is(1, "No")));
  });

  test("removing the last rule removes the condition, and grouped rules count toward the limit of 20", () => {
    const singleRule = added(null, is(1, "Yes"));
    expect(singleRule).toEqual(shownIf(is(1, "Yes")));
    expect(hasRoom(null)).toBe(true);
    expect(withPart(singleRule, 0, undefined)).toBeNull();
    const grouped = added(singleRule, { match: "any", rules: Array.from({ length: 18 }, () => is(1, "No")) });
    expect(hasRoom(grouped)).toBe(true);
    expect(hasRoom(added(grouped, is(1, "Maybe")))).toBe(false);
    expect(withPart(grouped, 1, { match: "any", rules: [] })).toEqual(singleRule);
    expect(withoutRules(grouped, (rule) => rule.op === "is" && rule.value === "No")).toEqual(singleRule);
    expect(withoutRules(grouped, (rule) => rule.op === "is" && rule.value === "Yes")).toEqual({
      ...grouped,
      rules: grouped.rules.slice(1),
    });
    expect(withoutRules(singleRule, () => true)).toBeNull();
  });
});

describe("a move that breaks conditions", () => {
  const questions = [
    example(1),
    example(2),
    example(3, { conditions: shownIf(is(1, "Yes")) }),
    example(4, { conditions: shownIf(is(3, "Yes"), is(2, "No")) }),
    example(5),
  ];
  const inOrder = (...ids: number[]) =>
    ids.flatMap((id) => questions.filter((question) => question.id === id));

  const movedIds = (list: typeof questions, from: number, to: number) => {
    const order = movedTogether(list, from, to);
    return order && idsOf(order);
  };

  test("is reported once for each pair of questions", () => {
    expect(conditionsBrokenBy(questions)).toEqual([]);
    const twice = example(6, { conditions: shownIf(is(1, "Yes"), is(1, "No"), is(5, "Yes"), is(99, "Yes")) });
    const pairs = (order: Parameters<typeof conditionsBrokenBy>[0]) =>
      conditionsBrokenBy(order).map(({ question, referenced }) => [question.id, referenced.id]);
    expect(pairs(inOrder(2, 3, 4, 1, 5))).toEqual([[3, 1]]);
    expect(pairs([twice, ...inOrder(4, 3, 2, 1, 5)])).toEqual([
      [6, 1],
      [6, 5],
      [4, 3],
      [4, 2],
      [3, 1],
    ]);
  });

  test("moves dependent questions, or those it depends on, along", () => {
    expect(movedIds(questions, 0, 3)).toEqual([2, 1, 3, 4, 5]);
    expect(movedIds(questions, 0, 4)).toEqual([2, 5, 1, 3, 4]);
    expect(movedIds(questions, 2, 0)).toEqual([1, 3, 2, 4, 5]);
  });

  test("continues past the next question if only questions that move along were passed", () => {
    expect(movedIds(questions, 2, 3)).toEqual([1, 2, 5, 3, 4]);
    expect(movedIds(questions, 0, 2)).toEqual([2, 1, 3, 4, 5]);
    const onSecond = example(3, { conditions: shownIf(is(2, "Yes")) });
    expect(movedIds([example(1), example(2), onSecond], 2, 1)).toEqual([2, 3, 1]);
    expect(movedIds([example(1), example(2), onSecond], 1, 2)).toBeUndefined();
    expect(movedIds(questions, 3, 0)).toBeUndefined();
  });

  test("breaks no condition in any move", () => {
    for (const from of questions.keys())
      for (const to of questions.keys()) {
        const order = withMoved(questions, from, to);
        const moved = movedTogether(questions, from, to);
        expect(conditionsBrokenBy(moved ?? [])).toEqual([]);
        if (moved) expect(idsOf(moved).sort()).toEqual([1, 2, 3, 4, 5]);
        if (from !== to && conditionsBrokenBy(order).length === 0) expect(moved).toEqual(order);
      }
  });

  test("can remove only the conditions in its way", () => {
    expect(repairedConditions(inOrder(1, 2, 4, 3, 5))).toEqual([{ id: 4, conditions: shownIf(is(2, "No")) }]);
    expect(repairedConditions(inOrder(3, 1, 2, 4, 5))).toEqual([{ id: 3, conditions: null }]);
  });
});
