import type { Correction, Place } from "../outcome";
import { fold } from "../../language/normalize";
import { amountsIn } from "../../language/amounts";
import { placesIn } from "../../language/ordinals";
import { sentenceOf } from "../../language/tokenize";
import type { Hit } from "./concepts";
import { type Clause, has, type Said, starts, tells } from "./said";

/** Who corrects an answer says little more. */
export const MOST_REST = 9;
const MOST_NAMED = 5;
const NUMBER = /\d{1,3}/;
/** An apostrophe within a word closes nothing: "don't know". */
const QUOTED =
  /"([^"]{1,200})"|(?<![\p{L}\p{N}])'((?:[^']|(?<=\p{L})'(?=\p{L})){1,200})'(?![\p{L}\p{N}])|«([^»]{1,200})»|「([^」]{1,200})」|『([^』]{1,200})』/gu;

/**
 * An answer that was given before, and what becomes of it: "change 2 to B", "my last answer should be no", "go back".
 * What changes the answer to this question ("no wait, 3") is an answer.
 */
export function correctionIn(said: Said, isOpen: boolean, message: string): Correction | null {
  const back = tells(said, "change", "shouldBe") ? undefined : said.clauses.find(goesBack);
  const place = back && placeIn(back);
  // "Can I go back to question 2?", whatever is told then.
  if (typeof place === "number") return { place, words: null };
  if (said.rest > MOST_REST) return null;
  if (back && said.rest - back.rest <= (isOpen ? 0 : 1)) return { place: place ?? "previous", words: null };
  if (said.rest === 0 && said.clauses.some(takesBack)) return { place: null, words: null };
  const earlier = said.clauses.find((clause) => clause.rest <= MOST_NAMED && namesEarlier(clause));
  const isMended =
    tells(said, "change", "wrong", "shouldBe") || (earlier !== undefined && isTakenBack(earlier, said));
  const named = earlier ?? (isMended ? said.clauses.find(namesOther) : undefined);
  if (named !== undefined && isMended) return { place: placeIn(named), words: wordsIn(said, message) };
  if (tells(said, "noticed") && tells(said, "said") && !tells(said, "we"))
    return { place: null, words: null };
  const isWrong = isOpen && tells(said, "wrong") && tells(said, "shouldBe") && !tells(said, "we");
  return isWrong ? { place: null, words: wordsIn(said, message) } : null;
}

const goesBack = (clause: Clause) =>
  has(clause, "back") &&
  // "I'm back".
  !has(clause, "greet") &&
  (!clause.asks || typeof placeIn(clause) === "number") &&
  (clause.rest === 0 || (clause.rest === 1 && placeIn(clause) !== null));

/** "Forget what I said". */
const takesBack = (clause: Clause) => has(clause, "ignore") && has(clause, "said") && !clause.asks;

/** "My last answer is rubbish", "in the last question I put 30, but we are 13". */
function isTakenBack(earlier: Clause, said: Said): boolean {
  if (has(earlier, "answer") && has(earlier, "me") && has(earlier, "insult")) return true;
  const isPut = has(earlier, "said") && has(earlier, "question") && has(earlier, "before");
  return isPut && tells(said, "turn") && NUMBERS.test(said.clauses.map(({ bare }) => bare).join(" "));
}

/** One number, and another one behind it. */
const NUMBERS = /\d\D+\d/;

/** "Question 2", "the answer before", "what I said", "I meant 8 earlier, not 18". */
function namesEarlier(clause: Clause): boolean {
  if (has(clause, "said", "back")) return true;
  const isMeant = clause.rest <= (starts(clause, "shouldBe") && NUMBERS.test(clause.bare) ? MOST_NAMED : 1);
  if (has(clause, "before") && has(clause, "wrong", "shouldBe") && isMeant && !has(clause, "we")) return true;
  return has(clause, "question", "answer") && placeIn(clause) !== null;
}

/** "My answer was wrong", "the question about suppliers, I meant 2", "change 2 to 5". */
function namesOther(clause: Clause): boolean {
  if (starts(clause, "change") && has(clause, "to") && changesNumber(clause)) return true;
  return has(clause, "question", "answer") && (has(clause, "me", "wrong") || clause.rest > 0);
}

/** "Change 2 to B": a number and no more stands between; "change 2 machines to gas" tells something. */
function changesNumber({ bare, hits }: Clause): boolean {
  const change = hits.find(({ concept }) => concept === "change");
  const to = change && hits.find(({ concept, from }) => concept === "to" && from >= change.to);
  return to !== undefined && /^\d{1,2}$/.test(bare.slice(change?.to, to.from).trim());
}

/** Which question a clause names. */
export function placeIn(clause: Clause): Place {
  const named = numberNamed(clause);
  if (named !== undefined) return named;
  if (clause.hits.some((hit) => hit.concept === "before" && isBeside(hit, clause))) return "previous";
  const isNumbered = has(clause, "question") || starts(clause, "change");
  const number = isNumbered ? numberIn(beforeChange(clause)) : undefined;
  // "My first answer"; "my answer is 2" names none.
  const ordinal = has(clause, "answer") ? ordinalIn(beforeChange(clause)) : undefined;
  return number ?? ordinal ?? (has(clause, "before") ? "previous" : null);
}

