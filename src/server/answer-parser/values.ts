import { type AnswerableQuestion, RATING_VALUES, scaleLabel } from "#shared/domain/question";
import { isSmall } from "./cues";
import { isDenying } from "./denying";
import type { PlainReason } from "./outcome";
import { phraseTest } from "../language/lexicon/languages";
import { bare, fold, wordsOf } from "../language/normalize";
import { oncePer } from "../language/memoize";
import { stanceOf, stancesIn } from "./readers/stances";
import { type Span, sentenceOf } from "../language/tokenize";

/** One thing that may be chosen: an option, or a step of the scale with what its author calls it. */
export interface Value {
  /** Where it stands, from 0. */
  readonly index: number;
  /** As it is stored. */
  readonly answer: string;
  /** As it is named; "" for a step of the scale without a name. */
  readonly text: string;
  readonly folded: string;
  readonly bare: string;
  readonly words: readonly string[];
  /** Those that tell something, each once. */
  readonly telling: readonly string[];
  /** It cannot stand beside others, as its author has said. */
  readonly standsAlone: boolean;
}

/** What a piece of a message may mean. */
export interface Mention extends Span {
  /** More than one: it is not clear which. */
  readonly values: readonly Value[];
  /** A name counts wherever it stands; a number may count something else; a word only where nothing else is said. */
  readonly kind: "name" | "number" | "amount" | "word";
  /** Why a number is no value of the scale. */
  readonly problem?: PlainReason | "ambiguous";
  /** "Mai", "nunca": to deny it as well says the same. */
  readonly isDenial?: boolean;
  /** Of a plain number, how much it is. */
  readonly size?: number;
  /** "Two years ago" where it is asked how long ago. */
  readonly isTime?: boolean;
  /** "The first two": all of the values, not one of them. */
  readonly isList?: boolean;
}

const NUMBERED = /^#?(\d{1,2})[\s,.:;)=–-]+(\S.*)$/s;

/** What a closed question offers; blank options cannot be chosen but keep their number. */
export const valuesOf = oncePer((question: AnswerableQuestion): readonly Value[] => {
  if (question.questionType === "rating")
    return RATING_VALUES.map((rating, index) => valueWith(index, rating, scaleLabel(question, rating), []));
  const alone = question.exclusiveOptions ?? [];
  return (question.options ?? [])
    .map((option, index) => valueWith(index, option, option, alone))
    .filter(({ folded }) => folded !== "");
});

function valueWith(index: number, answer: string, text: string, alone: readonly string[]): Value {
  const plain = bare(text);
  const words = wordsOf(plain);
  return {
    index,
    answer,
    text,
    folded: fold(text),
    bare: plain,
    words,
    telling: [...new Set(words.filter((word) => !isSmall(word)))],
    standsAlone: alone.includes(text),
  };
}

/**
 * The values that a message spells out in full: first letter by letter, then ignoring case, then also accents and
 * punctuation. Of options that differ only in case the first one stands for all.
 */
export function spelledOut(values: readonly Value[], message: string): Value[] {
  const exact = values.find(({ text }) => text === message);
  if (exact) return [exact];
  const folded = fold(message);
  const same = values.find((value) => value.folded === folded);
  if (same) return [same];
  const plain = bare(message);
  return plain === "" ? [] : distinct(values.filter((value) => value.bare === plain));
}

/** The value that a message spells out behind its own number, as buttons show it: "2. Marketing", "4 – mostly". */
export function numbered(values: readonly Value[], message: string): Value | undefined {
  const [, number, text = ""] = NUMBERED.exec(message) ?? [];
  return spelledOut(values, text).find(({ index }) => index === Number(number) - 1);
}

/** Without values that read the same as an earlier one. */
export function distinct(values: readonly Value[]): Value[] {
  const texts = new Set<string>();
  return values.filter(({ folded, answer }) => {
    const name = folded === "" ? answer : folded;
    return !texts.has(name) && texts.add(name);
  });
}

/** Rounding takes no more than this from a sum of shares. */
const ROUNDING = 1e-9;

/** Of what as much speaks for, without what holds something that is wholly said: "otel" is "Hotel", not "Hotel with bar". */
export function whollyFirst<T extends { readonly share: number; readonly value: Value }>(
  alike: readonly T[],
): readonly T[] {
  const whole = alike.filter(isWhole);
  return alike.filter(({ value }) => !whole.some((other) => isPartOf(other.value, value)));
}

/** Whether all of a name is said. */
export const isWhole = ({ share }: { readonly share: number }): boolean => share >= 1 - ROUNDING;

/** Whether a name says all that another one does, and more. */
const isPartOf = ({ telling: own }: Value, { telling }: Value): boolean =>
  own.length > 0 && telling.length > own.length && own.every((word) => telling.includes(word));

