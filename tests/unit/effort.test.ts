import { expect, test } from "vitest";
import { createEffortCache } from "#server/features/templates/effort-cache";
import type { TemplateId } from "#shared/domain/ids";
import type { Rule } from "#shared/domain/questions/conditions";
import { askedText, effortOf, minutesText } from "#shared/domain/questions/effort";
import { aQuestion } from "#tests/helpers/parsing";

const makeQuestion = (id: number, over?: number, option = "A") => ({
  ...aQuestion("multiple_choice", ["A", "B"], true),
  id,
  order: id,
  conditions: over
    ? {
        version: 1 as const,
        match: "all" as const,
        rules: [{ question: over, op: "is" as const, value: option }],
      }
    : null,
});
const textOf = (...questions: ReturnType<typeof makeQuestion>[]) => {
  const effort = effortOf(questions);
  return `${askedText(effort)}, ${minutesText(effort)}`;
};

test("the effort is a range if answers decide which questions are shown", () => {
  expect(textOf(makeQuestion(1))).toBe("1 question, 1 minute");
  expect(textOf(makeQuestion(1), makeQuestion(2), makeQuestion(3))).toBe("3 questions, 2 minutes");
  expect(textOf(makeQuestion(1), makeQuestion(2, 1), makeQuestion(3, 1))).toBe(
    "1 to 3 questions, 1 to 2 minutes",
  );
  expect(textOf(makeQuestion(1), makeQuestion(2, 1, "A"), makeQuestion(3, 1, "B"))).toBe(
    "2 questions, 1 minute",
  );
});

test("with too many paths, the effort ranges from unconditional questions to all of them", () => {
  const deciding = [1, 2, 3, 4, 5, 6];
  const always = [...deciding.map((id) => makeQuestion(id)), makeQuestion(20), makeQuestion(21)];
  const questions = [...always, ...deciding.map((id) => makeQuestion(id + 6, id))];
  expect(textOf(...questions)).toBe("8 to 14 questions, 4 to 7 minutes");
});

/** Hundreds of different rules over a choice of several among fifty options, with a count of rule reads. */
function hostile(rulesInAll: number, kinds: number) {
  const looks = { count: 0 };
  const options = Array.from({ length: 50 }, (_, at) => `o${at}`);
  const chosen = (at: number) => options.filter((_, bit) => bit < kinds && (((at % 255) + 1) >> bit) & 1);
  const seen = (rule: Rule) =>
    Object.defineProperty({ ...rule }, "op", { enumerable: true, get: () => [rule.op, looks.count++][0] });
  const rules = Array.from({ length: rulesInAll }, (_, at) =>
    seen({ question: 1, op: "isAnyOf", value: [...chosen(at), `none ${at}`] }),
  );
  const first = { ...makeQuestion(1), options, selection: "several" as const };
  const behind = Array.from({ length: rulesInAll / 20 }, (_, at) => ({
    ...makeQuestion(at + 2),
    conditions: { version: 1 as const, match: "any" as const, rules: rules.slice(20 * at, 20 * at + 20) },
  }));
  return { looks, questions: [first, ...behind] };
}

test.each([
  [100, 10],
  [2_500, 5],
])(
  "%d rules that distinguish many lists of options are cheap, and the effort is approximate",
  (rules, kinds) => {
    const { looks, questions } = hostile(rules, kinds);
    expect(effortOf(questions).asked).toEqual({ least: 1, most: 1 + rules / 20 });
    expect(looks.count).toBeLessThan(250_000);
  },
);

test("the effort of a template is cached while its questions are unchanged", () => {
  const { looks, questions } = hostile(200, 4);
  const efforts = createEffortCache();
  const readEffort = (list: typeof questions, id = 1) => efforts({ id: id as TemplateId, questions: list });
  const looksFor = (...args: Parameters<typeof readEffort>) => {
    const before = looks.count;
    readEffort(...args);
    return looks.count - before;
  };
  expect(looksFor(questions)).toBeGreaterThan(400);
  // Comparing the questions reads each rule once.
  expect(looksFor(questions.map((question) => ({ ...question })))).toBe(200);
  expect(looksFor(questions, 2)).toBeGreaterThan(400);
  const changed = questions.map((question) => ({ ...question, isRequired: false }));
  expect(readEffort(changed)).toEqual(effortOf(changed));
  expect(readEffort(questions)).toEqual(effortOf(questions));
});
