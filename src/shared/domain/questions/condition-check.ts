import { pathText, type ValuePath } from "../lib/json-path";
import { type ConditionedQuestion, type Conditions, isGroup, type Operator, type Rule } from "./conditions";
import type { AnswerableQuestion, QuestionType } from "./question";
import { sortQuestions } from "./sort-questions";

/** The fields of a question that rules depend on. */
export interface ReferableQuestion
  extends ConditionedQuestion,
    Pick<AnswerableQuestion, "questionType" | "options"> {}

export interface RuleProblem<Q extends ReferableQuestion = ReferableQuestion> {
  readonly question: Q;
  readonly rule: Rule;
  /** The question that the rule refers to; undefined if it doesn't exist. */
  readonly referenced: Q | undefined;
  readonly part: "question" | "op" | "value";
  /** Path to the error in the question: `conditions`, `rules`, 1, `question`. */
  readonly path: ValuePath;
  /** A sentence that tells the author what to do. */
  readonly message: string;
}

const ANSWERED: readonly Operator[] = ["answered", "notAnswered"];

/** Allowed operators by question type (decision 0060). */
export const OPERATORS_OF: Readonly<Record<QuestionType, readonly Operator[]>> = {
  multiple_choice: ["is", "isNot", "isAnyOf", "includes", ...ANSWERED],
  rating: ["is", "atLeast", "atMost", ...ANSWERED],
  text: ANSWERED,
};

/** Problems in the conditions of all questions of a template or version. */
export function conditionProblems<Q extends ReferableQuestion>(questions: readonly Q[]): RuleProblem<Q>[] {
  const questionsById = new Map(questions.map((question) => [question.id, question]));
  const earlier = new Set<number>();
  return sortQuestions(questions).flatMap((question) => {
    const problems = problemsOf(question, questionsById, earlier);
    earlier.add(question.id);
    return problems;
  });
}

/** A problem as one line: `conditions.rules[1].question: There is no such question`. */
export const ruleProblemText = ({ path, message }: Pick<RuleProblem, "path" | "message">) =>
  `${pathText(path)}: ${message}`;

function problemsOf<Q extends ReferableQuestion>(
  question: Q,
  questionsById: ReadonlyMap<number, Q>,
  earlier: ReadonlySet<number>,
): RuleProblem<Q>[] {
  return rulesWithPaths(question.conditions, "conditions").flatMap(({ rule, path }) => {
    const referenced = questionsById.get(rule.question);
    const ruleProblem = ruleFault(rule, referenced, earlier);
    return ruleProblem
      ? [
          {
            question,
            rule,
            referenced,
            ...ruleProblem,
            path: [...path, ruleProblem.part, ...ruleProblem.within],
          },
        ]
      : [];
  });
}

/** Every rule with its path. @param field the name of the field with the conditions */
export function rulesWithPaths<R extends object>(
  conditions: Conditions<R> | null,
  field: string,
): { rule: R; path: ValuePath }[] {
  return (conditions?.rules ?? []).flatMap((part, index) => {
    const path = [field, "rules", index];
    if (!isGroup(part)) return [{ rule: part, path }];
    return part.rules.map((rule, within) => ({ rule, path: [...path, "rules", within] }));
  });
}

export interface RuleFault {
  part: RuleProblem["part"];
  /** Path within that part, if it is a list. */
  within: number[];
  message: string;
}

/**
 * Why a rule doesn't fit the question it refers to; undefined if it does.
 * @param earlier ids of the questions that it may refer to
 */
export function ruleFault(
  rule: Rule,
  referenced: ReferableQuestion | undefined,
  earlier: ReadonlySet<number>,
): RuleFault | undefined {
  const makeProblem = (part: RuleFault["part"], message: string, ...within: number[]) => ({
    part,
    within,
    message,
  });
  if (!referenced) return makeProblem("question", "This question doesn't exist");
  if (!earlier.has(referenced.id))
    return makeProblem("question", "A condition can use only an earlier question");
  if (!OPERATORS_OF[referenced.questionType].includes(rule.op))
    return makeProblem("op", `"${rule.op}" doesn't work with this question type`);
  if (rule.op === "is" && typeof rule.value !== (referenced.questionType === "rating" ? "number" : "string"))
    return makeProblem(
      "value",
      referenced.questionType === "rating" ? "Enter a number from 1 to 5" : "Choose one of the options",
    );
  const options = optionsIn(rule);
  const stray = options.findIndex((option) => !referenced.options?.includes(option));
  if (stray === -1) return undefined;
  const message = `"${options[stray]}" isn't one of the question's options`;
  return rule.op === "isAnyOf" ? makeProblem("value", message, stray) : makeProblem("value", message);
}

/** The option texts in a rule. */
export function optionsIn(rule: Rule): readonly string[] {
  if (rule.op === "isAnyOf") return rule.value;
  return "value" in rule && typeof rule.value === "string" ? [rule.value] : [];
}
