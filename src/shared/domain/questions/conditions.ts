import { type AnswerValue, isAnswered, type Responses } from "../answer";
import { sortQuestions } from "./sort-questions";

/** There are no expressions and no text matching (decision 0060). */
export type Operator = Rule["op"];

/** A rule about one question: options are compared by text, ratings by number. */
export type Rule = { readonly question: number } & (
  | { readonly op: "is"; readonly value: string | number }
  | { readonly op: "isNot" | "includes"; readonly value: string }
  | { readonly op: "isAnyOf"; readonly value: string[] }
  | { readonly op: "atLeast" | "atMost"; readonly value: number }
  | { readonly op: "answered" | "notAnswered" }
);

export interface RuleGroup<R = Rule> {
  readonly match: "all" | "any";
  readonly rules: R[];
}

/** When a question is shown or a card applies; groups go one level deep. */
export interface Conditions<R = Rule> {
  readonly version: 1;
  readonly match: "all" | "any";
  readonly rules: (R | RuleGroup<R>)[];
}

export const MAX_RULES = 20;

export interface ConditionedQuestion {
  readonly id: number;
  readonly order: number;
  /** Null: always shown. */
  readonly conditions: Conditions | null;
}

export const isGroup = <R extends object>(part: R | RuleGroup<R>): part is RuleGroup<R> => "rules" in part;

/** All rules, including those in groups, in order. */
export function rulesOf<R extends object = Rule>(conditions: Conditions<R> | null): R[] {
  return (conditions?.rules ?? []).flatMap((part) => (isGroup(part) ? part.rules : [part]));
}

/** Applies `change` to every rule, including those in groups. */
export function mapRules<R extends object, S = R>(
  conditions: Conditions<R>,
  change: (rule: R) => S,
): Conditions<S> {
  const rules = conditions.rules.map((part) =>
    isGroup(part) ? { ...part, rules: part.rules.map(change) } : change(part),
  );
  return { ...conditions, rules };
}

/** The conditions with question ids replaced: by those of a version, or by positions in a file. */
export const renamed = (conditions: Conditions, names: ReadonlyMap<number, number>): Conditions =>
  mapRules(conditions, (rule) => ({ ...rule, question: names.get(rule.question) ?? rule.question }));

/**
 * The questions that apply, in order. A rule about a hidden, skipped or unanswered question is false, even `isNot`;
 * only `notAnswered` is true. The next question, progress, required questions, scores, advice and exports must all use
 * this function.
 */
export function visible<Q extends ConditionedQuestion>(questions: readonly Q[], responses: Responses): Q[] {
  const ordered = sortQuestions(questions);
  if (ordered.every(({ conditions }) => conditions === null)) return [...ordered];
  const answers = new Map<number, AnswerValue>();
  return ordered.filter((question) => {
    if (!areConditionsMet(question.conditions, answers)) return false;
    const answer = responses[question.id];
    if (isAnswered(answer)) answers.set(question.id, answer);
    return true;
  });
}

/** The answers to visible questions; answers to hidden ones don't count. */
export function visibleResponses(questions: readonly ConditionedQuestion[], responses: Responses): Responses {
  const shown = new Set(visible(questions, responses).map(({ id }) => String(id)));
  return Object.fromEntries(Object.entries(responses).filter(([id]) => shown.has(id)));
}

/** Whether conditions are met. `answers` by question id must not include hidden or skipped questions. */
export function areConditionsMet(
  conditions: Conditions | null,
  answers: ReadonlyMap<number, AnswerValue>,
): boolean {
  return conditions === null || allMet(conditions, (rule) => isTrue(rule, answers.get(rule.question)));
}

/** Whether conditions are met, given a test for a single rule. */
export function allMet<R extends object>(
  { match, rules }: Conditions<R>,
  test: (rule: R) => boolean,
): boolean {
  return isMet(match, rules, (part) => (isGroup(part) ? isMet(part.match, part.rules, test) : test(part)));
}

const isMet = <T>(match: "all" | "any", parts: readonly T[], test: (part: T) => boolean) =>
  match === "all" ? parts.every(test) : parts.some(test);

/** Whether an answer meets a rule; undefined means no answer. A list of one option counts as that option. */
export function isTrue(rule: Rule, answer: AnswerValue | undefined): boolean {
  if (rule.op === "notAnswered") return answer === undefined;
  if (answer === undefined) return false;
  const chosen = typeof answer === "string" ? [answer] : answer;
  switch (rule.op) {
    case "answered":
      return true;
    case "is":
      return chosen.length === 1 && chosen[0] === String(rule.value);
    case "isNot":
      return !chosen.includes(rule.value);
    case "includes":
      return chosen.includes(rule.value);
    case "isAnyOf":
      return chosen.some((option) => rule.value.includes(option));
    case "atLeast":
      return Number(chosen[0]) >= rule.value;
    case "atMost":
      return Number(chosen[0]) <= rule.value;
  }
}
