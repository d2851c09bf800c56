import { hasDenial, isDenying } from "../denying";
import type { Place } from "../outcome";
import { phraseTest } from "../../language/lexicon/languages";
import { bare, wordsOf } from "../../language/normalize";
import { phraseFinder } from "../../language/phrase-finder";
import { piecesOf, textOf } from "../../language/subtokens";
import { placesIn } from "../../language/ordinals";
import { units } from "../../language/quantities";
import { sentenceOf } from "../../language/tokenize";
import type { Hit } from "./concepts";
import { goingOn, isBeside, MOST_REST, markedIn, numberNamed, wordsBehind } from "./correction";
import { type Clause, has, readingsOf, type Said, starts, tells } from "./said";

const corrections = phraseFinder(({ grammar }) => [[true, grammar.correction]]);
const ands = phraseFinder(({ grammar }) => [[true, grammar.and]]);
/** "Oh", "hmm": what may stand before. */
const fillers = phraseFinder(({ grammar }) => [[true, grammar.filler]]);

/** Who says more tells something. */
const MAX_LENGTH = 200;

/** What comes after "actually", "sorry, I meant" at the beginning of a short message; null without. */
export const takenBack = (message: string): string | null => behind(corrections, message);

/** What comes after "and" at the beginning of a short message: it goes on with what was said before. */
export const goneOn = (message: string): string | null => behind(ands, message);

function behind(opening: typeof corrections, message: string): string | null {
  if (message.length > MAX_LENGTH) return null;
  const pieces = piecesOf(sentenceOf(message));
  const filled = opening(pieces, 0) ? 0 : (fillers(pieces, 0)?.to ?? 0);
  const start = filled > 0 && pieces[filled]?.isMark ? filled + 1 : filled;
  let at = start;
  for (;;) {
    const found = opening(pieces, at);
    if (!found && (at === start || !pieces[at]?.isMark)) break;
    at = found?.to ?? at + 1;
  }
  return at > start && at < pieces.length ? textOf(pieces, at, pieces.length) : null;
}

const saysAlso = phraseTest(({ grammar }) => [grammar.also ?? ""]);

/** "Also farmers", "Messen auch": whether a message adds to what was chosen, and takes nothing away. */
export function isAdding(message: string): boolean {
  const words = wordsOf(bare(message));
  const isAlso = words.some((word, at) => saysAlso(word) || saysAlso(`${word} ${words[at + 1]}`));
  return isAlso && !hasDenial(message);
}

/** Whether what a message names is to stand beside what was chosen: "also farmers", "I forgot the pay". */
export const addsTo = (message: string): boolean =>
  goneOn(message) !== null ||
  isAdding(message) ||
  readingsOf(message).some((said) => tells(said, "adds", "forgot"));

/** Whether what a message names is to be no part of what was chosen any more: "remove the web shop". */
export const removesFrom = (message: string): boolean =>
  readingsOf(message).some((said) => tells(said, "removes"));

const saysAlone = phraseTest(({ grammar }) => [grammar.alone]);

/** "Just the taproom, take out the rest": whether beside what it removes a message says what stays. */
export const keepsOnly = (message: string): boolean => wordsOf(bare(message)).some(saysAlone);

/** What an earlier answer is to become. */
export interface Change {
  /** Which, if that is said otherwise than by words of its question. */
  readonly place: Place;
  /** What it should be, where words before it say so; else all that is said behind "actually". */
  readonly what: string | null;
  readonly isWhatMarked: boolean;
  /** Whether it orders to change something. */
  readonly isOrder: boolean;
  /** Whether it orders to leave something out. */
  readonly isRemoval: boolean;
  /** Whether it speaks of an answer or a question, or of what one is set to. */
  readonly isOfAnswer: boolean;
  /** "Question 4: weekly". */
  readonly isLabelled: boolean;
  /** Whether it begins with what takes back: "actually", "no". */
  readonly isTakenBack: boolean;
  /** Whether what was said before was meant otherwise ("I meant", "I put"), or was not all ("I forgot"). */
  readonly isMeant: boolean;
  /** Whether it goes on with what was said before: "and farmers". */
  readonly isMore: boolean;
  /** "No, that's wrong": whatever it says then. */
  readonly isWrong: boolean;
}

/**
 * What a short message wants to be otherwise, if it says so: "change suppliers to weekly", "customers should be a 2",
 * "question 4: weekly", "actually cash flow is fine", "I forgot the pay".
 */
