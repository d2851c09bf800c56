import type { Statement } from "#shared/domain/advice";
import { worthOf } from "#shared/domain/score";
import { OVERALL, type Scoring } from "#shared/domain/scoring";
import { say } from "../kernel/phrase";
import { type AdviceGround, countedFor, type Standing, standingIn } from "./ground";
import { questionName, quotedWords, sentencesOf } from "./words";

/** Where one stands: the value, its author's words, the weakest and the strongest; none where values are not shown. */
export function standingStatements(ground: AdviceGround): Statement[] {
  const { scoring } = ground;
  if (scoring?.visibleTo !== "participant") return [];
  return [...overall(ground, scoring), ...ends(ground, scoring)];
}

/** What the author says of the weakest dimension, for where no card does. */
export function weakestStatements(ground: AdviceGround): Statement[] {
  const weakest = weakestShown(ground);
  const hasOwn = ground.scoring?.dimensions.some(({ key, bands }) => key === weakest?.dimension && bands);
  if (!weakest || !hasOwn) return [];
  const evidence = cited(ground, weakest.dimension);
  return sentencesOf(weakest.band?.text ?? "").map((text) => ({ text, evidence }));
}

/**
 * What to look at first where no card says so: the lowest answer of the weakest dimension. Where nothing that counts is
 * in the lower half, that is said: a page with values and without a word reads as if something were missing.
 */
export function firstLook(ground: AdviceGround): Statement[] {
  const weakest = weakestShown(ground);
  if (!weakest) return [];
  const worths = ground.questions.flatMap((question) => {
    const worth = worthOf(question, ground.answers.get(question.id));
    return worth === null ? [] : [{ question: question.id, worth }];
  });
  if (worths.some(({ worth }) => worth <= LOW)) return lowestAnswer(ground, weakest.dimension);
  const evidence = worths.map(({ question }) => ({ question, quote: null }));
  return [{ text: ground.phrases.nothingLow, evidence }];
}

/** The highest worth of an answer, from 0 to 1, that can be called low. */
const LOW = 0.5;

const weakestShown = (ground: AdviceGround): Standing | undefined =>
  ground.scoring?.visibleTo === "participant" ? valued(ground)[0] : undefined;

function overall(ground: AdviceGround, scoring: Scoring): Statement[] {
  const whole = standingIn(ground, OVERALL);
  if (!whole || whole.shown === null) return [];
  const evidence = cited(ground, OVERALL);
  const { overall, overallNamed } = ground.phrases;
  const value = shownOf(whole, scoring, ground);
  const named = whole.band ? say(overallNamed, { value, band: whole.band.name }) : say(overall, { value });
  return [named, ...sentencesOf(whole.band?.text ?? "")].map((text) => ({ text, evidence }));
}

/** The weakest and the strongest dimension by name, unless they stand alike. */
function ends(ground: AdviceGround, scoring: Scoring): Statement[] {
  const inOrder = valued(ground);
  const [weakest, strongest] = [inOrder[0], inOrder.at(-1)];
  if (!weakest || !strongest || weakest.shown === strongest.shown) return [];
  const nameOf = ({ dimension }: Standing) =>
    scoring.dimensions.find(({ key }) => key === dimension)?.name ?? dimension;
  return [
    {
      text: say(ground.phrases.ends, {
        strongest: nameOf(strongest),
        highest: shownOf(strongest, scoring, ground),
        weakest: nameOf(weakest),
        lowest: shownOf(weakest, scoring, ground),
      }),
      evidence: [...cited(ground, strongest.dimension), ...cited(ground, weakest.dimension)],
    },
  ];
}

const shownOf = ({ shown }: Standing, { scale: { max } }: Scoring, { phrases }: AdviceGround) =>
  say(phrases.valueOf, { shown: new Intl.NumberFormat(phrases.language).format(shown ?? 0), max });

function lowestAnswer(ground: AdviceGround, dimension: string): Statement[] {
  const worths = ground.questions
    .filter((question) => question.dimension === dimension)
    .flatMap((question) => {
      const answer = ground.answers.get(question.id);
      if (answer === undefined) return [];
      const worth = worthOf(question, answer);
      return worth === null ? [] : [{ question, answer, worth }];
    })
    .sort((a, b) => a.worth - b.worth);
  const [lowest] = worths;
  if (!lowest || lowest.worth > LOW) return [];
  const { question, answer } = lowest;
  return [
    {
      text: say(ground.phrases.lookFirst, {
        question: question.shortName ?? say(ground.phrases.quote, { words: questionName(question) }),
        answer: quotedWords(question, answer, ground.phrases),
      }),
      evidence: [{ question: question.id, quote: null }],
    },
  ];
}

/** Dimensions with a value, the weakest first. */
const valued = ({ standings }: AdviceGround): Standing[] =>
  standings
    .filter(({ dimension, value }) => dimension !== OVERALL && value !== null)
    .sort((a, b) => (a.value ?? 0) - (b.value ?? 0));

const cited = (ground: AdviceGround, dimension: string) =>
  countedFor(ground, dimension).map((question) => ({ question, quote: null }));
