import type { TextRule } from "#shared/domain/cards/text-rule";
import type { Rule } from "#shared/domain/questions/conditions";
import type { AnswerableQuestion } from "#shared/domain/questions/question";
import {
  operatorsFor,
  type RuledQuestion,
  withOperator,
} from "../../../components/condition-builder/answer-rules";

export type AnswerRule = Rule | TextRule;

export interface CardQuestion extends RuledQuestion, Pick<AnswerableQuestion, "answerKind"> {}

interface Choice {
  readonly value: string;
  readonly label: string;
}

const MENTIONS: readonly Choice[] = [
  { value: "amount", label: "mentions an amount of money" },
  { value: "date", label: "mentions a date" },
  { value: "words", label: "mentions one of" },
];
const NUMBERS: readonly Choice[] = [
  { value: "numberAtLeast", label: "is at least" },
  { value: "numberAtMost", label: "is at most" },
  { value: "numberBetween", label: "is between" },
];

/** The choice that matches a rule. */
export function choiceOf(rule: AnswerRule): string {
  if (rule.op !== "mentions") return rule.op;
  return typeof rule.value === "string" ? rule.value : "words";
}

/** Choices for a question. Includes the rule's current choice, even if it no longer applies to the question. */
export function choicesFor(question: CardQuestion, rule: AnswerRule): Choice[] {
  const answered = { question: question.id, op: "answered" } as const;
  const operators = [
    ...(question.questionType !== "text" ? [] : question.answerKind === "number" ? NUMBERS : MENTIONS),
    ...operatorsFor(question, answered.op),
  ];
  const all = [...MENTIONS, ...NUMBERS, ...(isForText(rule) ? [] : operatorsFor(question, rule.op))];
  const current = all.find(({ value }) => value === choiceOf(rule));
  return operators.some(({ value }) => value === choiceOf(rule)) || !current
    ? operators
    : [...operators, current];
}

/** Whether a rule applies to text answers. */
export const isForText = (rule: AnswerRule): rule is TextRule =>
  rule.op === "mentions" || NUMBERS.some(({ value }) => value === rule.op);

/** The rule changed to another choice; keeps numbers where possible. */
export function withChoice(rule: AnswerRule, choice: string, asked: CardQuestion): AnswerRule {
  const { question } = rule;
  const [low, high] = numbersOf(rule);
  switch (choice) {
    case "amount":
    case "date":
      return { question, op: "mentions", value: choice };
    case "words":
      return { question, op: "mentions", value: [] };
    case "numberAtLeast":
    case "numberAtMost":
      return { question, op: choice, value: low };
    case "numberBetween":
      return { question, op: choice, value: [low, high] };
    default: {
      const op = operatorsFor(asked, "answered").find(({ value }) => value === choice)?.value ?? "answered";
      return withOperator(isForText(rule) ? { question, op: "answered" } : rule, op, asked);
    }
  }
}

/** The rule's numbers; NaN for those it doesn't have. */
function numbersOf(rule: AnswerRule): [low: number, high: number] {
  if (rule.op === "numberBetween") return rule.value;
  if (rule.op === "numberAtLeast" || rule.op === "numberAtMost") return [rule.value, Number.NaN];
  return [Number.NaN, Number.NaN];
}

/** Splits comma-separated words. */
export const wordsIn = (typed: string): string[] =>
  typed
    .split(/[,;\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== "");
