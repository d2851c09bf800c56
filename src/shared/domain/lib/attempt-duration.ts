import type { QuestionType } from "../questions/question";

const MINUTE = 60_000;

/** Estimated time to read and answer one question, in seconds. */
const SECONDS: Record<QuestionType, number> = { text: 90, multiple_choice: 30, rating: 20 };

/** The duration of an attempt: "N minutes" under an hour, otherwise "Nh Mm". Negative durations become 0 minutes. */
export function attemptDurationText(startedAt: Date, endedAt: Date): string {
  const minutes = Math.max(0, Math.floor((endedAt.getTime() - startedAt.getTime()) / MINUTE));
  if (minutes < 60) return minutesText(minutes);
  return `${Math.floor(minutes / 60)}h ${minutes % 60}m`;
}

/** Estimated time to answer a question of this type, in seconds. */
export const secondsFor = (questionType: QuestionType): number => SECONDS[questionType];

/** Estimated time to answer the questions, in whole minutes, rounded up; 0 without questions. */
export function minutesFor(questions: readonly { readonly questionType: QuestionType }[]): number {
  const seconds = questions.reduce((sum, { questionType }) => sum + SECONDS[questionType], 0);
  return Math.ceil(seconds / 60);
}

/** "1 minute", "7 minutes". */
export const minutesText = (minutes: number): string => (minutes === 1 ? "1 minute" : `${minutes} minutes`);
