import { moveIn } from "./moves/move";
import { cardinal } from "./number-words";
import type { Option } from "./option";
import { rangeIn } from "./option-range";
import * as elsewhere from "./other-languages";

const CLOSED = { questionType: "multiple_choice", questionText: "" } as const;

/** What a whole phrase picks from the list, without naming any option. */
export type Phrase =
  /** All of these together. */
  | { readonly kind: "several"; readonly options: readonly Option[] }
  /** One of these; more than one means that it is not clear which. */
  | { readonly kind: "one"; readonly options: readonly Option[] }
  | { readonly kind: "none" };

const YES_ENGLISH =
  "yes|yeah|yep|yup|ya|yea|yess+|sure|of course|definitely|absolutely|affirmative|indeed|correct";
const YES = new RegExp(
  `^(?:${YES_ENGLISH}|${elsewhere.YES.join("|")})(?: (?:please|definitely|absolutely|we do|i do|we are|i am|we have|it is|of course|sure))*$`,
  "u",
);
const NO_ENGLISH =
  "no|nope|nah|na|noo+|negative|no way|not really|not at all|not yet|definitely not|absolutely not";
const NO = new RegExp(
  `^(?:${NO_ENGLISH}|${elsewhere.NO.join("|")})(?: (?:we dont|i dont|not really|thanks|thank you|we do not|sorry|not yet|never|way|were not|im not|we havent|pas encore|pas du tout|pas vraiment|todavia no|aun no|noch nicht|leider nicht|ancora|ainda|jeszcze nie|danke|merci|gracias|grazie))*$`,
  "u",
);
const ALL =
  /^(?:all|everything|every one|all options|all the above|(?:all )?(?:of )?(?:them|these|those|the above) all|all of (?:them|these|those|the above|it)|each of them)$/;
/** "All good" means none of them. */
export const ALL_IDIOM =
  /\ball (?:good|right|fine|great|ok|okay|done|clear|set|well|of us|day|year|the time)\b|\b(?:we|you|they|after|at|not|first of) all\b/;
const ALL_ELSEWHERE: ReadonlySet<string> = new Set(elsewhere.ALL);
const BOTH = /^both(?: of (?:them|these|those))?$/;
const BOTH_ELSEWHERE: ReadonlySet<string> = new Set(elsewhere.BOTH);
const NONE =
  /^(?:none|neither|nothing|(?:none|neither) (?:of )?(?:them|these|those|the above|the options|it|that|apply|applies|fit|fits)(?: apply| applies| fit| fits| really)*|none (?:apply|applies|fits?)|nothing (?:applies|fits|of that|from the list))$/;
const NONE_ELSEWHERE: ReadonlySet<string> = new Set(elsewhere.NONE);
const OTHER =
  /^(?:other|others|another|another one|something else|somewhere else|else|not listed|not on the list|isnt listed)$/;
const ANY =
  /^(?:any|either|whichever|whatever|any of (?:them|these|those)|either of (?:them|these)|either one|any one|doesnt matter|dont care|i dont care|no preference|you choose|you pick|up to you)$/;
const BEFORE_LAST =
  /^(?:(?:second|2nd|next) (?:to|from) (?:the )?last|second last|2nd last|last but one|penultimate)(?: (?:one|option))?$/;
const SOME = /^(first|last|top|bottom) (\w+)(?: (?:ones|options))?$/;
const NTH = /^(?:我?选择?|選)?第?([一二三四五六七八九十两]|\d{1,2})(?:个|個|项|項|号|種|种|つ目|番目|番)?$/u;
const YES_WORDS = ["yes", "yeah", "yep", ...elsewhere.YES];
const NO_WORDS = ["no", "nope", ...elsewhere.NO];
const NONE_WORDS = ["none", "neither", "nothing", ...elsewhere.NONE];
const OTHER_WORDS = ["other", "another", "something", "else", "others"];
const CHINESE_PLACES = "零一二三四五六七八九十";

/** Reads a bare message without its fillers that is one such phrase: "all of them", "the last two", "nope". */
export function phraseIn(options: readonly Option[], text: string): Phrase | null {
  return (
    yesOrNo(options, text) ?? severalIn(options, text) ?? placeIn(options, text) ?? noneIn(options, text)
  );
}

/**
 * Whether several were chosen that exclude each other: ranges of one amount, "none of these" and another, or anything
 * where a yes and a no are offered (nobody means both, nor yes and partly).
 */
export function contradict(chosen: readonly Option[], offered: readonly Option[]): boolean {
  if (chosen.length < 2) return false;
  if (withoutNone(chosen).length < chosen.length) return true;
  if (chosen.every((option) => rangeIn(option.folded) !== null)) return true;
  return startingWith(offered, YES_WORDS).length > 0 && startingWith(offered, NO_WORDS).length > 0;
}

