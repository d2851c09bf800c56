import { OPERATORS_OF } from "#shared/domain/condition-check";
import {
  type Conditions,
  isGroup,
  MAX_RULES,
  type Operator,
  type Rule,
  type RuleGroup,
  rulesOf,
} from "#shared/domain/conditions";
import type { AnswerableQuestion } from "#shared/domain/question";

/** An earlier question, as the builder of rules offers it. */
export interface EarlierQuestion
  extends Pick<
    AnswerableQuestion,
    "questionText" | "questionType" | "options" | "selection" | "scaleLabels"
  > {
  readonly id: number;
}

/** How operators read in the builder, for one option and for lists. */
const WORDS: Readonly<Record<Operator, readonly [one: string, several: string]>> = {
  is: ["is", "is only"],
  isNot: ["is not", "does not include"],
  isAnyOf: ["is any of", "includes any of"],
  includes: ["includes", "includes"],
  atLeast: ["is at least", "is at least"],
  atMost: ["is at most", "is at most"],
  answered: ["is answered", "is answered"],
  notAnswered: ["is not answered", "is not answered"],
};

/** What can be asked of a question; of a single option "includes" would only say "is" again. */
export function operatorsFor(
  question: EarlierQuestion,
  current: Operator,
): { value: Operator; label: string }[] {
  const isSeveral = question.selection === "several";
  return OPERATORS_OF[question.questionType]
    .filter((op) => op !== "includes" || isSeveral || op === current)
    .map((value) => ({ value, label: WORDS[value][isSeveral ? 1 : 0] }));
}

/** A rule over a question as it begins: the likeliest that can be asked of it. */
export function firstRule(question: EarlierQuestion): Rule {
  if (question.questionType === "text") return { question: question.id, op: "answered" };
  if (question.questionType === "rating") return { question: question.id, op: "atLeast", value: 3 };
  return withOperator(
    { question: question.id, op: "answered" },
    question.selection === "several" ? "includes" : "is",
    question,
  );
}

/** The rule with another operator; what was chosen stays where it can. */
export function withOperator(rule: Rule, op: Operator, question: EarlierQuestion): Rule {
  const value = "value" in rule ? rule.value : undefined;
  const [chosen] = Array.isArray(value) ? value : [value];
  const option = typeof chosen === "string" ? chosen : (question.options?.[0] ?? "");
  const rating = typeof chosen === "number" ? chosen : 3;
  const { question: over } = rule;
  switch (op) {
    case "answered":
    case "notAnswered":
      return { question: over, op };
    case "atLeast":
    case "atMost":
      return { question: over, op, value: rating };
    case "is":
      return { question: over, op, value: question.questionType === "rating" ? rating : option };
    case "isNot":
    case "includes":
      return { question: over, op, value: option };
    case "isAnyOf":
      return { question: over, op, value: [option] };
  }
}

/** The rule with one option, or one rating, in place of what it asked for. */
export function withValue(rule: Rule, value: string): Rule {
  switch (rule.op) {
    case "is":
      return { ...rule, value: typeof rule.value === "number" ? Number(value) : value };
    case "isNot":
    case "includes":
      return { ...rule, value };
    case "atLeast":
    case "atMost":
      return { ...rule, value: Number(value) };
    default:
      return rule;
  }
}

type Part = Rule | RuleGroup;

export const hasRoom = (conditions: Conditions | null): boolean => rulesOf(conditions).length < MAX_RULES;

/** The conditions with one part in another's place, or without it; none once the last rule has gone. */
export function withPart(conditions: Conditions, at: number, part: Part | undefined): Conditions | null {
  const kept = part && isGroup(part) && part.rules.length === 0 ? undefined : part;
  const rules = conditions.rules.flatMap((other, index) => (index === at ? (kept ?? []) : other));
  return rules.length === 0 ? null : { ...conditions, rules };
}

export const withMatch = (conditions: Conditions, match: Conditions["match"]): Conditions => ({
  ...conditions,
  match,
});

export const added = (conditions: Conditions | null, part: Part): Conditions => ({
  ...(conditions ?? { version: 1, match: "all" }),
  rules: [...(conditions?.rules ?? []), part],
});

/** The conditions without the rules that this says; none where nothing is left. */
export function withoutRules(conditions: Conditions, isGone: (rule: Rule) => boolean): Conditions | null {
  const rules = conditions.rules.flatMap((part): Part[] => {
    if (!isGroup(part)) return isGone(part) ? [] : [part];
    const left = part.rules.filter((rule) => !isGone(rule));
    return left.length > 0 ? [{ ...part, rules: left }] : [];
  });
  return rules.length > 0 ? { ...conditions, rules } : null;
}
