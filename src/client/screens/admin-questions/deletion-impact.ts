import { type Card, questionsNamed } from "#shared/domain/cards/card";
import { type Conditions, rulesOf } from "#shared/domain/questions/conditions";
import { isScored } from "#shared/domain/score";
import type { Scoring } from "#shared/domain/scoring";
import { withoutRules } from "../../components/condition-builder/rule-drafts";
import type { EditedQuestion } from "./editor/editor-types";

/** What a question's going changes elsewhere in its template. */
export interface DeletionImpact {
  /** Questions that are shown by its answer. */
  shown: readonly EditedQuestion[];
  /** Cards that name it: none of them is advice any more. */
  cards: readonly Card[];
  /** The name of what it counts towards, and how many others do. */
  dimension: { name: string; others: number } | undefined;
}

/** What else is known of a template when one of its questions is to go. */
export interface Surroundings {
  questions: readonly EditedQuestion[];
  cards: readonly Card[];
  scoring: Scoring | null;
}

/** What is lost with a question. */
export function deletionImpact(
  question: EditedQuestion,
  { questions, cards, scoring }: Surroundings,
): DeletionImpact {
  const dimension = scoring?.dimensions.find(({ key }) => key === question.dimension);
  const counted = questions.filter((one) => isScored(one) && one.dimension === question.dimension);
  return {
    shown: shownBy(question.id, questions),
    cards: cards.filter((card) => questionsNamed(card).has(question.id)),
    dimension:
      dimension && isScored(question)
        ? { name: dimension.name, others: counted.filter(({ id }) => id !== question.id).length }
        : undefined,
  };
}

const shownBy = (id: number, questions: readonly EditedQuestion[]): EditedQuestion[] =>
  questions.filter(({ conditions }) => rulesOf(conditions).some((rule) => rule.question === id));

/** What the questions that are shown by one are shown for once no rule is over it. */
export function conditionsWithout(
  id: number,
  questions: readonly EditedQuestion[],
): { id: number; conditions: Conditions | null }[] {
  return shownBy(id, questions).map((question) => ({
    id: question.id,
    conditions: question.conditions && withoutRules(question.conditions, (rule) => rule.question === id),
  }));
}
