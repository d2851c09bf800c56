import { expect, test } from "vitest";
import { adviceContext } from "#server/advice/create-advice-context";
import { matchCards } from "#server/advice/match-cards";
import { libraryAssessments } from "#server/template-library/library";
import type { AnswerValue, Responses } from "#shared/domain/answer";
import { PERSONAS, personaAnswers } from "#shared/domain/cards/persona-answers";
import { RATING_VALUES } from "#shared/domain/questions/question";
import { answerScore, COUNTED, type ScoredQuestion } from "#shared/domain/score";

/** The answers with the lowest score; empty if no answer is better than another. */
function worstAnswers(question: ScoredQuestion): AnswerValue[] {
  const { questionType, options, selection } = question;
  if (questionType === "text") return [];
  const possible: AnswerValue[] =
    questionType === "rating"
      ? [...RATING_VALUES]
      : (options ?? []).map((option) => (selection === "several" ? [option] : option));
  const scored = possible.flatMap((answer) => {
    const score = answerScore({ ...question, ...COUNTED, skipCounts: "nothing" }, answer);
    return score === null ? [] : [{ answer, score }];
  });
  const least = Math.min(...scored.map(({ score }) => score));
  return scored.filter(({ score }) => score === least).map(({ answer }) => answer);
}

test.for(libraryAssessments())("$name has advice about every worst answer", ({ template }) => {
  const { scoring, cards } = template;
  const questions = template.questions.map((question, at) => ({ ...question, id: at + 1, order: at + 1 }));
  const isAdvised = (id: number, responses: Responses) =>
    matchCards(adviceContext({ questions, responses, scoring, cards, readText: () => false })).some(
      ({ card, evidence }) => card.kind !== "strength" && evidence.some(({ question }) => question === id),
    );
  const missing = questions.flatMap((question) =>
    worstAnswers(question)
      .filter((answer) =>
        PERSONAS.every(
          (persona) =>
            !isAdvised(question.id, { ...personaAnswers(questions, persona), [question.id]: answer }),
        ),
      )
      .map((answer) => `${question.questionText} ${answer}`),
  );
  expect(missing).toEqual([]);
});
