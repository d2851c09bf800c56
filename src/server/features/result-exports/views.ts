import type { DOORS } from "#shared/contracts/template-results";
import { type AnswerValue, isAnswered, isSkip, SKIP } from "#shared/domain/answer";
import { visible } from "#shared/domain/questions/conditions";
import { questionKey } from "#shared/domain/questions/question-key";
import { type FirstAnswer, furthestOf, readFirstAnswers } from "../../attempt-facts/facts";
import type { ResultsService } from "../results/service";
import type { AttemptRow, ScoreRow } from "./repo";

/** The attempts under a filter, with their versions and questions. */
export type Selection = Awaited<ReturnType<ResultsService["selectAttempts"]>>;
export type Version = Selection["versions"][number];

/** An attempt with its answers by question key, which is the same in all versions. */
export interface ExportedAttempt {
  row: AttemptRow;
  version: Version;
  /** Null if not completed. */
  minutes: number | null;
  door: (typeof DOORS)[number];
  /** Shown questions only: the answer, "skip", or null if unanswered. */
  shown: ReadonlyMap<string, AnswerValue | null>;
  /** Answers to questions that don't apply at present. */
  hidden: ReadonlyMap<string, AnswerValue>;
  firstAnswers: ReadonlyMap<string, FirstAnswer>;
  /** By dimension key. */
  scores: ReadonlyMap<string, ScoreRow>;
}

export function exportedAttempt(
  row: AttemptRow,
  version: Version,
  scores: readonly ScoreRow[],
): ExportedAttempt {
  const { status, responses, hiddenResponses, begunAt, completedAt } = row;
  const { questions } = version;
  const furthest = status === "completed" ? questions.length : furthestOf(questions, responses);
  const reachedQuestions = questions.slice(0, furthest);
  const visibleQuestions = visible(questions, responses).filter((question) =>
    reachedQuestions.includes(question),
  );
  const hiddenQuestions = questions.filter((question) => !visibleQuestions.includes(question));
  const answers = { ...hiddenResponses, ...responses };
  const firstAnswers = new Map<string, FirstAnswer>();
  for (const [index, first] of readFirstAnswers(row, questions).entries()) {
    const question = questions[index];
    if (first && question) firstAnswers.set(questionKey(question), first);
  }
  return {
    row,
    version,
    minutes: completedAt && minutesBetween(begunAt, completedAt),
    door: doorOf([...firstAnswers.values()]),
    shown: new Map(
      visibleQuestions.map((question) => [questionKey(question), answerOf(responses[question.id])] as const),
    ),
    hidden: new Map(
      hiddenQuestions.flatMap((question) => {
        const answer = answers[question.id];
        return answer === undefined ? [] : [[questionKey(question), answer] as const];
      }),
    ),
    firstAnswers,
    scores: new Map(scores.map((score) => [score.dimension, score])),
  };
}

const answerOf = (answer: AnswerValue | undefined) => {
  if (answer === undefined) return null;
  if (isSkip(answer)) return SKIP;
  return isAnswered(answer) ? answer : null;
};

function doorOf(first: readonly FirstAnswer[]): (typeof DOORS)[number] {
  const isChat = first.some((answer) => answer.isChat);
  const isForm = first.some((answer) => !answer.isChat);
  if (isChat) return isForm ? "mixed" : "chat";
  return isForm ? "form" : "unknown";
}

/** Rounded to one decimal. Fractions of a second are dropped, as in the results. */
function minutesBetween(from: Date, to: Date): number {
  const seconds = Math.floor(to.getTime() / 1000) - Math.floor(from.getTime() / 1000);
  return Math.round(Math.max(0, seconds) / 6) / 10;
}
