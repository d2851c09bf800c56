import { all, oneOf } from "./choice-reading";
import { open, type Reading, refused } from "./judgement";
import { bare, fold, wordsOf } from "./normalise";
import { distinct, type Option } from "./option";
import { optionsInside, readUnspaced } from "./option-inside";
import { type Mentions, mentionsIn } from "./option-mentions";
import { withoutNone } from "./option-phrases";
import { NEGATORS } from "./vocabulary";

/** What should be, was, or would be under a condition, and what goes before what. */
const SUPPOSED =
  /\b(?:if (?:i|we|it|there) |would have|should(?:n't|nt)? |used to|i wish|we wish|supposed to|in theory|ideally|previously|formerly|was|were|now|at first|moving to|switch(?:ed|ing))|\S ?> ?\S/;
/** Words that turn what they stand by into something less, gone, or not: no guess is made then. */
const HEDGED: ReadonlySet<string> = new Set("almost nearly used should if last next no hate but".split(" "));
/** Words after which an option is only the reason for another. */
const REASONS: ReadonlySet<string> = new Set(
  "because cause cuz coz bc since as weil denn car porque perche bo".split(" "),
);
const NEITHER = /\bneither\b/;
const NOR = /\bnor\b/;
const EVERYTHING_BUT =
  /\b(?:everything|all|all of them|all of these) (?:but|except|besides|other than|apart from)\b|(?:^| )(?:tout|tous|toutes|alles?|todo|todos|todas|tudo|tutto|tutti|tutte) (?:sauf|außer|ausser|menos|excepto|exceto|tranne) /;
/** "Mon-fri", "low - medium": from one to the other, or between the two. */
const DASH = /\p{L} ?[-–—~] ?\p{L}/u;
const LIST_MARK = /[,;&+/]/;

/** Reads a message in words that is more than the name or place of an option; what stays unclear is left open. */
export function readSentence(options: readonly Option[], message: string): Reading {
  const mentions = mentionsIn(options, message);
  const { chosen, turnedDown } = mentions;
  if (weighs(mentions, message)) return open(null);
  if (leavesOpen(options, mentions, message)) return refused("ambiguous");
  const isEither =
    mentions.isEither || (chosen.length === 2 && DASH.test(message) && !LIST_MARK.test(message));
  if (chosen.length > 0) return isEither ? oneOf(chosen, message) : all(chosen, options);
  if (turnedDown.length > 0 && mentions.isPlain) return fromTurnedDown(options, mentions, message);
  const unspaced = readUnspaced(options, message);
  if (unspaced !== null) return unspaced;
  const plain = bare(message);
  const guess = [...mentions.namedInPassing, ...optionsInside(options, message)].filter(
    (option) => !turnedDown.includes(option),
  );
  // Numbers that are neither a place nor a text: "1-3", "1.5".
  if (/^[\d ]+$/.test(plain)) return refused("ambiguous");
  const [likely, ...others] = guess;
  const isGuessable = likely !== undefined && others.length === 0 && !isHedged(likely, plain);
  return open(isGuessable ? likely.text : null);
}

/** "Call or meeting" where two options are calls: one side of the "or" is not clear. */
function leavesOpen(options: readonly Option[], { chosen, isEither }: Mentions, message: string): boolean {
  const [only, ...others] = chosen;
  if (!isEither || only === undefined || others.length > 0) return false;
  const isShared = (word: string) => options.filter((option) => option.words.includes(word)).length > 1;
  return wordsOf(bare(message)).some(
    (word) => word.length >= 4 && isShared(word) && !only.words.includes(word),
  );
}

/**
 * Whether a message speaks of several options in a way that only a reader of language can follow: "marketing if I had
 * the money, so tools", "it used to be daily, now rarely".
 */
function weighs({ chosen, turnedDown, inPassing }: Mentions, message: string): boolean {
  const text = fold(message);
  if (new Set([...chosen, ...turnedDown, ...inPassing]).size < 2) return false;
  if (SUPPOSED.test(text) || (NEITHER.test(text) && NOR.test(text))) return true;
  const explains = wordsOf(bare(message)).some((word) => REASONS.has(word));
  return chosen.length > 0 && !explains && inPassing.some((option) => !chosen.includes(option));
}

function isHedged(option: Option, plain: string): boolean {
  return wordsOf(plain).some(
    (word) => !option.words.includes(word) && (HEDGED.has(word) || NEGATORS.has(word)),
  );
}

/** "Anything but operations" leaves one answer only where there are two options; "everything but" leaves the rest. */
function fromTurnedDown(options: readonly Option[], { turnedDown }: Mentions, message: string): Reading {
  const names = turnedDown.map((option) => option.folded);
  const rest = distinct(options).filter((option) => !names.includes(option.folded));
  const some = withoutNone(rest);
  if (some.length > 0 && EVERYTHING_BUT.test(fold(message))) return all(some, options);
  return oneOf(options.length === 2 ? rest : [], message);
}
