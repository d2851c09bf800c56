import { tableOf } from "../../kernel/phrase";
import { DE } from "./de";
import { EN } from "./en";
import { ES } from "./es";
import { FR } from "./fr";
import { IT } from "./it";
import { NL } from "./nl";
import { PL } from "./pl";
import { PT } from "./pt";
import { SV } from "./sv";
import { TR } from "./tr";

/** Ways to say one thing, none like another: what was said last is not said again. */
export type Variants = readonly [string, string, ...string[]];

/** A number of things, as the language counts them. */
export type Counted = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/**
 * All that the assistant says by itself, in one language. What stands in braces is filled in; what a button says stays
 * English, as the screen shows it.
 */
export interface Phrases {
  /** As in BCP 47. */
  readonly language: string;
  /** Frequent words that tell it from the other languages, between spaces. */
  readonly tell: string;

  readonly questions: Counted;
  readonly minutes: Counted;
  /** A number of questions that the answers may change. */
  readonly about: string;
  readonly welcome: string;
  readonly allDone: string;

  /** What was taken: a rating or a choice, a short text, a longer one by its own words, nothing. */
  readonly taken: {
    readonly answer: Variants;
    readonly outOfFive: string;
    readonly text: Variants;
    readonly words: Variants;
    readonly skipped: Variants;
    /** Left open because it was not understood often enough. */
    readonly leftOpen: Variants;
    /** After a follow-up: nothing was added, or there was no room. */
    readonly kept: Variants;
    readonly full: Variants;
    /** Answered in the form while the reply was judged. */
    readonly newer: string;
    readonly newerSkip: string;
  };

  /** The note of a changed answer. */
  readonly edited: string;
  readonly skipped: string;
  /** An answer in somebody's own words, within a sentence of ours. */
  readonly quoted: string;
  readonly crowded: Variants;

  /** Why a message was not taken. */
  readonly refused: Readonly<Record<RefusedBy, Variants>>;

  /** Whether that is what was meant; of a choice of several, whether it is all. A yes is enough. */
  readonly likely: { readonly one: Variants; readonly all: Variants };

  /** What to do next. */
  readonly asks: {
    readonly ownWords: Variants;
    readonly shorten: Variants;
    readonly choose: Variants;
    readonly chooseSeveral: Variants;
    /** The same where the options were listed just now. */
    readonly chooseAgain: Variants;
    readonly which: Variants;
    readonly rate: Variants;
    readonly rateUnnamed: Variants;
    /** Before all that the numbers of a scale mean. */
    readonly scale: Variants;
    readonly more: string;
    readonly skip: Variants;
    readonly form: Variants;
    /** Leads back to the question once something else was said; nothing that a yes could answer. */
    readonly back: Variants;
  };

  /** What the question says is all: said once in a conversation. */
  readonly nothingMore: string;
  /** To who asks why a question is asked, where its author has not said. */
  readonly noReason: string;
  /** After a fact that was told just now. */
  readonly allIKnow: Variants;

  /** What is known about the assessment. */
  readonly facts: {
    readonly readers: string;
    readonly readByModel: string;
    readonly readByNoModel: string;
    readonly privacy: string;
    readonly left: string;
    readonly leftOnScreen: string;
    readonly pause: string;
    readonly changes: string;
    /** Before answers that were given, a line each. */
    readonly given: string;
    readonly givenOne: string;
    readonly erasure: string;
    readonly result: string;
    readonly model: string;
    readonly program: string;
    readonly needed: string;
    readonly optional: string;
    readonly write: string;
    readonly ask: string;
  };

  /** An earlier answer that is to be changed. */
  readonly correction: {
    readonly offer: Variants;
    /** It is known which answer, and not what it should be. */
    readonly open: Variants;
    /** It is what it is to become. */
    readonly already: string;
    readonly which: Variants;
    /** The question that is named has no answer. */
    readonly notYet: Variants;
    /** No question has one. */
    readonly noneYet: string;
    readonly done: string;
    /** It is not to be changed after all. */
    readonly leave: Variants;
    /** It cannot be changed any more: the question does not apply now. */
    readonly stale: Variants;
  };
}

/** What a refusal begins with. */
export type RefusedBy =
  | "required"
  | "greeting"
  | "thanks"
  | "parting"
  | "noise"
  | "unsureText"
  | "unsureClosed"
  | "ambiguous"
  | "unclearWhich"
  | "several"
  | "none"
  | "offScale"
  | "noSuchOption"
  | "notWhole"
  | "tooLong"
  | "unclearText"
  | "unclearClosed"
  | "bareNumber"
  | "bareYes"
  | "reference"
  | "command"
  | "abuse"
  | "wait"
  | "asUnderstood";

const TABLES: Readonly<Record<string, Phrases>> = {
  en: EN,
  de: DE,
  fr: FR,
  es: ES,
  pt: PT,
  it: IT,
  nl: NL,
  pl: PL,
  tr: TR,
  sv: SV,
};
export const ALL_PHRASES: readonly Phrases[] = Object.values(TABLES);

/** The phrases of a language; English where it says none, or one that nobody has written yet. */
export const phrasesIn = (language: string | null): Phrases => tableOf(TABLES, language) ?? EN;
