import { minutesFor } from "../lib/duration";
import { analyzePaths, MOST_STEPS, type PathQuestion, type PathSpan } from "./path-analysis";

/** What somebody lets themselves in for: their answers decide how much it is. */
export interface Effort {
  /** How many questions they are asked. */
  readonly asked: PathSpan;
  /** About how many minutes that takes. */
  readonly minutes: PathSpan;
}

/** More ways to stand than these are not followed: every visitor of a template asks for it. */
const MAX_STATES = 32;

/**
 * What a template asks of people. Where the ways through it are too many, or too long to follow, no more than what every
 * one has in it.
 */
export function effortOf(questions: readonly PathQuestion[]): Effort {
  const paths = analyzePaths(questions, { most: MAX_STATES, steps: { left: MOST_STEPS } });
  if (paths) return { asked: paths.questions, minutes: paths.minutes };
  const always = questions.filter(({ conditions }) => conditions === null);
  return {
    asked: { least: always.length, most: questions.length },
    minutes: { least: minutesFor(always), most: minutesFor(questions) },
  };
}

/** "8 questions", "5 to 8 questions". */
export const askedText = ({ asked }: Pick<Effort, "asked">): string => counted(asked, "question");

/** "7 minutes", "4 to 7 minutes". */
export const takesText = ({ minutes }: Pick<Effort, "minutes">): string => counted(minutes, "minute");

function counted({ least, most }: PathSpan, noun: string): string {
  const number = least === most ? `${most}` : `${least} to ${most}`;
  return `${number} ${most === 1 ? noun : `${noun}s`}`;
}
