import type { QuestionId } from "#shared/domain/ids";
import { type Conditions, mapRules, type Rule, rulesOf } from "#shared/domain/questions/conditions";
import type { listQuestions } from "./repo";

/** A template's question, as its row holds it. */
export type QuestionRow = Awaited<ReturnType<typeof listQuestions>>[number];

/** Whether both lists hold the same ids, each once: what a reorder must be. */
export function isPermutation(given: readonly number[], existing: readonly number[]): boolean {
  const wanted = new Set(existing);
  return (
    given.length === existing.length &&
    new Set(given).size === given.length &&
    given.every((id) => wanted.has(id))
  );
}

/** The questions whose rules name that one. */
export const usersOf = (id: QuestionId, questions: readonly QuestionRow[]): QuestionRow[] =>
  questions.filter(({ conditions }) => rulesOf(conditions).some((rule) => rule.question === id));

type Options = readonly string[] | null;
export type NewNames = ReadonlyMap<string, string>;

/** The options that were renamed: of as many options as before, those that gave way to a new one at their place. */
export function renamedOptions(before: Options, after: Options): NewNames {
  if (!before || before.length !== after?.length) return new Map();
  const pairs = before.map((name, place) => [name, after[place] ?? name] as const);
  return new Map(pairs.filter(([name, newName]) => !after.includes(name) && !before.includes(newName)));
}

/**
 * The points of options that stand in another order now, or are fewer: each option keeps its own. One that had none
 * gets none, and then there are too few.
 */
export function movedPoints(
  { options, points }: Pick<QuestionRow, "options" | "points">,
  after: Options,
  names: NewNames,
): number[] | null {
  if (!options || !points || !after) return points;
  const own = new Map(options.map((option, at) => [newNameOf(names)(option), points[at]]));
  return after.map((option) => own.get(option)).filter((point) => point !== undefined);
}

export const newNameOf = (names: NewNames) => (option: string) => names.get(option) ?? option;

/** The same conditions with the options of one question by their new names. */
export function withNewNames(conditions: Conditions, id: QuestionId, names: NewNames): Conditions {
  return mapRules(conditions, (rule) => ruleWithNewNames(rule, id, names));
}

/** The same rule with the options of one question by their new names. */
export function ruleWithNewNames(rule: Rule, id: QuestionId, names: NewNames): Rule {
  if (rule.question !== id) return rule;
  const named = newNameOf(names);
  switch (rule.op) {
    case "isAnyOf":
      return { ...rule, value: rule.value.map(named) };
    case "is":
      return typeof rule.value === "string" ? { ...rule, value: named(rule.value) } : rule;
    case "isNot":
    case "includes":
      return { ...rule, value: named(rule.value) };
    default:
      return rule;
  }
}
