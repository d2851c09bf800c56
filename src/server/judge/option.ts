import { bare, fold, wordsOf } from "./normalise";

const NUMBERED = /^#?(\d{1,2})[.):]? +(\S.*)$/;

/** An option of a multiple-choice question, ready to be compared. */
export interface Option {
  /** Where it stands, from 0. */
  readonly index: number;
  /** As it is stored. */
  readonly text: string;
  readonly folded: string;
  readonly bare: string;
  readonly words: readonly string[];
  /** It cannot stand beside others, as its author has said. */
  readonly standsAlone: boolean;
}

/** Prepares the options; blank ones cannot be chosen but keep their number. */
export function prepareOptions(options: readonly string[], alone: readonly string[] = []): Option[] {
  return options
    .map((text, index) => ({
      index,
      text,
      folded: fold(text),
      bare: bare(text),
      words: wordsOf(bare(text)),
      standsAlone: alone.includes(text),
    }))
    .filter((option) => option.folded !== "");
}

/**
 * The options that a message spells out in full: first letter by letter, then ignoring case, then also accents and
 * punctuation. Of options that differ only in case the first one stands for all.
 */
export function optionsSpeltOut(options: readonly Option[], message: string): Option[] {
  const exact = options.find((option) => option.text === message);
  if (exact) return [exact];
  const folded = fold(message);
  const same = options.find((option) => option.folded === folded);
  if (same) return [same];
  const plain = bare(message);
  return plain === "" ? [] : distinct(options.filter((option) => option.bare === plain));
}

/** The option that a message spells out behind its own number, as buttons show it: "2. Marketing", "#2 1 or 2". */
export function optionNumbered(options: readonly Option[], message: string): Option | undefined {
  const [, number, text] = NUMBERED.exec(message) ?? [];
  if (text === undefined) return undefined;
  return optionsSpeltOut(options, text).find((option) => option.index === Number(number) - 1);
}

/** Without options that read the same as an earlier one. */
export function distinct(options: readonly Option[]): Option[] {
  return options.filter((option, at) => options.findIndex((other) => other.folded === option.folded) === at);
}
