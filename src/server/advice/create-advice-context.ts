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

interface Given<Q extends AdvisedQuestion> {
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