export function changeIn(message: string): Change | null {
  const labelled = message.replace(SHORT_LABEL, (as, before, number, mark) =>
    mark === ":" || (!QUARTER.test(message) && readingsOf(message).some((said) => tells(said, "change")))
      ? `${before}question ${number}${mark}`
      : as,
  );
  const back = takenBack(message);
  for (const said of readingsOf(labelled)) {
    const change = said.rest > MOST_REST ? null : changeOf(said, message, back);
    if (change !== null) return change;
  }
  return null;
}

function changeOf(said: Said, message: string, behind: string | null): Change | null {
  const more = goneOn(message);
  const isMeant =
    (behind !== null && tells(said, "shouldBe", "said")) || (tells(said, "forgot") && !tells(said, "we"));
  const kind = {
    isOrder: said.clauses.some(orders),
    isRemoval: tells(said, "removes") && !tells(said, "we"),
    isOfAnswer: tells(said, "answer", "question") || said.clauses.some(sets),
    isTakenBack: behind !== null,
    isMeant,
    isMore: more !== null,
    isWrong: said.clauses.slice(0, 2).some((clause) => has(clause, "wrong") && clause.rest === 0),
  };
  const isChange = !tells(said, "we") && tells(said, "change", "shouldBe");
  const marked = isChange ? markedIn(said, message) : null;
  const named = calledIn(said, message) ?? numberedIn(said, message, behind);
  if (named !== null) return { ...kind, ...named, what: marked ?? named.what, isWhatMarked: true };
  const place = placeOf(said);
  const isSaid =
    place !== null ||
    marked !== null ||
    behind !== null ||
    more !== null ||
    isMeant ||
    kind.isOrder ||
    kind.isRemoval;
  const what = marked ?? behind ?? more ?? (isChange ? wordsBehind(said.clauses) : null);
  return isSaid ? { ...kind, place, what, isWhatMarked: marked !== null, isLabelled: false } : null;
}

/** "Q4: weekly", "remets q5 à 4". */
const SHORT_LABEL = /(^|\s)q\s?(\d{1,2})(\s|:)/i;
/** "In Q3 of next year". */
const QUARTER = /(?:^|\s)(?:in|im|by|until|since|bis|ab|en|au|nel|no|w|i)\s+q\s?[1-4]\b/i;

/** "Change it", "I have to correct it". */
const orders = (clause: Clause) =>
  starts(clause, "change") ||
  (has(clause, "change") &&
    !has(clause, "we") &&
    (!has(clause, "me") || (has(clause, "must") && !clause.asks)));

/** "Bitte auf 2 setzen". */
const sets = (clause: Clause) => has(clause, "to") && has(clause, "change") && clause.rest <= 1;

type Named = Pick<Change, "place" | "isLabelled"> & { readonly what: string };

/** "La 7", "nr 3", "en 2": how else a question is called by its number. */
const CALLED =
  /(?:^|\s)(?:[àa] la|en la|la|en|nr|nro|num|n[º°o]|nummer|på|bei der|bei)\.?\s?(\d{1,2})(?!\S*\d)[\s,:;.–-]+(\S.*)$/iu;

/** "Me he equivocado en la 7, es no": a question that is called by its number where something is said to be wrong. */
function calledIn(said: Said, message: string): Named | null {
  const [, number, what = ""] = CALLED.exec(message.trim()) ?? [];
  if (number === undefined || !tells(said, "wrong", "change", "shouldBe")) return null;
  // "En 3 años" is no question.
  return countsSomething(what) ? null : { place: Number(number), what, isLabelled: true };
}

const countsSomething = (what: string) => units(piecesOf(sentenceOf(what)), 0) !== null;

/** "9 is the management" behind "no, wait"; "10: costs" anywhere. */
const NUMBERED = /^\s*(\d{1,2})(\s*:)?\s+([^\d,.;][^:]*)$/u;

/** "Vraag 4 moet wekelijks zijn": what is said behind a number that the message begins with. */
function numberedIn({ clauses }: Said, message: string, behind: string | null): Named | null {
  const [, number, label, words = ""] = NUMBERED.exec(behind ?? message) ?? [];
  const isBare = number !== undefined && (label !== undefined || behind !== null);
  // "No, question 7 to 4".
  const at = clauses.findIndex((clause) => starts(clause, "question") || clause.words > 2);
  const first = clauses[at];
  const place = first && starts(first, "question") ? numberNamed(first) : undefined;
  if (first === undefined || place === undefined)
    return isBare && !countsSomething(words)
      ? { place: Number(number), what: words, isLabelled: true }
      : null;
  const [, ...own] = first.bare.split(` ${place}`);
  const rest = own.join(` ${place}`).trim();
  const what = [rest, ...goingOn(clauses.slice(at + 1))].filter(Boolean).join(" ");
  return what === "" ? null : { place, what, isLabelled: rest === "" };
}

