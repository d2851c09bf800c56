import type { AnswerValue } from "#shared/domain/answer";
import type { Card } from "#shared/domain/cards/card";
import type { TextReader } from "#shared/domain/cards/text-rule";
import type { ExplainedQuestion } from "#shared/domain/questions/question";
import { answerScore, type Score, type ScoredQuestion } from "#shared/domain/score";
import { OVERALL, type Scoring } from "#shared/domain/scoring";
import type { AdvicePhrases } from "./phrases/advice-phrases";

export interface AdvisedQuestion extends ScoredQuestion, Pick<ExplainedQuestion, "shortName"> {}

/** A score with its displayed number and band, as card rules and texts use it. */
export interface ScoreInContext extends Score {
  /** On the template's scale; null if there is no score. */
  readonly shown: number | null;
  readonly band: { readonly name: string; readonly text: string } | undefined;
}

/** The input of advice. Hidden questions and their answers are left out. */
export interface AdviceContext<Q extends AdvisedQuestion = AdvisedQuestion> {
  /** Visible questions in template order. */
  readonly questions: readonly Q[];
  /** By question id. Unanswered and skipped questions have no entry. */
  readonly answers: ReadonlyMap<number, AnswerValue>;
  /** Open questions with an empty answer such as "ok" or "idk". No rule about them is true, not even "notAnswered". */
  readonly emptyAnswers: ReadonlySet<number>;
  readonly scoring: Scoring | null;
  /** The overall score (dimension "") first, then the dimensions; empty without scoring. */
  readonly scores: readonly ScoreInContext[];
  readonly cards: readonly Card[];
  readonly readText: TextReader;
  readonly phrases: AdvicePhrases;
}

/** The score of a dimension, or the overall score for ""; undefined without scoring. */
export const scoreIn = ({ scores }: AdviceContext, dimension: string): ScoreInContext | undefined =>
  scores.find((score) => score.dimension === dimension);

/** Ids of the questions that count toward a score. Unanswered ones count if skipping them scores zero. */
export function countedFor(context: AdviceContext, dimension: string): number[] {
  const keys = new Set(dimension === OVERALL ? countedDimensions(context) : [dimension]);
  return context.questions
    .filter((question) => question.dimension !== null && keys.has(question.dimension))
    .filter((question) => answerScore(question, context.answers.get(question.id)) !== null)
    .map(({ id }) => id);
}

const countedDimensions = (context: AdviceContext): string[] =>
  (context.scoring?.dimensions ?? [])
    .filter(({ key, weight }) => weight > 0 && typeof scoreIn(context, key)?.value === "number")
    .map(({ key }) => key);