/** "Question 2", "answer 2": what stands right behind the word. */
export function numberNamed({ bare, hits }: Clause): number | undefined {
  const digits = (["question", "answer"] as const)
    .flatMap((called) => hits.filter(({ concept }) => concept === called))
    .map(({ to }) => NUMBER_BEHIND.exec(bare.slice(to))?.[1])
    .find(Boolean);
  return digits === undefined ? undefined : Number(digits);
}

const NUMBER_BEHIND = /^ (?:(?:no|nr|number|n) )?(\d{1,3})(?!\S)/;

/** "The previous question", "the answer before". */
export const isBeside = ({ from, to }: Hit, { hits }: Clause) =>
  hits.some(
    (other) =>
      (other.concept === "question" || other.concept === "answer") &&
      (other.from === to + 1 || other.to === from - 1),
  );

/** "Change my second answer to 3": which it is stands before what it becomes. */
function beforeChange(clause: Clause): string {
  return clause.bare.slice(0, becomes(clause)?.from ?? 0).trim() || clause.folded;
}

/** "Should be", and the "to" of a change: "I want to change my answer to question 2 to 5". */
function becomes({ hits }: Clause): Hit | undefined {
  const should = hits.filter(({ concept }) => concept === "shouldBe");
  // "I meant to say", which begins with "I meant".
  const [longest] = should
    .filter(({ from }) => from <= (should[0]?.to ?? 0))
    .sort((one, other) => other.to - one.to);
  const isTo = ({ concept, from, to }: Hit) =>
    concept === "to" &&
    hits.some((other) => CHANGED.has(other.concept) && other.to <= from) &&
    !hits.some((other) => other.concept === "question" && other.from >= to) &&
    // "Frage 5 auf 3 ändern"; not "I need my answer to change".
    !hits.some((other) => other.concept === "change" && other.from === to + 1);
  return longest ?? hits.find(isTo);
}

const CHANGED: ReadonlySet<string> = new Set(["change", "answer", "question"]);

/** "Question 2", "the second question", "question two". */
function numberIn(folded: string): number | undefined {
  const digits = NUMBER.exec(folded)?.[0];
  if (digits !== undefined) return Number(digits);
  return (
    ordinalIn(folded) ?? amountsIn(sentenceOf(folded)).find(({ low, high }) => low === high && low >= 1)?.low
  );
}

const ordinalIn = (folded: string): number | undefined =>
  placesIn(sentenceOf(folded)).find(({ place }) => place > 0)?.place;

/** What it should be: what is said to be that, else what is told behind. */
const wordsIn = (said: Said, message: string): string | null =>
  markedIn(said, message) ?? wordsBehind(said.clauses);

/** In quotes, or what follows "to", "should be", "I meant". */
export function markedIn({ clauses }: Said, message: string): string | null {
  const quoted = [...fold(message).matchAll(QUOTED)].at(-1)?.slice(1).find(Boolean);
  if (quoted !== undefined) return quoted;
  for (const [at, clause] of [...clauses.entries()].reverse()) {
    const marker = becomes(clause);
    if (marker === undefined) continue;
    const own = withoutPlace(clause, marker.to);
    if (own !== "") return [own, ...goingOn(clauses.slice(at + 1))].join(" ");
    const next = clauses[at + 1];
    if (next) return [next.folded, ...goingOn(clauses.slice(at + 2))].join(" ");
  }
  return null;
}

/** "Question 2 was wrong, we are 14": what is told behind the clause that names a question, or says that it was wrong. */
export function wordsBehind(clauses: readonly Clause[]): string | null {
  const isNaming = (clause: Clause) => typeof placeIn(clause) === "number" || has(clause, "wrong", "change");
  const named = clauses.findIndex(isNaming);
  const behind = named < 0 ? [] : clauses.slice(named + 1);
  return behind.some(({ rest }) => rest > 0) ? goingOn(behind).join(" ") || null : null;
}

/** "A 2" of "a 2 for the previous question": what stands from a place of a clause on, without which answer is meant. */
function withoutPlace({ bare, hits }: Clause, from: number): string {
  let end = bare.length;
  let isPlace = false;
  for (;;) {
    const last = hits.find(
      (hit) =>
        PLACING.has(hit.concept) && hit.from < end && hit.to > from && isLast(hit, bare.slice(hit.to, end)),
    );
    if (last === undefined) break;
    isPlace ||= last.concept !== "filler";
    end = last.from;
  }
  return bare.slice(from, isPlace && end > from ? end : undefined).trim();
}

const isLast = ({ concept }: Hit, behind: string) =>
  behind.trim() === "" || (concept === "question" && /^ \d{1,3}\s*$/.test(behind));

const PLACING: ReadonlySet<string> = new Set(["filler", "question", "answer", "before", "change"]);

const FILLED = ["filler"] as const;

/** What goes on behind a mark, as in "Acme & Co. KG", up to "please", or where something else is said of an answer. */
export function goingOn(clauses: readonly Clause[]): string[] {
  const end = clauses.findIndex(
    (clause) =>
      has(clause, "question", "answer", "change", "wrong", "shouldBe") ||
      (clause.rest === 0 && has(clause, "greet", "thanks", "parting", ...(clause.words === 1 ? FILLED : []))),
  );
  return clauses.slice(0, end < 0 ? undefined : end).map(({ bare }) => bare);
}
