import type { AnswerValue } from "#shared/domain/answer";
import type { Statement } from "#shared/domain/cards/advice";
import { answerScore, COUNTED } from "#shared/domain/score";
import { OVERALL, type Scoring } from "#shared/domain/scoring";
import { interpolate } from "../lib/interpolate";
import {
  type AdviceContext,
  type AdvisedQuestion,
  countedFor,
  type ScoreInContext,
  standingIn,
} from "./advice-context";
import { questionName, quotedWords, sentencesOf } from "./text-format";

/** Where one stands: the value, its author's words, the weakest and the strongest; none where values are not shown. */
export function scoreStatements(context: AdviceContext): Statement[] {
  const { scoring } = context;
  if (scoring?.visibleTo !== "participant") return [];
  return [...overall(context, scoring), ...ends(context, scoring)];
}

/** What the author says of the weakest dimension, for where no card does. */
export function weakestStatements(context: AdviceContext): Statement[] {
  const weakest = weakestShown(context);
  const hasOwn = context.scoring?.dimensions.some(({ key, bands }) => key === weakest?.dimension && bands);
  if (!weakest || !hasOwn) return [];
  const evidence = cited(context, weakest.dimension);
  return sentencesOf(weakest.band?.text ?? "").map((text) => ({ text, evidence }));
}

/**
 * What to look at first where no card says so: the lowest answer of the weakest area, or without scores the lowest
 * answers of all. Where nothing that counts is
 * in the lower half, that is said: a page with values and without a word reads as if something were missing.
 */
export function firstLook(context: AdviceContext): Statement[] {
  if (!context.scoring) return lowestRated(context);
  const weakest = weakestShown(context);
  if (!weakest) return [];
  const scores = context.questions.flatMap((question) => {
    const worth = answerScore(question, context.answers.get(question.id));
    return worth === null ? [] : [{ question: question.id, worth }];
  });
  if (scores.some(({ worth }) => worth <= LOW)) return lowestAnswer(context, weakest.dimension);
  const evidence = scores.map(({ question }) => ({ question, quote: null }));
  return [{ text: context.phrases.nothingLow, evidence }];
}

/** The highest worth of an answer, from 0 to 1, that can be called low. */
const LOW = 0.5;
/** The middle of an area's score, from 0 to 100. */
const MIDDLE = 50;
/** The most answers that are named where nothing is scored. */
const MAX_LOWEST = 3;

const weakestShown = (context: AdviceContext): ScoreInContext | undefined =>
  context.scoring?.visibleTo === "participant" ? valued(context)[0] : undefined;

function overall(context: AdviceContext, scoring: Scoring): Statement[] {
  const whole = standingIn(context, OVERALL);
  if (!whole || whole.shown === null) return [];
  const evidence = cited(context, OVERALL);
  const { overall, overallNamed } = context.phrases;
  const value = shownOf(whole, scoring, context);
  const named = whole.band
    ? interpolate(overallNamed, { value, band: whole.band.name })
    : interpolate(overall, { value });
  return [named, ...sentencesOf(whole.band?.text ?? "")].map((text) => ({ text, evidence }));
}

/** The weakest and the strongest dimension by name, unless they stand alike. */
function ends(context: AdviceContext, scoring: Scoring): Statement[] {
  const inOrder = valued(context);
  const [weakest, strongest] = [inOrder[0], inOrder.at(-1)];
  if (!weakest || !strongest || weakest.shown === strongest.shown) return [];
  // The best of several low areas is no strength.
  if ((strongest.value ?? 0) <= MIDDLE) return [];
  const nameOf = ({ dimension }: ScoreInContext) =>
    scoring.dimensions.find(({ key }) => key === dimension)?.name ?? dimension;
  return [
    {
      text: interpolate(context.phrases.ends, {
        strongest: nameOf(strongest),
        highest: shownOf(strongest, scoring, context),
        weakest: nameOf(weakest),
        lowest: shownOf(weakest, scoring, context),
      }),
      evidence: [...cited(context, strongest.dimension), ...cited(context, weakest.dimension)],
    },
  ];
}

const shownOf = ({ shown }: ScoreInContext, { scale: { max } }: Scoring, { phrases }: AdviceContext) =>
  interpolate(phrases.valueOf, { shown: new Intl.NumberFormat(phrases.language).format(shown ?? 0), max });

function lowestAnswer(context: AdviceContext, dimension: string): Statement[] {
  const scores = context.questions
    .filter((question) => question.dimension === dimension)
    .flatMap((question) => {
      const answer = context.answers.get(question.id);
      if (answer === undefined) return [];
      const worth = answerScore(question, answer);
      return worth === null ? [] : [{ question, answer, worth }];
    })
    .sort((a, b) => a.worth - b.worth);
  const [lowest] = scores;
  if (!lowest || lowest.worth > LOW) return [];
  return [startWith(lowest.question, lowest.answer, context)];
}

/** The lowest answers on scales with a direction, the worst first. */
function lowestRated(context: AdviceContext): Statement[] {
  return context.questions
    .flatMap((question) => {
      const answer = context.answers.get(question.id);
      const worth = answerScore({ ...question, ...COUNTED, skipCounts: "nothing" }, answer);
      return answer === undefined || worth === null || worth >= LOW ? [] : [{ question, answer, worth }];
    })
    .sort((a, b) => a.worth - b.worth)
    .slice(0, MAX_LOWEST)
    .map(({ question, answer }) => startWith(question, answer, context));
}

const startWith = (
  question: AdvisedQuestion,
  answer: AnswerValue,
  { phrases }: AdviceContext,
): Statement => ({
  text: interpolate(phrases.lookFirst, {
    question: interpolate(phrases.quote, { words: question.shortName ?? questionName(question) }),
    answer: quotedWords(question, answer, phrases),
  }),
  evidence: [{ question: question.id, quote: null }],
});

/** Dimensions with a value, the weakest first. */
const valued = ({ standings }: AdviceContext): ScoreInContext[] =>
  standings
    .filter(({ dimension, value }) => dimension !== OVERALL && value !== null)
    .sort((a, b) => (a.value ?? 0) - (b.value ?? 0));

const cited = (context: AdviceContext, dimension: string) =>
  countedFor(context, dimension).map((question) => ({ question, quote: null }));
