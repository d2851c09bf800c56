import type { Wrong } from "../questions/condition-check";
import type { AnswerableQuestion } from "../questions/question";

/**
 * What a card's rule asks of an open answer. It mentions an amount of money, a date or one of the author's words, or,
 * where the answer is a number, the number is in a range whose ends count. The server reads the text.
 */
export type TextRule = { readonly question: number } & (
  | { readonly op: "mentions"; readonly value: "amount" | "date" | string[] }
  | { readonly op: "numberAtLeast" | "numberAtMost"; readonly value: number }
  | { readonly op: "numberBetween"; readonly value: [low: number, high: number] }
);

/** Whether a text rule is true of an answer; never of one that it can't read. */
export type TextReader = (rule: TextRule, answer: string) => boolean;

const OPERATORS: ReadonlySet<string> = new Set<TextRule["op"]>([
  "mentions",
  "numberAtLeast",
  "numberAtMost",
  "numberBetween",
]);

export const isTextRule = <R extends object>(rule: R | TextRule): rule is TextRule =>
  "op" in rule && OPERATORS.has(String(rule.op));

/** What keeps a text rule from being asked of the question that it names; undefined where nothing does. */
export function wrongInText(
  rule: TextRule,
  named: Pick<AnswerableQuestion, "questionType" | "answerKind"> | undefined,
): Wrong | undefined {
  const wrong = (part: Wrong["part"], message: string): Wrong => ({ part, within: [], message });
  if (!named) return wrong("question", "This question doesn't exist");
  if (named.questionType !== "text") return wrong("op", `"${rule.op}" doesn't work with this question type`);
  if (rule.op !== "mentions" && named.answerKind !== "number")
    return wrong("op", "To compare numbers, choose “A number” as the answer of this question");
  return undefined;
}
