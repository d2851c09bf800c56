import { pathText, type ValuePath } from "../lib/json-path";
import { type ConditionedQuestion, type Conditions, isGroup, type Operator, type Rule } from "./conditions";
import type { AnswerableQuestion, QuestionType } from "./question";
import { sortQuestions } from "./sort-questions";

/** A question as far as rules can speak of it. */
export interface ReferableQuestion
  extends ConditionedQuestion,
    Pick<AnswerableQuestion, "questionType" | "options"> {}

/** A rule that cannot be asked. */
export interface RuleProblem<Q extends ReferableQuestion = ReferableQuestion> {
  /** Whose rule it is. */
  readonly question: Q;
  readonly rule: Rule;
  /** The question that the rule names; undefined where there is none. */
  readonly named: Q | undefined;
  /** What is wrong: the question that it names, what it asks of it, or the option that it asks for. */
  readonly part: "question" | "op" | "value";
  /** Where that stands in the question: `conditions`, `rules`, 1, `question`. */
  readonly path: ValuePath;
  /** A sentence that says what to do. */
  readonly message: string;
}

const ANSWERED: readonly Operator[] = ["answered", "notAnswered"];

/** What can be asked of an answer, by the type of its question (decision 0060). */
export const OPERATORS_OF: Readonly<Record<QuestionType, readonly Operator[]>> = {
  multiple_choice: ["is", "isNot", "isAnyOf", "includes", ...ANSWERED],
  rating: ["is", "atLeast", "atMost", ...ANSWERED],
  text: ANSWERED,
};

/** Every rule of these questions, all of a template or a version, that names what it cannot; none where all is well. */
export function conditionProblems<Q extends ReferableQuestion>(questions: readonly Q[]): RuleProblem<Q>[] {
  const all = new Map(questions.map((question) => [question.id, question]));
  const earlier = new Set<number>();
  return sortQuestions(questions).flatMap((question) => {
    const problems = problemsOf(question, all, earlier);
    earlier.add(question.id);
    return problems;
  });
}

/** The problem as one line, with the path to the value: `conditions.rules[1].question: There is no such question`. */
export const ruleProblemText = ({ path, message }: Pick<RuleProblem, "path" | "message">) =>
  `${pathText(path)}: ${message}`;

function problemsOf<Q extends ReferableQuestion>(
  question: Q,
  all: ReadonlyMap<number, Q>,
  earlier: ReadonlySet<number>,
): RuleProblem<Q>[] {
  return placedRules(question.conditions, "conditions").flatMap(({ rule, path }) => {
    const named = all.get(rule.question);
    const wrong = wrongIn(rule, named, earlier);
    return wrong ? [{ question, rule, named, ...wrong, path: [...path, wrong.part, ...wrong.within] }] : [];
  });
}

/** Every rule with its place below the field that holds the conditions. */
export function placedRules<R extends object>(
  conditions: Conditions<R> | null,
  field: string,
): { rule: R; path: ValuePath }[] {
  return (conditions?.rules ?? []).flatMap((part, index) => {
    const path = [field, "rules", index];
    if (!isGroup(part)) return [{ rule: part, path }];
    return part.rules.map((rule, within) => ({ rule, path: [...path, "rules", within] }));
  });
}

/** What is wrong with a rule. */
export interface Wrong {
  part: RuleProblem["part"];
  /** Where in that part, when it is a list. */
  within: number[];
  message: string;
}

/**
 * What keeps a rule from being asked of the question that it names; undefined where it can be.
 * @param earlier ids of the questions that it may name
 */
export function wrongIn(
  rule: Rule,
  named: ReferableQuestion | undefined,
  earlier: ReadonlySet<number>,
): Wrong | undefined {
  const wrong = (part: Wrong["part"], message: string, ...within: number[]) => ({ part, within, message });
  if (!named) return wrong("question", "This question doesn't exist");
  if (!earlier.has(named.id)) return wrong("question", "A condition can use only an earlier question");
  if (!OPERATORS_OF[named.questionType].includes(rule.op))
    return wrong("op", `"${rule.op}" doesn't work with this question type`);
  if (rule.op === "is" && typeof rule.value !== (named.questionType === "rating" ? "number" : "string"))
    return wrong(
      "value",
      named.questionType === "rating" ? "Enter a number from 1 to 5" : "Choose one of the options",
    );
  const options = optionsIn(rule);
  const stray = options.findIndex((option) => !named.options?.includes(option));
  if (stray === -1) return undefined;
  const message = `"${options[stray]}" isn't one of the question's options`;
  return rule.op === "isAnyOf" ? wrong("value", message, stray) : wrong("value", message);
}

/** The options that a rule names, by their texts. */
export function optionsIn(rule: Rule): readonly string[] {
  if (rule.op === "isAnyOf") return rule.value;
  return "value" in rule && typeof rule.value === "string" ? [rule.value] : [];
}
