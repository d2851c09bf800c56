import { type AnswerValue, isAnswered, type Responses } from "../answer";
import { sortQuestions } from "./sort-questions";

/** What a rule asks of an earlier answer. There are no expressions and no matching of text (decision 0060). */
export type Operator = Rule["op"];

/** One rule over one question: an option by its text, a rating by its number. */
export type Rule = { readonly question: number } & (
  | { readonly op: "is"; readonly value: string | number }
  | { readonly op: "isNot" | "includes"; readonly value: string }
  | { readonly op: "isAnyOf"; readonly value: string[] }
  | { readonly op: "atLeast" | "atMost"; readonly value: number }
  | { readonly op: "answered" | "notAnswered" }
);

/** Whether all of its rules must hold, or one. */
export interface RuleGroup<R = Rule> {
  readonly match: "all" | "any";
  readonly rules: R[];
}

/** When a question is shown, or a card holds; groups go one level deep. */
export interface Conditions<R = Rule> {
  readonly version: 1;
  readonly match: "all" | "any";
  readonly rules: (R | RuleGroup<R>)[];
}

export const MAX_RULES = 20;

export interface ConditionedQuestion {
  readonly id: number;
  readonly order: number;
  /** Null: it is always shown. */
  readonly conditions: Conditions | null;
}

export const isGroup = <R extends object>(part: R | RuleGroup<R>): part is RuleGroup<R> => "rules" in part;

/** All rules of a condition, those in groups too, in the order they are written. */
export function rulesOf<R extends object = Rule>(conditions: Conditions<R> | null): R[] {
  return (conditions?.rules ?? []).flatMap((part) => (isGroup(part) ? part.rules : [part]));
}

/** The same conditions with each rule changed. */
export function mapRules<R extends object, S = R>(
  conditions: Conditions<R>,
  change: (rule: R) => S,
): Conditions<S> {
  const rules = conditions.rules.map((part) =>
    isGroup(part) ? { ...part, rules: part.rules.map(change) } : change(part),
  );
  return { ...conditions, rules };
}

/** The same conditions with each reference by another number: a version's ids, or places in a file. */
export const renamed = (conditions: Conditions, names: ReadonlyMap<number, number>): Conditions =>
  mapRules(conditions, (rule) => ({ ...rule, question: names.get(rule.question) ?? rule.question }));

/**
 * The questions that apply, in their order. A rule over a question that is hidden, skipped or unanswered is false,
 * `isNot` too; only `notAnswered` is true there. The one place that decides what counts: next question, progress,
 * what is required, scores, advice and export begin here.
 */
export function visible<Q extends ConditionedQuestion>(questions: readonly Q[], responses: Responses): Q[] {
  const answers = new Map<number, AnswerValue>();
  return sortQuestions(questions).filter((question) => {
    if (!ruleHolds(question.conditions, answers)) return false;
    const answer = responses[question.id];
    if (isAnswered(answer)) answers.set(question.id, answer);
    return true;
  });
}

/** The answers to questions that apply; what is kept of hidden ones counts nowhere. */
export function visibleResponses(questions: readonly ConditionedQuestion[], responses: Responses): Responses {
  const shown = new Set(visible(questions, responses).map(({ id }) => String(id)));
  return Object.fromEntries(Object.entries(responses).filter(([id]) => shown.has(id)));
}

/** Whether a condition is met by these answers, given by question: none of a hidden or a skipped one. */
export function ruleHolds(conditions: Conditions | null, answers: ReadonlyMap<number, AnswerValue>): boolean {
  return conditions === null || allMet(conditions, (rule) => isTrue(rule, answers.get(rule.question)));
}

/** Whether a condition is met, by a test for one of its rules. */
export function allMet<R extends object>(
  { match, rules }: Conditions<R>,
  test: (rule: R) => boolean,
): boolean {
  return isMet(match, rules, (part) => (isGroup(part) ? isMet(part.match, part.rules, test) : test(part)));
}

const isMet = <T>(match: "all" | "any", parts: readonly T[], test: (part: T) => boolean) =>
  match === "all" ? parts.every(test) : parts.some(test);

/** Whether one rule holds over an answer; undefined is none. A list of one is that option. */
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
