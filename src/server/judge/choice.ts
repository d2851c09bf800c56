import { isSkip } from "#shared/domain/answer";
import type { AnswerableQuestion } from "#shared/domain/question";
import { all, oneOf } from "./choice-reading";
import { readSentence } from "./choice-sentence";
import { open, type Reading, refused } from "./judgement";
import { bare, fold, wordsOf } from "./normalise";
import { distinct, type Option, optionNumbered, optionsSpeltOut, prepareOptions } from "./option";
import { optionsForAmount } from "./option-amount";
import { coreOf } from "./option-core";
import { ALL_IDIOM, phraseIn, saysYesAndNo } from "./option-phrases";
import { mayNamePlaces, positionsIn } from "./option-position";
import { optionsLike, optionsMisspelt } from "./option-similar";

/** "Could be better" is not "better". */
const NOT_YET = /\b(?:could|should) (?:be|have been)\b/;
/** "Face to face" names no option that begins with a face. */
const IDIOM = /(?<!\p{L})(\p{L}{1,30}) (?:to|by|for|after|say|is) \1(?!\p{L})/u;
/** "Two of us" counts people. */
const COUNTED = /\b(?:\d+|two|three|four|five) of (?:us|you|my|our|the)\b/;
/** "1 to 3": the two, or those between as well? */
const FROM_PLACE_TO_PLACE = /^\W*\d{1,2} (?:to|through|thru|until|bis|à|a|al|do|tot) \d{1,2}\W*$/;
const THUMB_UP = /^(?:[👍✅✔☑👌🆗]\p{Emoji_Modifier}?\ufe0f?\s*)+$/u;
const THUMB_DOWN = /^(?:[👎❌✖🚫]\p{Emoji_Modifier}?\ufe0f?\s*)+$/u;
/** A choice stands early; reading an essay for it would only cost time. */
const READ = 1_000;

type Choosable = Pick<AnswerableQuestion, "options" | "exclusiveOptions">;

/**
 * Reads which option, or options, a message chooses. The text of an option always goes before its number:
 * "10" is the option "10" before it is the tenth one.
 */
export function readChoice(question: Choosable, whole: string): Reading {
  // What the skip button sends is never an option, whatever the options are called.
  if (isSkip(whole)) return { kind: "skip" };
  const options = prepareOptions(question.options ?? [], question.exclusiveOptions ?? []);
  const ticked = optionsTicked(options, whole);
  if (ticked.length > 1) return { kind: "answer", answer: ticked, understoodAs: null };
  const message = whole.slice(0, READ);
  const spelt = optionsSpeltOut(options, message);
  if (spelt.length > 0) return oneOf(spelt, message);
  const numbered = optionNumbered(options, message);
  if (numbered) return oneOf([numbered], message);
  return (
    withoutAnswer(options, message) ??
    fromAmount(options, message) ??
    fromPlaces(options, message) ??
    fromLikeness(options, message) ??
    readSentence(options, message)
  );
}

/** What the boxes send that are ticked: an option a line, and nothing else; empty for any other message. */
function optionsTicked(options: readonly Option[], message: string): string[] {
  const lines = [...new Set(message.split("\n"))];
  return lines.every((line) => options.some(({ text }) => text === line)) ? lines : [];
}

/** Contradictions. */
function withoutAnswer(options: readonly Option[], message: string): Reading | null {
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
  const plain = bare(message);
  const core = coreOf(options, wordsOf(plain));
  const like = plain === "" ? [] : optionsLike(options, plain);
  const found = like.length > 0 || core === plain ? like : optionsLike(options, core);
  return found.length > 0 ? oneOf(found, message) : null;
}
