import { DEGREES, type Degree } from "../../language/lexicon/value-words";
import { oncePer } from "../../language/memoize";
import { overlap, type Sentence, type Span } from "../../language/tokenize";
import { entriesOf, finderOf, wordsFound } from "../../language/phrase-finder";

/** Where on a scale a word of a message stands. */
export interface DegreeSaid extends Span {
  /** 0 the lowest step, 1 the highest. */
  readonly level: number;
  /** "The maximum", "top marks": a step by its name; else a degree, which a scale may call otherwise ("good"). */
  readonly isNamed: boolean;
}

const STEPS: Readonly<Record<Degree, number>> = { lowest: 0, low: 0.25, middle: 0.5, high: 0.75, highest: 1 };
const named = finderOf((values) => entriesOf(["lowest", "middle", "highest"], values.scale));
const degrees = finderOf((values) => entriesOf(DEGREES, values.degrees));

/** Ends and middle of the scale that a message names, and words of degree ("not at all", "rather"), in order. */
export const degreesIn = oncePer((sentence: Sentence): readonly DegreeSaid[] => {
  const names = wordsFound(sentence, named).map((found) => ({ ...found, isNamed: true }));
  const words = wordsFound(sentence, degrees)
    .filter((word) => !names.some((name) => overlap(word, name)))
    .map((found) => ({ ...found, isNamed: false }));
  return [...names, ...words]
    .map(({ key, isNamed, from, to }) => ({ level: STEPS[key], isNamed, from, to }))
    .sort((one, other) => one.from - other.from)
    .reduce<DegreeSaid[]>(withNext, []);
});

/** "Not very" and "good" side by side are one: the first says how much of the second. */
function withNext(said: DegreeSaid[], next: DegreeSaid): DegreeSaid[] {
  const last = said.at(-1);
  const isMiddle = next.isNamed && next.level === 0.5;
  if (!last || last.isNamed || (next.isNamed && !isMiddle) || last.to !== next.from) return [...said, next];
  // "Very average" is the middle.
  const isMore = last.level === 1 && next.level !== 0.5;
  const level =
    last.level < 0.5 && next.level > 0.5 ? last.level : isMore ? Math.round(next.level) : next.level;
  return [...said.slice(0, -1), { level, isNamed: isMiddle, from: last.from, to: next.to }];
}
