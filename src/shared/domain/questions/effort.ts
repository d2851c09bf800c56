import { minutesFor } from "../lib/attempt-duration";
import { analyzePaths, MAX_ANALYSIS_STEPS, type PathQuestion, type PathSpan } from "./path-analysis";

/** How much a template asks of a participant, as ranges, because it depends on the answers. */
export interface Effort {
  readonly asked: PathSpan;
  readonly minutes: PathSpan;
}

/** State limit of the path analysis; low, as it runs for every visitor of a template. */
const MAX_STATES = 32;

/** Effort of a template; if it has too many paths, from the unconditional questions to all questions. */
export function effortOf(questions: readonly PathQuestion[]): Effort {
  const paths = analyzePaths(questions, { maxStates: MAX_STATES, steps: { remaining: MAX_ANALYSIS_STEPS } });
  if (paths) return { asked: paths.questions, minutes: paths.minutes };
  const always = questions.filter(({ conditions }) => conditions === null);
  return {
    asked: { least: always.length, most: questions.length },
    minutes: { least: minutesFor(always), most: minutesFor(questions) },
  };
}

/** "8 questions", "5 to 8 questions". */
export const askedText = ({ asked }: Pick<Effort, "asked">): string => rangeText(asked, "question");

/** "7 minutes", "4 to 7 minutes". */
export const minutesText = ({ minutes }: Pick<Effort, "minutes">): string => rangeText(minutes, "minute");

function rangeText({ least, most }: PathSpan, noun: string): string {
  const number = least === most ? `${most}` : `${least} to ${most}`;
  return `${number} ${most === 1 ? noun : `${noun}s`}`;
}