/** Without the options that stand alone or mean none of the others ("Not applicable"): they are never part of all. */
export function withoutNone(options: readonly Option[]): Option[] {
  const none = startingWith(options, NONE_WORDS);
  return options.filter(
    (option) =>
      !option.standsAlone && !none.includes(option) && moveIn(option.text, CLOSED)?.is.reason !== "skip",
  );
}

/** Whether a message says yes and no where both are offered. */
export function saysYesAndNo(options: readonly Option[], words: readonly string[]): boolean {
  const offers = (said: readonly string[]) => startingWith(options, said).length > 0;
  const says = (said: readonly string[]) => words.some((word) => said.includes(word));
  return offers(YES_WORDS) && offers(NO_WORDS) && says(YES_WORDS) && says(NO_WORDS);
}

function yesOrNo(options: readonly Option[], text: string): Phrase | null {
  const isYes = YES.test(text);
  if (!isYes && !NO.test(text)) return null;
  const found = startingWith(options, isYes ? YES_WORDS : NO_WORDS);
  if (found.length > 0) return one(found);
  // "Ja" is Polish for "me": where an option holds the word, that is what was said.
  if (holdsWord(options, text)) return null;
  return isYes ? one([]) : { kind: "none" };
}

function severalIn(options: readonly Option[], text: string): Phrase | null {
  if (options.some((option) => option.bare !== "" && text.startsWith(option.bare))) return null;
  const some = withoutNone(options);
  const counted = cardinalOf(/^all (\w+)(?: of (?:them|these))?$/.exec(text)?.[1]);
  const isAll = ALL_ELSEWHERE.has(text) || ALL.test(text);
  if (isAll || counted === options.length || counted === some.length)
    return { kind: "several", options: some };
  if (BOTH.test(text) || BOTH_ELSEWHERE.has(text))
    return options.length === 2 ? { kind: "several", options } : one([]);
  const [, end, amount] = SOME.exec(text) ?? [];
  const count = cardinalOf(amount);
  if (count === null || count < 2 || count > options.length) return null;
  const isStart = end === "first" || end === "top";
  return { kind: "several", options: isStart ? options.slice(0, count) : options.slice(-count) };
}

function placeIn(options: readonly Option[], text: string): Phrase | null {
  if (BEFORE_LAST.test(text)) return one(options.slice(-2, -1));
  if (/^(?:最后|最後)/.test(text)) return one(options.slice(-1));
  if (/^(?:middle|the middle)(?: one| option)?$/.test(text) && options.length % 2 === 1) {
    return one(options.slice((options.length - 1) / 2, (options.length + 1) / 2));
  }
  const elsewherePlace = placeElsewhere(options, text);
  if (elsewherePlace !== null) return elsewherePlace;
  const place = NTH.exec(text)?.[1]?.replace("两", "二");
  // Digits alone may also be the text of an option: option-position.ts reads those.
  if (place === undefined || /^\d+$/.test(text)) return null;
  const index = (CHINESE_PLACES.includes(place) ? CHINESE_PLACES.indexOf(place) : Number(place)) - 1;
  const found = options.filter((option) => option.index === index);
  return found.length > 0 ? one(found) : null;
}

/** "La primera", "die letzte": an article and a place. */
function placeElsewhere(options: readonly Option[], text: string): Phrase | null {
  const words = text.split(" ").filter((word) => !elsewhere.ARTICLES.has(word));
  const [word = "", ...more] = words;
  if (more.length > 0 || holdsWord(options, word)) return null;
  if (elsewhere.LAST.has(word)) return one(options.slice(-1));
  const place = elsewhere.PLACES.get(word);
  const found = options.filter((option) => place !== undefined && option.index === place - 1);
  return found.length > 0 ? one(found) : null;
}

function holdsWord(options: readonly Option[], word: string): boolean {
  return options.some((option) => option.words.includes(word));
}

function noneIn(options: readonly Option[], text: string): Phrase | null {
  const isOther = OTHER.test(text);
  if (isOther || NONE.test(text) || NONE_ELSEWHERE.has(text)) {
    const found = startingWith(options, isOther ? OTHER_WORDS : NONE_WORDS);
    return found.length > 0 ? one(found) : { kind: "none" };
  }
  return ANY.test(text) ? one([]) : null;
}

function one(options: readonly Option[]): Phrase {
  return { kind: "one", options };
}

function startingWith(options: readonly Option[], words: readonly string[]): Option[] {
  return options.filter(
    (option) => words.includes(option.words[0] ?? option.bare) || words.includes(option.bare),
  );
}

function cardinalOf(word: string | undefined): number | null {
  if (word === undefined) return null;
  return /^\d{1,3}$/.test(word) ? Number(word) : cardinal(word);
}
