import type { Conditions } from "#shared/domain/questions/conditions";
import { analyzePaths, type PathQuestion } from "#shared/domain/questions/path-analysis";
import { LAST_ORDER, UNSAID } from "#shared/domain/questions/question";

export const NEVER_SHOWN = "No combination of answers leads to this question.";

/** More ways to stand are not followed at each change of a rule, which has to show at once; the paths follow more. */
const MAX_STATES = 256;

/** Ids of the questions that no answers lead to, as far as that can be counted. */
export function unreachableQuestions(questions: readonly PathQuestion[]): readonly number[] {
  if (questions.every(({ conditions }) => conditions === null)) return [];
  return analyzePaths(questions, { most: MAX_STATES })?.never ?? [];
}

/** Whether no answers to these questions lead to one behind them with such conditions. */
export function isNeverMet(conditions: Conditions | null, earlier: readonly PathQuestion[]): boolean {
  if (conditions === null) return false;
  return unreachableQuestions([...earlier, { ...BEHIND, conditions }]).includes(BEHIND.id);
}

const BEHIND = {
  id: 0,
  order: LAST_ORDER + 1,
  questionType: "text",
  options: null,
  isRequired: true,
  selection: UNSAID.selection,
  exclusiveOptions: null,
} as const;