/** "The one before", "the question before", "change that", "for q5 put 4", "in the first I was wrong". */
function placeOf({ clauses }: Said): Place {
  if (clauses.some(namesLast)) return "previous";
  const numbered = clauses.map(numberNamed).find((number) => number !== undefined);
  if (numbered !== undefined) return numbered;
  const wrong = clauses.find((clause) => has(clause, "wrong") && clause.rest <= 1);
  return (wrong && placesIn(sentenceOf(wrong.folded)).find(({ place }) => place > 0)?.place) ?? null;
}

const namesLast = (clause: Clause) =>
  clause.hits.some(
    (hit) =>
      (hit.concept === "theLast" && !isOfSomething(hit, clause)) ||
      (hit.concept === "before" && isBeside(hit, clause)) ||
      (hit.concept === "change" && isThat(hit, clause)),
  );

/** "Bei der letzten Messe". */
function isOfSomething({ to }: Hit, { bare, strange }: Clause): boolean {
  const [next = ""] = bare.slice(to).trim().split(" ");
  return strange.includes(next) && !isAdding(next);
}

/** "Change that", with nothing behind but what it becomes. */
const isThat = ({ to }: Hit, { bare, hits }: Clause) =>
  hits.some(
    (other) =>
      other.concept === "this" &&
      other.from === to + 1 &&
      (other.to === bare.length ||
        hits.some(({ concept, from }) => concept === "to" && from === other.to + 1)),
  );

/**
 * What may be left of a message as the value that an answer is to have, without the words that correct: behind the order or
 * "I said", else of each clause, the last first; whole, and up to a "not".
 * @param place the number of the question that it names
 */
export function waysIn(message: string, place: Place): string[] {
  const [said] = readingsOf(message);
  const clauses = [...(said?.clauses ?? [])].reverse();
  const behind = clauses.flatMap((clause) =>
    clause.hits
      .filter(({ concept }) => concept === "change" || concept === "removes" || concept === "said")
      .map(({ to }) => wordsOfClause(clause, to, place)),
  );
  const all = [...behind, ...clauses.map((clause) => wordsOfClause(clause, 0, place))];
  const ways = [...all.flatMap((words) => [withoutEdges(words), words]), ...all.map(beforeNot)];
  return [...new Set(ways.map((words) => words.map(({ text }) => text).join(" ")))].filter(Boolean);
}

interface Told {
  readonly text: string;
  readonly isFiller: boolean;
}

/** What a clause tells from a place on, without the words that correct. */
function wordsOfClause({ bare, hits }: Clause, from: number, place: Place): Told[] {
  const named = hits.flatMap(({ concept, to }) =>
    (concept === "question" || concept === "answer") && isNumber(bare.slice(to), place) ? [to + 1] : [],
  );
  const isIn = (at: number, concepts: ReadonlySet<string>) =>
    hits.some((hit) => concepts.has(hit.concept) && hit.from <= at && at < hit.to);
  return [...bare.matchAll(/\S+/g)].flatMap(({ 0: text, index: at }): Told[] => {
    const isLeft = at >= from && !isIn(at, CORRECTING) && !named.includes(at);
    return isLeft ? [{ text, isFiller: isIn(at, EMPTY) && !isDenying(text) }] : [];
  });
}

const isNumber = (text: string, place: Place) => new RegExp(`^ ${place}(?!\\S)`).test(text);

function withoutEdges(words: readonly Told[]): readonly Told[] {
  const first = words.findIndex(({ isFiller }) => !isFiller);
  return words.slice(Math.max(first, 0), words.findLastIndex(({ isFiller }) => !isFiller) + 1);
}

/** "4" of "no, 4 not 10". */
function beforeNot(words: readonly Told[]): readonly Told[] {
  const first = words.findIndex(({ text, isFiller }) => !isFiller && !isDenying(text));
  const not = words.findIndex(({ text }, at) => at > first && isDenying(text));
  return words.slice(Math.max(first, 0), Math.max(not, 0));
}

const EMPTY: ReadonlySet<string> = new Set(["filler", "this", "me"]);

const CORRECTING: ReadonlySet<string> = new Set([
  "change",
  "adds",
  "removes",
  "question",
  "answer",
  "before",
  "theLast",
  "forgot",
  "said",
  "shouldBe",
  "to",
  "particle",
  "wait",
  "wrong",
]);
