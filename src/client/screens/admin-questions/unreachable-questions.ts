import type { Conditions } from "#shared/domain/questions/conditions";
import { analyzePaths, type PathQuestion } from "#shared/domain/questions/path-analysis";
import { LAST_ORDER, QUESTION_DEFAULTS } from "#shared/domain/questions/question";

export const NEVER_SHOWN = "No combination of answers leads to this question.";

/** Limit of the path analysis. Lower than the paths panel's, because this runs on every change of a rule. */
const MAX_STATES = 256;

/** Ids of questions that no answers lead to; empty if there are too many combinations to check. */
export function unreachableQuestions(questions: readonly PathQuestion[]): readonly number[] {
  if (questions.every(({ conditions }) => conditions === null)) return [];
  return analyzePaths(questions, { maxStates: MAX_STATES })?.never ?? [];
}

/** Whether no answers to `earlier` meet the conditions; false if there are too many combinations to check. */
export function isNeverMet(conditions: Conditions | null, earlier: readonly PathQuestion[]): boolean {
  if (conditions === null) return false;
  return unreachableQuestions([...earlier, { ...LAST_PLACE, conditions }]).includes(LAST_PLACE.id);
}

const LAST_PLACE = {
  id: 0,
  order: LAST_ORDER + 1,
  questionType: "text",
  options: null,
  isRequired: true,
  selection: QUESTION_DEFAULTS.selection,
  exclusiveOptions: null,
} as const;
