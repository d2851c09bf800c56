import type { Statement } from "#shared/domain/advice";
import { worthOf } from "#shared/domain/score";
import { say } from "../kernel/phrase";
import type { AdviceGround, AdvisedQuestion } from "./ground";
import { questionName, quotedWords } from "./words";

/** Two answers whose worth differs by so much do not fit together, from 0 to 1 (decision 0070). */
const APART = 0.75;
/** So many are named, one a dimension. */
const MOST = 3;

interface Worth {
  question: AdvisedQuestion;
  worth: number;
  /** Whether it can be the worse one of two. */
  isStep: boolean;
}

interface Pair {
  low: Worth;
  high: Worth;
}

/**
 * Answers of one dimension that pull in different directions, both quoted; those furthest apart first. One of the two
 * is a rating: how much and what is the case can speak of one thing, two choices speak of two.
 */
export function contradictionsIn(ground: AdviceGround): Statement[] {
  const worths = ground.questions.flatMap((question): Worth[] => {
    const answer = ground.answers.get(question.id);
    if (typeof answer !== "string") return [];
    const worth = worthOf(question, answer);
    return worth === null ? [] : [{ question, worth, isStep: isStep(question, answer) }];
  });
  return [...new Set(worths.map(({ question }) => question.dimension))]
    .flatMap((dimension) => furthest(worths.filter(({ question }) => question.dimension === dimension)))
    .sort((a, b) => distance(b) - distance(a))
    .slice(0, MOST)
    .map(({ low, high }) => said(low.question, high.question, ground));
}

/**
 * Whether an answer is a step of its scale: a rating, or the first option of its worth. One that comes after another of
 * the same worth stands beside the scale, as "I do not know" after "No": it says nothing that could be contradicted.
 */
function isStep({ questionType, options, points }: AdvisedQuestion, answer: string): boolean {
  if (questionType === "rating") return true;
  const at = options?.indexOf(answer) ?? -1;
  const point = points?.[at];
  return point !== undefined && points?.indexOf(point) === at;
}

/** The two that are furthest apart, at least one of them a rating; of several such pairs the one that was asked closest. */
function furthest(worths: readonly Worth[]): Pair[] {
  let best: Pair | undefined;
  for (const rating of worths.filter(({ question }) => question.questionType === "rating"))
    for (const other of worths) {
      const [low, high] = rating.worth < other.worth ? [rating, other] : [other, rating];
      const pair = { low, high };
      if (low.isStep && distance(pair) >= APART && (!best || isBetter(pair, best))) best = pair;
    }
  return best ? [best] : [];
}

const isBetter = (pair: Pair, than: Pair): boolean =>
  distance(pair) > distance(than) || (distance(pair) === distance(than) && between(pair) < between(than));

/** How many questions lie between the two. */
const between = ({ low, high }: Pair) => Math.abs(low.question.order - high.question.order);

/** A question's own mark stands in place of a colon. */
const ENDED = /[.?!:。？！：؟]$/u;

const distance = ({ low, high }: Pair) => high.worth - low.worth;

function said(low: AdvisedQuestion, high: AdvisedQuestion, ground: AdviceGround): Statement {
  const answered = (question: AdvisedQuestion) => {
    const name = questionName(question);
    const words = quotedWords(question, ground.answers.get(question.id) ?? "", ground.phrases);
    return `${name}${ENDED.test(name) ? "" : ":"} ${words}`;
  };
  return {
    text: say(ground.phrases.contradiction, { one: answered(high), other: answered(low) }),
    evidence: [high, low].map(({ id }) => ({ question: id, quote: null })),
  };
}
