import type { RuleFault } from "../questions/condition-check";
import type { AnswerableQuestion } from "../questions/question";

/**
 * A card's rule about an open answer: it mentions an amount of money, a date or one of the author's words, or its
 * number is in a range, inclusive. The server reads the text.
 */
export type TextRule = { readonly question: number } & (
  | { readonly op: "mentions"; readonly value: "amount" | "date" | string[] }
  | { readonly op: "numberAtLeast" | "numberAtMost"; readonly value: number }
  | { readonly op: "numberBetween"; readonly value: [low: number, high: number] }
);

/** Whether an answer meets a text rule; false if the answer can't be read. */
export type TextReader = (rule: TextRule, answer: string) => boolean;

const OPERATORS: ReadonlySet<string> = new Set<TextRule["op"]>([
  "mentions",
  "numberAtLeast",
  "numberAtMost",
  "numberBetween",
]);

export const isTextRule = <R extends object>(rule: R | TextRule): rule is TextRule =>
  "op" in rule && OPERATORS.has(String(rule.op));

/** Why a text rule doesn't fit its question; undefined if it does. */
export function textRuleFault(
  rule: TextRule,
  question: Pick<AnswerableQuestion, "questionType" | "answerKind"> | undefined,
): RuleFault | undefined {
  const makeProblem = (part: RuleFault["part"], message: string): RuleFault => ({
    part,
    within: [],
    message,
  });
  if (!question) return makeProblem("question", "This question doesn't exist");
  if (question.questionType !== "text")
    return makeProblem("op", `"${rule.op}" doesn't work with this question type`);
  if (rule.op !== "mentions" && question.answerKind !== "number")
    return makeProblem("op", "To compare numbers, choose “A number” as the answer of this question");
  return undefined;
}
