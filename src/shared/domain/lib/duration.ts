import type { QuestionType } from "../questions/question";

const MINUTE = 60_000;

/** About how long a person takes to read and answer one question, in seconds. */
const SECONDS: Record<QuestionType, number> = { text: 90, multiple_choice: 30, rating: 20 };

/**
 * How long an attempt took, or has taken so far: "N minutes" under an hour, else "Nh Mm".
 * A clock that went backwards gives 0 minutes; a single minute reads in the singular.
 */
export function durationText(startedAt: Date, endedAt: Date): string {
  const minutes = Math.max(0, Math.floor((endedAt.getTime() - startedAt.getTime()) / MINUTE));
  if (minutes < 60) return minutesText(minutes);
  return `${Math.floor(minutes / 60)}h ${minutes % 60}m`;
}

/** About how long one question of a type takes to answer. */
export const secondsFor = (questionType: QuestionType): number => SECONDS[questionType];

/** About how long questions take to answer, in whole minutes, rounded up; 0 when there are none. */
export function minutesFor(questions: readonly { readonly questionType: QuestionType }[]): number {
  const seconds = questions.reduce((sum, { questionType }) => sum + SECONDS[questionType], 0);
  return Math.ceil(seconds / 60);
}

/** "1 minute", "7 minutes". */
export const minutesText = (minutes: number): string => (minutes === 1 ? "1 minute" : `${minutes} minutes`);
