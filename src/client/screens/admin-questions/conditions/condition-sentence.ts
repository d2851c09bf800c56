import { type Conditions, isGroup, type Rule, type RuleGroup } from "#shared/domain/conditions";

/** What a sentence about rules needs to know of the questions that they are over. */
export interface NamedQuestion {
  readonly id: number;
  readonly selection: "one" | "several";
}

/** "Shown if 2 is Yes and 4 is at least 3": the questions are named by their places, from 1. */
export function conditionSentence(conditions: Conditions, inOrder: readonly NamedQuestion[]): string {
  return `Shown if ${joined(conditions, inOrder)}`;
}

function joined({ match, rules }: Conditions | RuleGroup, inOrder: readonly NamedQuestion[]): string {
  const parts = rules.map((part) => {
    if (!isGroup(part)) return ruleText(part, inOrder);
    const text = joined(part, inOrder);
    return part.rules.length > 1 && rules.length > 1 ? `(${text})` : text;
  });
  return parts.join(match === "all" ? " and " : " or ");
}

function ruleText(rule: Rule, inOrder: readonly NamedQuestion[]): string {
  const index = inOrder.findIndex(({ id }) => id === rule.question);
  const question = index === -1 ? "a question that is gone" : String(index + 1);
  return `${question} ${asked(rule, inOrder[index]?.selection === "several")}`;
}

function asked(rule: Rule, isList: boolean): string {
  switch (rule.op) {
    case "is":
      return isList ? `is only ${rule.value}` : `is ${rule.value}`;
    case "isNot":
      return isList ? `does not include ${rule.value}` : `is not ${rule.value}`;
    case "isAnyOf":
      return isList ? `includes ${eitherOf(rule.value)}` : `is ${eitherOf(rule.value)}`;
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

const eitherOf = (options: readonly string[]) =>
  options.length < 2 ? options.join("") : `${options.slice(0, -1).join(", ")} or ${options.at(-1)}`;
