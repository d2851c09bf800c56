import type { TextRule } from "#shared/domain/cards/text-rule";
import type { Rule } from "#shared/domain/questions/conditions";
import type { AnswerableQuestion } from "#shared/domain/questions/question";
import {
  operatorsFor,
  type RuledQuestion,
  withOperator,
} from "../../../components/condition-builder/answer-rules";

/** What a card's rule can ask of an answer. */
export type AnswerRule = Rule | TextRule;

/** A question that rules of cards are over. */
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

/** The choice that a rule is made from. */
export function choiceOf(rule: AnswerRule): string {
  if (rule.op !== "mentions") return rule.op;
  return typeof rule.value === "string" ? rule.value : "words";
}

/** What can be asked of a question; what is asked now stands among it, whatever became of the question. */
export function choicesFor(question: CardQuestion, rule: AnswerRule): Choice[] {
  const answered = { question: question.id, op: "answered" } as const;
  const usual = [
    ...(question.questionType !== "text" ? [] : question.answerKind === "number" ? NUMBERS : MENTIONS),
    ...operatorsFor(question, answered.op),
  ];
  const all = [...MENTIONS, ...NUMBERS, ...(isForText(rule) ? [] : operatorsFor(question, rule.op))];
  const current = all.find(({ value }) => value === choiceOf(rule));
  return usual.some(({ value }) => value === choiceOf(rule)) || !current ? usual : [...usual, current];
}

/** Whether a rule reads an open answer. */
export const isForText = (rule: AnswerRule): rule is TextRule =>
  rule.op === "mentions" || NUMBERS.some(({ value }) => value === rule.op);

/** The rule with another choice; words and numbers stay where they can. */
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

/** Not a number where nothing was typed. */
function numbersOf(rule: AnswerRule): [low: number, high: number] {
  if (rule.op === "numberBetween") return rule.value;
  if (rule.op === "numberAtLeast" || rule.op === "numberAtMost") return [rule.value, Number.NaN];
  return [Number.NaN, Number.NaN];
}

/** The words of a list with commas. */
export const wordsIn = (typed: string): string[] =>
  typed
    .split(/[,;\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== "");
