import { answerText, isAnswered } from "#shared/domain/answer";
import type { AnsweredQuestion } from "../port";
import { subjectOf } from "./subject";
import type { Subject } from "./subject-rules";

/** A rating with what it means: `level` is high when things are good, whichever way the question is put. */
export interface Rated {
  entry: AnsweredQuestion;
  subject: Subject | undefined;
  value: number;
  level: number;
}

export const WEAK = 2;
export const MIDDLE = 3;
export const STRONG = 4;
const TOP = 5;

/** "How stressed are you?": here a high number is the bad news. */
const BAD_WHEN_HIGH =
  /\bhow (?:stress\w*|difficult|hard|worried|worrying|risky|painful|overwhelm\w*|overload\w*|overwork\w*|exhaust\w*|tired|dependent|exposed|frustrat\w*|vulnerable|chaotic|urgent)\b|\bhow (?:often|much|many|frequently)\b.*\b(?:miss|lose|lost|fail|run out|complain\w*|leave|wast\w*|late|errors?|mistakes?|problems?|delay\w*|by hand|manual\w*|overtime|rework|accidents?|break)\b/i;

/** The ratings among the answers, in their order; none whose author says that neither end is the better one. */
export function ratingsOf(answers: readonly AnsweredQuestion[]): Rated[] {
  return answers
    .filter(
      ({ question, answer }) =>
        question.questionType === "rating" &&
        question.highIs !== "neutral" &&
        answer !== null &&
        isAnswered(answer),
    )
    .map((entry) => {
      const value = Number(answerText(entry.answer ?? ""));
      const level = isBadWhenHigh(entry) ? TOP + 1 - value : value;
      return { entry, value, level, subject: subjectOf(entry.question.questionText) };
    });
}

/** The author's word; where there is none, what the question's own words tell. */
function isBadWhenHigh({ question: { highIs, questionText } }: AnsweredQuestion): boolean {
  return highIs === null ? BAD_WHEN_HIGH.test(questionText) : highIs === "bad";
}
