import { type Conditions, isGroup, type Rule, type RuleGroup } from "#shared/domain/questions/conditions";

export interface NamedQuestion {
  readonly id: number;
  readonly selection: "one" | "several";
}

/** Conditions as a sentence: "Shown if 2 is Yes and 4 is at least 3". Questions are named by position from 1. */
export function conditionSentence(conditions: Conditions, questions: readonly NamedQuestion[]): string {
  return `Shown if ${joinedRules(conditions, (rule) => answerRuleText(rule, questions))}`;
}

/** Rules in one line, with groups in parentheses. */
export function joinedRules<R extends object>(
  { match, rules }: Conditions<R> | RuleGroup<R>,
  textOf: (rule: R) => string,
): string {
  const parts = rules.map((part) => {
    if (!isGroup(part)) return textOf(part);
    const text = joinedRules(part, textOf);
    return part.rules.length > 1 && rules.length > 1 ? `(${text})` : text;
  });
  return parts.join(match === "all" ? " and " : " or ");
}

/** A rule as text. @param nameOf names a question; defaults to its position from 1 */
export function answerRuleText<Q extends NamedQuestion>(
  rule: Rule,
  questions: readonly Q[],
  nameOf: (question: Q, place: number) => string = (_, place) => String(place),
): string {
  const { name, question } = namedQuestion(rule.question, questions, nameOf);
  return `${name} ${operatorText(rule, question?.selection === "several")}`;
}

/** The question that a rule refers to, and its name in sentences. */
export function namedQuestion<Q extends NamedQuestion>(
  id: number,
  questions: readonly Q[],
  nameOf: (question: Q, place: number) => string,
): { question: Q | undefined; name: string } {
  const index = questions.findIndex((question) => question.id === id);
  const question = questions[index];
  return { question, name: question ? nameOf(question, index + 1) : "a deleted question" };
}

function operatorText(rule: Rule, isList: boolean): string {
  switch (rule.op) {
    case "is":
      return isList ? `is only ${rule.value}` : `is ${rule.value}`;
    case "isNot":
      return isList ? `does not include ${rule.value}` : `is not ${rule.value}`;
    case "isAnyOf":
      return isList ? `includes ${joinWithOr(rule.value)}` : `is ${joinWithOr(rule.value)}`;
    case "includes":
      return `includes ${rule.value}`;
    case "atLeast":
      return `is at least ${rule.value}`;
    case "atMost":
      return `is at most ${rule.value}`;
    case "answered":
      return "is answered";
    case "notAnswered":
      return "is not answered";
  }
}

export const joinWithOr = (options: readonly string[]) =>
  options.length < 2 ? options.join("") : `${options.slice(0, -1).join(", ")} or ${options.at(-1)}`;
