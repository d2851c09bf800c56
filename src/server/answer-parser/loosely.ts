import type { Token } from "./cues";
import { likely } from "./answered";
import { type Statement, statementOf } from "./clauses";
import { hasDenial } from "./denying";
import { isLost, type Outcome, refused } from "./outcome";
import type { Offer } from "./offer";
import { oncePer } from "../language/memoize";
import { amountsIn, exactly } from "../language/amounts";
import { degreesIn } from "./readers/degrees";
import { finderOfAny, wordsFound } from "../language/phrase-finder";
import { optionsForAmount } from "./readers/option-amounts";
import { namesTime } from "../language/quantities";
import { type Sentence, sentenceOf, spokenIn } from "../language/tokenize";
import { distinct, type Value } from "./values";

/** A message, and what it plainly says. */
export interface Plainly {
  readonly message: string;
  readonly sentence: Sentence;
  readonly tokens: readonly Token[];
  readonly statement: Statement;
}

/**
 * What a message may mean that is not read, or not all of it: what is named in passing, or meant by a part of its words.
 * @returns null where that is nothing
 */
export function hintIn(
  offer: Offer,
  { sentence, tokens, statement }: Plainly,
  read: Outcome,
): Outcome | null {
  const isLikely = read.outcome === "rejected" && read.refusal.reason === "likely";
  const isGraded = offer.isRating && spokenIn(sentence).length <= STORY;
  // "Payroll never did", but not "not that great": what is denied is not proposed, nor is anything beside it.
  if ((!isLikely && !isLost(read)) || (!isGraded && hasDenial(sentence.folded))) return null;
  const chosen = statement.said.filter(({ fate }) => fate === "chosen");
  const [only, ...others] = statement.said;
  // "My husband says 62.50 €".
  const heard = only?.mention.kind === "amount" && others.length === 0 ? [only] : chosen;
  const named = heard.flatMap(({ mention: { values } }) => (values.length === 1 ? values : []));
  const meant = offer.isRating ? gradedIn(offer, sentence) : countedIn(offer, sentence);
  const values = distinct(offer.values).filter((value) => named.includes(value) || meant.includes(value));
  return values.length === 0 ? null : likely(offer, values);
}

/** In a longer story a number may count anything, and a "not" may be of anything. */
const SHORT = 7;
const STORY = 12;

/** "4 open", "two lorries and a van": the numbers, and their sum, whatever they count, where things are counted. */
function countedIn({ amounts, values }: Offer, sentence: Sentence): Value[] {
  const said = amounts ? amountsIn(sentence) : [];
  const isOfThings = amounts?.every((each) => each === null || each.unit === null);
  const isShort = spokenIn(sentence).length <= SHORT;
  const [first] = said;
  if (!amounts || !isOfThings || !isShort || !first || said.some(({ unit, isYear }) => unit || isYear))
    return [];
  const sum = said.reduce((total, { low }) => total + low, 0);
  const counted = said.length === 1 ? said : [...said, exactly(sum, null, first)];
  const covered = new Set(counted.map((each) => optionsForAmount(amounts, each).join()));
  return covered.size === 1 ? values.filter((_, at) => covered.has(String(at))) : [];
}

const MIDDLE = 2;

/** "Pretty good", "sehr gut", on a scale whose steps have no names; "so-so" on any. */
function gradedIn({ values, isGraded, ladder }: Offer, sentence: Sentence): Value[] {
  const levels = new Set(degreesIn(sentence).map(({ level }) => Math.round(4 * level)));
  const [level, ...others] = levels;
  const isMiddle = level === MIDDLE && ladder === null;
  if (level === undefined || others.length > 0 || !(isGraded || isMiddle)) return [];
  return values.slice(level, level + 1);
}

