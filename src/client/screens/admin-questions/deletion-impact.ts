import { type Card, questionsNamed } from "#shared/domain/cards/card";
import { type Conditions, rulesOf } from "#shared/domain/questions/conditions";
import { isScored } from "#shared/domain/score";
import type { Scoring } from "#shared/domain/scoring";
import { withoutRules } from "../../components/condition-builder/rule-drafts";
import type { EditedQuestion } from "./editor/editor-types";

export interface DeletionImpact {
  /** Questions whose conditions depend on it. */
  shown: readonly EditedQuestion[];
  /** Cards that use it; they are no longer shown. */
  cards: readonly Card[];
  /** Its area and the number of other scored questions there; undefined if it isn't scored. */
  dimension: { name: string; otherCount: number } | undefined;
}

export interface Surroundings {
  questions: readonly EditedQuestion[];
  cards: readonly Card[];
  scoring: Scoring | null;
}

/** Determines what deleting a question affects. */
export function deletionImpact(
  question: EditedQuestion,
  { questions, cards, scoring }: Surroundings,
): DeletionImpact {
  const dimension = scoring?.dimensions.find(({ key }) => key === question.dimension);
  const scoredQuestions = questions.filter((one) => isScored(one) && one.dimension === question.dimension);
  return {
    shown: questionsShownBy(question.id, questions),
    cards: cards.filter((card) => questionsNamed(card).has(question.id)),
    dimension:
      dimension && isScored(question)
        ? { name: dimension.name, otherCount: scoredQuestions.filter(({ id }) => id !== question.id).length }
        : undefined,
  };
}

const questionsShownBy = (id: number, questions: readonly EditedQuestion[]): EditedQuestion[] =>
  questions.filter(({ conditions }) => rulesOf(conditions).some((rule) => rule.question === id));

/** Conditions of the questions that depend on `id`, without the rules about it. */
export function conditionsWithout(
  id: number,
  questions: readonly EditedQuestion[],
): { id: number; conditions: Conditions | null }[] {
  return questionsShownBy(id, questions).map((question) => ({
    id: question.id,
    conditions: question.conditions && withoutRules(question.conditions, (rule) => rule.question === id),
  }));
}
