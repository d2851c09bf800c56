import type { QuestionId } from "#shared/domain/ids";
import { type Conditions, mapRules, type Rule, rulesOf } from "#shared/domain/questions/conditions";
import type { listQuestions } from "./repo";

/** A stored question of a template. */
export type QuestionRow = Awaited<ReturnType<typeof listQuestions>>[number];

/** Whether both lists contain the same ids, each once. */
export function isPermutation(ids: readonly number[], existing: readonly number[]): boolean {
  const existingIds = new Set(existing);
  return (
    ids.length === existing.length &&
    new Set(ids).size === ids.length &&
    ids.every((id) => existingIds.has(id))
  );
}

/** The questions whose conditions use this one. */
export const usersOf = (id: QuestionId, questions: readonly QuestionRow[]): QuestionRow[] =>
  questions.filter(({ conditions }) => rulesOf(conditions).some((rule) => rule.question === id));

type Options = readonly string[] | null;
export type NewNames = ReadonlyMap<string, string>;

/** Renamed options, old to new: with equal counts, those replaced by a new name at the same position. */
export function renamedOptions(before: Options, after: Options): NewNames {
  if (!before || before.length !== after?.length) return new Map();
  const pairs = before.map((name, index) => [name, after[index] ?? name] as const);
  return new Map(pairs.filter(([name, newName]) => !after.includes(name) && !before.includes(newName)));
}

/** Moves points along with their options. New options get none, which later fails validation. */
export function movedPoints(
  { options, points }: Pick<QuestionRow, "options" | "points">,
  after: Options,
  names: NewNames,
): number[] | null {
  if (!options || !points || !after) return points;
  const newPoints = new Map(options.map((option, at) => [newNameOf(names)(option), points[at]]));
  return after.map((option) => newPoints.get(option)).filter((point) => point !== undefined);
}

export const newNameOf = (names: NewNames) => (option: string) => names.get(option) ?? option;

/** The conditions with one question's options renamed. */
export function withNewNames(conditions: Conditions, id: QuestionId, names: NewNames): Conditions {
  return mapRules(conditions, (rule) => ruleWithNewNames(rule, id, names));
}

/** The rule with one question's options renamed. */
export function ruleWithNewNames(rule: Rule, id: QuestionId, names: NewNames): Rule {
  if (rule.question !== id) return rule;
  const rename = newNameOf(names);
  switch (rule.op) {
    case "isAnyOf":
      return { ...rule, value: rule.value.map(rename) };
    case "is":
      return typeof rule.value === "string" ? { ...rule, value: rename(rule.value) } : rule;
    case "isNot":
    case "includes":
      return { ...rule, value: rename(rule.value) };
    default:
      return rule;
  }
}
