import { type AnswerValue, answerText, isAnswered, type Responses } from "#shared/domain/answer";
import type { Card } from "#shared/domain/card";
import { visible } from "#shared/domain/conditions";
import type { ExplainedQuestion } from "#shared/domain/question";
import { type Score, type ScoredQuestion, scoresOf, worthOf } from "#shared/domain/score";
import { bandAt, OVERALL, type Scoring, shownValue } from "#shared/domain/scoring";
import { isHollow } from "./hollow";
import { type Phrases, phrasesIn } from "./phrases/phrases";

/** What advice needs to know of a question. */
export interface AdvisedQuestion extends ScoredQuestion, Pick<ExplainedQuestion, "shortName"> {}

/** A value as rules and texts see it. */
export interface Standing extends Score {
  /** In the units that are shown; null where there is no value. */
  readonly shown: number | null;
  readonly band: { readonly name: string; readonly text: string } | undefined;
}

/** Everything that advice may rest on. Hidden questions, and what was answered to them, are no part of it. */
export interface AdviceGround<Q extends AdvisedQuestion = AdvisedQuestion> {
  /** Those that apply, in their order. */
  readonly questions: readonly Q[];
  /** What was answered to them, and not skipped. */
  readonly answers: ReadonlyMap<number, AnswerValue>;
  /** Open questions that were answered with a word that nobody could quote: to rules neither answered nor left out. */
  readonly hollow: ReadonlySet<number>;
  readonly scoring: Scoring | null;
  /** The whole first, as "", then the dimensions; empty where nothing is scored. */
  readonly standings: readonly Standing[];
  readonly cards: readonly Card[];
  /** What is said beside the author's words, in the language of the assessment. */
  readonly phrases: Phrases;
}

interface Given<Q extends AdvisedQuestion> {
  questions: readonly Q[];
  responses: Responses;
  scoring: Scoring | null;
  cards: readonly Card[];
  /** Of the template; null is English. */
  language?: string | null;
}

/** What there is to advise on: of an attempt, or of answers that somebody made up. */
export function groundOf<Q extends AdvisedQuestion>({
  questions,
  responses,
  scoring,
  cards,
  language = null,
}: Given<Q>): AdviceGround<Q> {
  const asked = visible(questions, responses);
  const given = asked.flatMap(({ id, questionType }) => {
    const answer = responses[id];
    if (!isAnswered(answer)) return [];
    return [{ id, answer, isEmpty: questionType === "text" && isHollow(answerText(answer)) }];
  });
  const standings = scoring
    ? scoresOf(questions, responses, scoring).map((score) => standingOf(score, scoring))
    : [];
  const answers = new Map(given.map(({ id, answer }) => [id, answer]));
  const hollow = new Set(given.filter(({ isEmpty }) => isEmpty).map(({ id }) => id));
  return { questions: asked, answers, hollow, scoring, standings, cards, phrases: phrasesIn(language) };
}

function standingOf(score: Score, scoring: Scoring): Standing {
  if (score.value === null) return { ...score, shown: null, band: undefined };
  return {
    ...score,
    shown: shownValue(score.value, scoring.scale),
    band: bandAt(scoring, score.dimension, score.value),
  };
}

/** How a dimension stands, or, as "", the whole; undefined where nothing is scored. */
export const standingIn = ({ standings }: AdviceGround, dimension: string): Standing | undefined =>
  standings.find((standing) => standing.dimension === dimension);

/** The questions that a value was made from; where silence counts as nothing done, unanswered ones too. */
export function countedFor(ground: AdviceGround, dimension: string): number[] {
  const keys = new Set(dimension === OVERALL ? countedDimensions(ground) : [dimension]);
  return ground.questions
    .filter((question) => question.dimension !== null && keys.has(question.dimension))
    .filter((question) => worthOf(question, ground.answers.get(question.id)) !== null)
    .map(({ id }) => id);
}

/** Those that the value of the whole is made from. */
const countedDimensions = (ground: AdviceGround): string[] =>
  (ground.scoring?.dimensions ?? [])
    .filter(({ key, weight }) => weight > 0 && typeof standingIn(ground, key)?.value === "number")
    .map(({ key }) => key);
