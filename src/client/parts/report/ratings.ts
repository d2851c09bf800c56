import type { AttemptQuestion } from "#shared/contracts/attempts";
import { answerText, isAnswered, type Responses } from "#shared/domain/answer";
import { inOrder } from "#shared/domain/order";

export interface Rating {
  readonly questionId: number;
  /** The question's number on the page, from 1. */
  readonly number: number;
  readonly questionText: string;
  /** 1 to 5. */
  readonly value: number;
}

export interface Ratings {
  /** In the order of the questions. */
  readonly given: readonly Rating[];
  /** Rating questions without a rating; they count for nothing else. */
  readonly skipped: number;
}

/** One rating is no picture of anything. */
export const isPicture = ({ given }: Ratings) => given.length >= 2;

/** What was rated, and how many rating questions were left out. */
export function ratingsOf(questions: readonly AttemptQuestion[], responses: Responses): Ratings {
  const asked = inOrder(questions)
    .map((question, index) => ({ question, number: index + 1 }))
    .filter(({ question }) => question.questionType === "rating");
  const given = asked.flatMap(({ question: { id, questionText }, number }) => {
    const answer = responses[id];
    if (!isAnswered(answer)) return [];
    return [{ questionId: id, number, questionText, value: Number(answerText(answer)) }];
  });
  return { given, skipped: asked.length - given.length };
}
