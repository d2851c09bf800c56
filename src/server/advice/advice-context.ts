import { type AnswerValue, answerText, isAnswered, type Responses } from "#shared/domain/answer";
import type { Card } from "#shared/domain/cards/card";
import type { TextReader } from "#shared/domain/cards/text-rule";
import { visible } from "#shared/domain/questions/conditions";
import type { ExplainedQuestion } from "#shared/domain/questions/question";
import { answerScore, type Score, type ScoredQuestion, scoresOf } from "#shared/domain/score";
import { bandAt, OVERALL, type Scoring, shownValue } from "#shared/domain/scoring";
import { isEmptyAnswer } from "./is-empty-answer";
import type { AdvicePhrases } from "./phrases/advice-phrases";
import { advicePhrases } from "./phrases/phrases";
import { createTextReader } from "./read-text-rule";

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

interface Given<Q extends AdvisedQuestion> {
  questions: readonly Q[];
  responses: Responses;
  scoring: Scoring | null;
  cards: readonly Card[];
  /** Of the template; null is English. */
  language?: string | null;
  readText?: TextReader;
}

/** What there is to advise on: of an attempt, or of answers that somebody made up. */
export function adviceContext<Q extends AdvisedQuestion>({
  questions,
  responses,
  scoring,
  cards,
  language = null,
  readText = createTextReader(questions),
}: Given<Q>): AdviceContext<Q> {
  const asked = visible(questions, responses);
  const given = asked.flatMap(({ id, questionType }) => {
    const answer = responses[id];
    if (!isAnswered(answer)) return [];
    return [{ id, answer, isEmpty: questionType === "text" && isEmptyAnswer(answerText(answer)) }];
  });
  const standings = scoring
    ? scoresOf(questions, responses, scoring).map((score) => standingOf(score, scoring))
    : [];
  const answers = new Map(given.map(({ id, answer }) => [id, answer]));
  const hollow = new Set(given.filter(({ isEmpty }) => isEmpty).map(({ id }) => id));
  const phrases = advicePhrases(language);
  return { questions: asked, answers, hollow, scoring, standings, cards, readText, phrases };
}

function standingOf(score: Score, scoring: Scoring): ScoreInContext {
  if (score.value === null) return { ...score, shown: null, band: undefined };
  return {
    ...score,
    shown: shownValue(score.value, scoring.scale),
    band: bandAt(scoring, score.dimension, score.value),
  };
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
