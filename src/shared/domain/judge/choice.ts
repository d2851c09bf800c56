import { isSkip } from "../answer";
import { open, type Reading, refused } from "./judgement";
import { isGreeting, isNoise } from "./noise";
import { bare, fold, wordsOf } from "./normalise";
import { distinct, type Option, optionsSpeltOut, prepareOptions } from "./option";
import { optionsForAmount } from "./option-amount";
import { type Mentions, mentionsIn } from "./option-mentions";
import { ALL_IDIOM, contradict, phraseIn, saysYesAndNo } from "./option-phrases";
import { mayNamePlaces, positionsIn } from "./option-position";
import { optionsLike, optionsMisspelt } from "./option-similar";
import { asksAnything } from "./question-back";
import { asksToSkip, asksToWait, doesNotApply, isUnsure } from "./skip";
import { FILLERS, LESSENING, NEGATORS } from "./vocabulary";

/** Scripts that put no space between words, where an option is looked for inside the message. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

/** What should be, was, or would be under a condition, and what goes before what. */
const SUPPOSED =
  /\b(?:if (?:i|we|it|there) |would have|should(?:n't|nt)? |used to|i wish|we wish|supposed to|in theory|ideally|previously|formerly|was|were|now|at first|moving to|switch(?:ed|ing))|\S ?> ?\S/;
/** Words that turn what they stand by into something less, gone, or not: no guess is made then. */
const HEDGED: ReadonlySet<string> = new Set("almost nearly used should if last next no hate but".split(" "));
/** "Could be better" is not "better". */
const NOT_YET = /\b(?:could|should) (?:be|have been)\b/;
/** "Face to face" names no option that begins with a face. */
const IDIOM = /(?<!\p{L})(\p{L}{1,30}) (?:to|by|for|after) \1(?!\p{L})/u;
/** Words after which an option is only the reason for another. */
const REASONS: ReadonlySet<string> = new Set(
  "because cause cuz coz bc since as weil denn car porque perche bo".split(" "),
);
const NEITHER = /\bneither\b/;
const NOR = /\bnor\b/;
const EVERYTHING_BUT =
  /\b(?:everything|all|all of them|all of these) (?:but|except|besides|other than|apart from)\b/;
/** "Mon-fri", "low - medium": from one to the other, or between the two. */
const DASH = /\p{L} ?[-–—~] ?\p{L}/u;
const LIST_MARK = /[,;&+/]/;
/** "Two of us" counts people. */
const COUNTED = /\b(?:\d+|two|three|four|five) of (?:us|you|my|our|the)\b/;
/** "1 to 3": the two, or those between as well? */
const FROM_PLACE_TO_PLACE = /^\W*\d{1,2} (?:to|through|thru|until|bis|à|a|al|do|tot) \d{1,2}\W*$/;
const THUMB_UP = /^(?:[👍✅✔☑👌🆗]\p{Emoji_Modifier}?\ufe0f?\s*)+$/u;
const THUMB_DOWN = /^(?:[👎❌✖🚫]\p{Emoji_Modifier}?\ufe0f?\s*)+$/u;
const UNSPACED_FILLERS = /^(?:我|选|選|择|擇|想|要|是|觉得|認為|认为|应该|吧|的|就|を|です|は|に|します)*$/u;
const UNSPACED_JOINED = /^(?:和|与|與|跟|及|以及|还有|都|と|や|も|です|是|我|选|要| )+$/u;
const UNSPACED_EITHER = /或|还是|還是|または|か/u;
const UNSPACED_NEGATION = /[不非没沒除别別]|ない|以外/u;

/**
 * Reads which option, or options, a message chooses. The text of an option always goes before its number:
 * "10" is the option "10" before it is the tenth one.
 */
export function readChoice(texts: readonly string[], message: string): Reading {
  // What the skip button sends is never an option, whatever the options are called.
  if (isSkip(message)) return { kind: "skip" };
  const options = prepareOptions(texts);
  const spelt = optionsSpeltOut(options, message);
  if (spelt.length > 0) return oneOf(spelt, message);
  return (
    withoutAnswer(options, message) ??
    fromAmount(options, message) ??
    fromPlaces(options, message) ??
    fromLikeness(options, message) ??
    fromSentence(options, message)
  );
}

/** Skips, doubts, questions and contradictions; an option that says the same ("Prefer not to say") is chosen instead. */
function withoutAnswer(options: readonly Option[], message: string): Reading | null {
  if (asksToWait(message)) return refused("unsure");
  const isUnknown = isUnsure(message);
  const isSkipped = asksToSkip(message) || doesNotApply(message);
  if (isUnknown || isSkipped) {
    const says = isUnknown ? isUnsure : (text: string) => asksToSkip(text) || doesNotApply(text);
    const same = options.filter(
      (option) => says(option.text) || ` ${option.bare} `.includes(` ${bare(message)} `),
    );
    if (same.length > 0) return oneOf(same, message);
    return isUnknown ? refused("unsure") : { kind: "skip" };
  }
  if (asksAnything(message)) return refused("question");
  if (saysYesAndNo(options, wordsOf(bare(message)))) return refused("ambiguous");
  const text = fold(message);
  return NOT_YET.test(text) || IDIOM.test(text) ? open(null) : null;
}

function fromAmount(options: readonly Option[], message: string): Reading | null {
  const misspelt = optionsMisspelt(options, bare(message));
  if (misspelt.length > 0) return oneOf(misspelt, message);
  const found = optionsForAmount(options, message);
  return found === null ? null : oneOf(found, message);
}

function fromPlaces(options: readonly Option[], message: string): Reading | null {
  const words = wordsOf(bare(withoutThumb(message)));
  const phrase = phraseIn(options, coreOf(options, words)) ?? phraseIn(options, words.join(" "));
  if (phrase?.kind === "several" && ALL_IDIOM.test(words.join(" "))) return null;
  if (phrase?.kind === "none") return refused("none");
  if (phrase !== null)
    return phrase.kind === "one" ? oneOf(phrase.options, message) : all(phrase.options, options);
  if (COUNTED.test(words.join(" "))) return open(null);
  if (FROM_PLACE_TO_PLACE.test(fold(message))) return refused("ambiguous");
  if (!mayNamePlaces(fold(message))) return null;
  const positions = positionsIn(options, words);
  if (positions === null) return null;
  if (positions.picks.some((pick) => pick.length === 0)) return refused("out-of-range");
  const unclear = positions.picks.find((pick) => distinct(pick).length > 1);
  if (unclear) return oneOf(distinct(unclear), message);
  const picked = distinct(positions.picks.flat());
  return positions.isEither ? oneOf(picked, message) : all(picked, options);
}

/** A thumb says yes or no where words would. */
function withoutThumb(message: string): string {
  if (THUMB_UP.test(message)) return "yes";
  return THUMB_DOWN.test(message) ? "no" : message;
}

function fromLikeness(options: readonly Option[], message: string): Reading | null {
  if (isGreeting(message)) return refused("greeting");
  const plain = bare(message);
  const core = coreOf(options, wordsOf(plain));
  const like = plain === "" ? [] : optionsLike(options, plain);
  const found = like.length > 0 || core === plain ? like : optionsLike(options, core);
  return found.length > 0 ? oneOf(found, message) : null;
}

function fromSentence(options: readonly Option[], message: string): Reading {
  const mentions = mentionsIn(options, message);
  const { chosen, turnedDown } = mentions;
  if (weighs(mentions, message)) return open(null);
  if (leavesOpen(options, mentions, message)) return refused("ambiguous");
  const isEither =
    mentions.isEither || (chosen.length === 2 && DASH.test(message) && !LIST_MARK.test(message));
  if (chosen.length > 0) return isEither ? oneOf(chosen, message) : all(chosen, options);
  if (turnedDown.length > 0 && mentions.isPlain) return fromTurnedDown(options, mentions, message);
  const plain = bare(message);
  const inside = UNSPACED.test(message) ? optionsInside(options, plain) : [];
  const rest = inside.reduce((text, option) => text.replace(option.bare, ""), plain);
  if (inside.length === 1 && UNSPACED_FILLERS.test(rest)) return oneOf(inside, message);
  if (inside.length > 1 && UNSPACED_JOINED.test(rest)) return all(inside, options);
  if (inside.length > 1 && UNSPACED_EITHER.test(rest)) return oneOf(inside, message);
  const guess = [...mentions.namedInPassing, ...inside].filter((option) => !turnedDown.includes(option));
  if (guess.length === 0 && isNoise(message)) return refused("noise");
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
  if (rest.length > 0 && EVERYTHING_BUT.test(fold(message))) return all(rest, options);
  return oneOf(options.length === 2 ? rest : [], message);
}

function optionsInside(options: readonly Option[], text: string): Option[] {
  if (UNSPACED_NEGATION.test(text)) return [];
  const inside = options.filter((option) => option.bare !== "" && text.includes(option.bare));
  return inside.filter(
    (option) => !inside.some((other) => other !== option && other.bare.includes(option.bare)),
  );
}

/** The one option there is, or the question which of several is meant. */
function oneOf(options: readonly Option[], message: string): Reading {
  const [option, ...others] = distinct(options);
  if (option === undefined) return refused("ambiguous");
  if (others.length > 0)
    return refused(
      "ambiguous",
      [option, ...others].map(({ text }) => text),
    );
  const isVerbatim = option.folded === fold(message) || (option.bare !== "" && option.bare === bare(message));
  return { kind: "answer", answer: option.text, understoodAs: isVerbatim ? null : option.text };
}

function all(options: readonly Option[], offered: readonly Option[]): Reading {
  if (contradict(options, offered))
    return refused(
      "ambiguous",
      options.map((option) => option.text),
    );
  const texts = distinct(options).map((option) => option.text);
  const [only] = texts;
  const answer = texts.length === 1 && only !== undefined ? only : texts;
  return { kind: "answer", answer, understoodAs: texts.join(", ") };
}

/** A bare message without the fillers at both ends, unless options use them; all of it when nothing else is there. */
function coreOf(options: readonly Option[], words: readonly string[]): string {
  const counts = (word: string) =>
    !FILLERS.has(word) || LESSENING.has(word) || options.some((option) => option.words.includes(word));
  const first = words.findIndex(counts);
  const last = words.findLastIndex(counts);
  return (first < 0 ? words : words.slice(first, last + 1)).join(" ");
}
