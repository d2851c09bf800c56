import type { AnswerValue } from "#shared/domain/answer";
import type { Card } from "#shared/domain/cards/card";
import type { TextReader } from "#shared/domain/cards/text-rule";
import type { ExplainedQuestion } from "#shared/domain/questions/question";
import { answerScore, type Score, type ScoredQuestion } from "#shared/domain/score";
import { OVERALL, type Scoring } from "#shared/domain/scoring";
import type { AdvicePhrases } from "./phrases/advice-phrases";

/** What advice needs to know of a question. */
export interface AdvisedQuestion extends ScoredQuestion, Pick<ExplainedQuestion, "shortName"> {}

/** A value as rules and texts see it. */
export interface ScoreInContext extends Score {
  /** In the units that are shown; null where there is no value. */
  readonly shown: number | null;
  readonly band: { readonly name: string; readonly text: string } | undefined;
}

/** Everything that advice may rest on. Hidden questions, and what was answered to them, are no part of it. */
export interface AdviceContext<Q extends AdvisedQuestion = AdvisedQuestion> {
  /** Those that apply, in their order. */
  readonly questions: readonly Q[];
  /** What was answered to them, and not skipped. */
  readonly answers: ReadonlyMap<number, AnswerValue>;
  /** Open questions that were answered with a word that nobody could quote: to rules neither answered nor left out. */
  readonly hollow: ReadonlySet<number>;
  readonly scoring: Scoring | null;
  /** The whole first, as "", then the dimensions; empty where nothing is scored. */
  readonly standings: readonly ScoreInContext[];
  readonly cards: readonly Card[];
  /** Reads open answers for the rules of cards. */
  readonly readText: TextReader;
  /** What is said beside the author's words, in the language of the assessment. */
  readonly phrases: AdvicePhrases;
}

/** How a dimension stands, or, as "", the whole; undefined where nothing is scored. */
export const standingIn = ({ standings }: AdviceContext, dimension: string): ScoreInContext | undefined =>
  standings.find((standing) => standing.dimension === dimension);

/** The questions that a value was made from; where silence counts as nothing done, unanswered ones too. */
export function countedFor(context: AdviceContext, dimension: string): number[] {
  const keys = new Set(dimension === OVERALL ? countedDimensions(context) : [dimension]);
  return context.questions
    .filter((question) => question.dimension !== null && keys.has(question.dimension))
    .filter((question) => answerScore(question, context.answers.get(question.id)) !== null)
    .map(({ id }) => id);
}

/** Those that the value of the whole is made from. */
const countedDimensions = (context: AdviceContext): string[] =>
  (context.scoring?.dimensions ?? [])
    .filter(({ key, weight }) => weight > 0 && typeof standingIn(context, key)?.value === "number")
    .map(({ key }) => key);
