import { answerText, isAnswered, type Responses } from "#shared/domain/answer";
import type { Card } from "#shared/domain/cards/card";
import type { TextReader } from "#shared/domain/cards/text-rule";
import { visible } from "#shared/domain/questions/conditions";
import { type Score, scoresOf } from "#shared/domain/score";
import { bandAt, type Scoring, shownValue } from "#shared/domain/scoring";
import type { AdviceContext, AdvisedQuestion, ScoreInContext } from "./advice-context";
import { isEmptyAnswer } from "./is-empty-answer";
import { advicePhrases } from "./phrases/phrases";
import { createTextReader } from "./read-text-rule";

interface AdviceInput<Q extends AdvisedQuestion> {
  questions: readonly Q[];
  responses: Responses;
  scoring: Scoring | null;
  cards: readonly Card[];
  /** The template's language; null means English. */
  language?: string | null;
  readText?: TextReader;
}

/** Builds the input of advice from an attempt or from a persona's sample answers. */
export function adviceContext<Q extends AdvisedQuestion>({
  questions,
  responses,
  scoring,
  cards,
  language = null,
  readText = createTextReader(questions),
}: AdviceInput<Q>): AdviceContext<Q> {
  const visibleQuestions = visible(questions, responses);
  const answeredQuestions = visibleQuestions.flatMap(({ id, questionType }) => {
    const answer = responses[id];
    if (!isAnswered(answer)) return [];
    return [{ id, answer, isEmpty: questionType === "text" && isEmptyAnswer(answerText(answer)) }];
  });
  const scores = scoring
    ? scoresOf(questions, responses, scoring).map((score) => toScoreInContext(score, scoring))
    : [];
  const answers = new Map(answeredQuestions.map(({ id, answer }) => [id, answer]));
  const emptyAnswers = new Set(answeredQuestions.filter(({ isEmpty }) => isEmpty).map(({ id }) => id));
  const phrases = advicePhrases(language);
  return { questions: visibleQuestions, answers, emptyAnswers, scoring, scores, cards, readText, phrases };
}

function toScoreInContext(score: Score, scoring: Scoring): ScoreInContext {
  if (score.value === null) return { ...score, shown: null, band: undefined };
  return {
    ...score,
    shown: shownValue(score.value, scoring.scale),
    band: bandAt(scoring, score.dimension, score.value),
  };
}
