import type { AnswerValue, Responses } from "./answer";
import { visibleResponses } from "./conditions";
import { type ScoredQuestion, worthOf } from "./score";

/** Who answers all at the worst end, in the middle, at the best end. */
export const MADE_UP = ["lowest", "middle", "highest"] as const;
export type MadeUp = (typeof MADE_UP)[number];

/** What each answer is aimed at, from 0 to 1. */
const AIM: Readonly<Record<MadeUp, number>> = { lowest: 0, middle: 0.5, highest: 1 };

const SAID = "Made up";

/**
 * The answers of somebody made up: to each question that applies, the one that is worth the least, the most, or about
 * half, by points and direction. Where nobody has said what is worth more, the first, the last, or the middle one.
 */
export function madeUpAnswers(questions: readonly ScoredQuestion[], who: MadeUp): Responses {
  const all = questions.map((question) => [question.id, answerOf(question, AIM[who])] as const);
  return visibleResponses(questions, Object.fromEntries(all));
}

function answerOf(question: ScoredQuestion, aim: number): AnswerValue {
  const possible = possibleAnswers(question);
  // What a question counts towards, and how much, has no say in which of its answers is the better one.
  const weighed = { ...question, dimension: question.dimension ?? "any", weight: 1 };
  const worths = possible.map((answer) => worthOf(weighed, answer));
  const isUnsaid = worths.every((worth) => worth === null);
  const misses = worths.map((worth, at) => {
    const stands = isUnsaid ? at / Math.max(1, possible.length - 1) : worth;
    return stands === null ? Number.POSITIVE_INFINITY : Math.abs(stands - aim);
  });
  return possible[misses.indexOf(Math.min(...misses))] ?? SAID;
}

/** Answers that reach both ends and stand between them: not each set of options, of which there are too many. */
function possibleAnswers(question: ScoredQuestion): AnswerValue[] {
  if (question.questionType === "text") return [SAID];
  if (question.questionType === "rating") return ["1", "2", "3", "4", "5"];
  const options = question.options ?? [];
  if (question.selection === "one") return [...options];
  const alone = options.map((option) => [option]);
  const { points } = question;
  if (!points || question.combine === "max") return alone;
  const beside = options.filter((option) => !question.exclusiveOptions?.includes(option));
  const pointOf = (option: string) => points[options.indexOf(option)] ?? 0;
  const inSteps = beside.map((_, at) => beside.slice(0, at + 1));
  const ends = [
    beside.filter((option) => pointOf(option) < 0),
    beside.filter((option) => pointOf(option) > 0),
  ];
  return [...alone, ...inSteps, ...ends.filter((chosen) => chosen.length > 0)];
}
