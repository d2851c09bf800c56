import { OPERATORS_OF } from "#shared/domain/questions/condition-check";
import type { Operator, Rule } from "#shared/domain/questions/conditions";
import type { AnswerableQuestion } from "#shared/domain/questions/question";

export interface RuledQuestion
  extends Pick<
    AnswerableQuestion,
    "questionText" | "questionType" | "options" | "selection" | "scaleLabels"
  > {
  readonly id: number;
}

/** For single-choice and for multi-select questions. */
const OPERATOR_LABELS: Readonly<Record<Operator, readonly [one: string, several: string]>> = {
  is: ["is", "is only"],
  isNot: ["is not", "does not include"],
  isAnyOf: ["is any of", "includes any of"],
  includes: ["includes", "includes"],
  atLeast: ["is at least", "is at least"],
  atMost: ["is at most", "is at most"],
  answered: ["is answered", "is answered"],
  notAnswered: ["is not answered", "is not answered"],
};

/** Operators for a question, without "includes" if it equals "is", and always with the current one. */
export function operatorsFor(
  question: RuledQuestion,
  current: Operator,
): { value: Operator; label: string }[] {
  const isSeveral = question.selection === "several";
  const operators = OPERATORS_OF[question.questionType].filter((op) => op !== "includes" || isSeveral);
  return (operators.includes(current) ? operators : [...operators, current]).map((value) => ({
    value,
    label: OPERATOR_LABELS[value][isSeveral ? 1 : 0],
  }));
}

/** The initial rule for a question, with the most common operator. */
export function firstRule(question: RuledQuestion): Rule {
  if (question.questionType === "text") return { question: question.id, op: "answered" };
  if (question.questionType === "rating") return { question: question.id, op: "atLeast", value: 3 };
  return withOperator(
    { question: question.id, op: "answered" },
    question.selection === "several" ? "includes" : "is",
    question,
  );
}

/** The rule with another operator; keeps the value if possible. */
export function withOperator(rule: Rule, op: Operator, question: RuledQuestion): Rule {
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

/** The rule with another option or rating. */
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
