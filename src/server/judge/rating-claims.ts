import type { PlainReason } from "./judgement";
import { bare } from "./normalise";
import { cardinal, cardinalElsewhere } from "./number-words";
import { type Claim, type Clause, readClause } from "./rating-clause";
import { CONJUNCTIONS, HEDGES } from "./vocabulary";

/** The numbers that a message gives as its rating, told apart from numbers that count something else. */
export interface Claims {
  /** In order, without those turned down ("not 5") or taken back ("3, no wait, 4"). */
  readonly numbers: readonly number[];
  /** Whether they were named as places of the scale ("maximum"). */
  readonly isNamed: boolean;
  /** Why no single number can be read, whatever else the message holds. */
  readonly problem: PlainReason | "ambiguous" | null;
  /** Whether a number was turned down. */
  readonly turnsDown: boolean;
  /** The one number on the scale that closes a short sentence in words unknown here; null without one. */
  readonly guess: number | null;
}

const SCALE =
  /\b(?:(?:on |in )?(?:a |the )?scale )?(?:of |from |between )?1 ?(?:to|-|–|—|through|and|bis|until|à) ?5\b/g;
/** The highest value, said first: "5 üzerinden 4", "5点満点中4点", "out of 5 I'd give 4". */
const SCALE_FIRST =
  /(?<!\d)(?:满分|滿分|満点) ?5 ?(?:分|点)|(?<!\d)5 ?(?:üzerinden|uzerinden|में से|mein se|me se|点満点(?:中|で|の)?|점 ?만점 ?(?:에|중)?|分制|分满分|分里|分中|段階(?:中|で)?)/gu;
/** "As low as it gets" is a name for an end of the scale. */
const ENDS: readonly [RegExp, string][] = [
  [/\bas (?:low|bad|poor) as (?:it gets|possible|can be|it can be)\b/g, " minimum "],
  [/\bas (?:high|good|well) as (?:it gets|possible|can be|it can be)\b/g, " maximum "],
];
/** Where it stands now is the rating: "went from 2 to 4". */
const MOVED =
  /\b(?:went|gone|moved|rose|risen|up|down|improved|dropped|fell|fallen|climbed|grew|got|came) from (?:a )?\d to (?:a )?([1-5])\b/;
/** What is settled on in the end: "between 3 and 4 but let's say 3". */
const SETTLED =
  /\b(?:let'?s (?:just )?(?:say|go with)|so (?:i'?d|i would|i'?ll|just)? ?(?:say|put|go with|rate it|give it)|overall (?:i'?d|i would) (?:say|put|give it)|call it|make it|settle (?:on|for)) (?:a |an )?([1-5])(?: overall| then| please)?[.!]*$/;
/** "Rather 4 than 5". */
const PREFERRED =
  /(?:^| )(?:rather|more|more like|closer to|eher|lieber|plutôt|más bien|mais para|piuttosto) (?:a )?([1-5]) (?:than|als|que|di|che) (?:a )?[1-5]$/;
/** What was, might be or is hoped for is no rating where another number is one. */
const ELSEWHEN =
  /\b(?:last (?:year|month|week|quarter|time)|used to|would have|had been|previously|before that|in the past|back then|years? ago|months? ago|next year|hoping for|aiming for|want to be|goal is)\b/;
/** Words that begin a remark right after a number: nothing is counted there. */
const REMARK =
  /(?<=(?:^| )[1-5]) (?=(?:tbh|imo|imho|ngl|lol|haha|honestly|for (?:now|the|us|me)|in (?:my|the)|at (?:the|best|most|this)|on (?:average|the)|see|we|i|it|its|it's|they|everyone|everything|loved|love|liked|hated|great|amazing|awesome|never|always|too|not|no|could|would|still|thanks)\b)|(?<=[1-5]) ?(?=\p{Extended_Pictographic}(?<!\p{N}))| (?=—)/gu;
/** "Fourish", "4-ish". */
const ROUGHLY = /(?<![\p{L}\d])(one|two|three|four|five|[1-5])[- ]?ish\b/gu;
const EMOTICONS = /(^|\s)(?:<3|[:;]-?[3)(dp])(?=\s|$)/g;
/** "One" as a word for a thing: "this one is a 4". */
const PRONOUN =
  /\b(?:this|that|which|last|any|every|each|no|tough|hard|good|easy|tricky) one\b|\bone of (?:the|our|my|those|these|us|them)\b(?: best| worst)?/g;
const EXCEPT = /\b(?:anything|everything|all) (?:but|except|other than)\b/g;
/** Words before a number that speak against it as a guess: "half of 5", "phase 2". */
const NO_GUESS =
  /\b(?:elsewhere|half|skip|under|over|up|plan|phase|day|room|version|tier|target|goal|aim\w*|wish|used|was|last|next|since|for|not|no)\b/;
/** Numbers that place, time or price something, and what is not yet: "top 5", "wait 5 min", "$4", "should be a 5". */
const NO_VALUE =
  /\btop \d+|\b\d+ ?mins?\b|[$€£¥₹] ?\d+|\d+ ?[$€£¥₹]|\b(?:should|will|could) be\b|\b[a-z]\d+\b|\b\d of (?:us|you|my|our|the)\b|\btoo (?:high|low|much|good|generous|harsh|kind)\b|\b(?:almost|nearly|far from|nowhere near|not quite|just under|just over)\b/g;
const CLAUSE_END = /[;!?()…¿¡。！？、]|,(?!\d)|\.(?!\d)|:(?!\d)|\s[-–—]\s(?!\d)/;
/** A value that stands by itself and counts nothing, as far as its next word tells. */
const STANDING =
  /(?<![\d.,/]|not (?:a )?)[1-5](?= ?(?:$|[.,;!?]|is\b|was\b|would\b|might\b|could\b|maybe\b))/g;
const WORD = /[\p{L}\p{M}']+/gu;
const HAN_VALUE = /[一二三四五](?=[分点點颗顆つ个個星级級]|$)/gu;

const NOTHING: Claims = { numbers: [], isNamed: false, problem: null, turnsDown: false, guess: null };

/** Reads the ratings that a folded message claims, clause by clause. */
export function claimsIn(text: string): Claims {
  const said = withDigits(text);
  const final = MOVED.exec(said)?.[1] ?? SETTLED.exec(said)?.[1] ?? PREFERRED.exec(said)?.[1];
  if (final !== undefined) return { ...NOTHING, numbers: [Number(final)] };
  const problem = problemIn(said) ?? (isContrasted(said) ? "ambiguous" : null);
  if (problem !== null) return { ...NOTHING, problem };
  const clauses = clausesOf(said);
  const claims = clauses.flatMap((clause) => clause.claims);
  const numbers = standing(claims, "number");
  const levels = standing(claims, "level");
  return {
    numbers: numbers.length > 0 ? numbers : levels,
    isNamed: numbers.length === 0 && levels.length > 0,
    problem: clauses.find((clause) => clause.problem !== null)?.problem ?? null,
    turnsDown: claims.some((claim) => claim.kind === "turned-down"),
    guess: guessIn(said),
  };
}

/** "3 is fine but 4 would be fair": a value on either side of a "but". */
function isContrasted(said: string): boolean {
  const [before = "", after = ""] = said.split(/\b(?:but|though|although|however|aber|mais|pero|mas)\b/);
  const [value] = before.match(STANDING) ?? [];
  return (
    value !== undefined &&
    (after.match(STANDING) ?? []).some((other) => other !== value) &&
    !ELSEWHEN.test(said)
  );
}

/** The clauses that speak of a rating; those of another time only where there is no other. */
function clausesOf(said: string): Clause[] {
  const clauses = withoutScale(said)
    .replace(REMARK, ";")
    .replace(WORD, (word) => (CONJUNCTIONS.has(bare(word)) ? ";" : word))
    .split(CLAUSE_END)
    .map((text) => ({ clause: readClause(text), isNow: !ELSEWHEN.test(text) }));
  const isRated = clauses.some(({ clause, isNow }) => isNow && clause !== null && clause.claims.length > 0);
  return clauses.flatMap(({ clause, isNow }) => (clause !== null && (isNow || !isRated) ? [clause] : []));
}

/** The claims of one kind that no later correction replaced. */
function standing(claims: readonly Claim[], kind: "number" | "level"): number[] {
  let values: number[] = [];
  let isCorrected = false;
  for (const claim of claims) {
    if (claim.kind === "correction") isCorrected = true;
    if (claim.kind !== kind) continue;
    values = isCorrected ? [claim.value] : [...values, claim.value];
    isCorrected = false;
  }
  return values;
}

function withDigits(text: string): string {
  const english = text
    .replace(EMOTICONS, " ")
    .replace(HEDGES, " ")
    .replace(ROUGHLY, "$1")
    .replace(/\bfor (?=out of (?:5|five)\b)/g, "4 ")
    .replace(EXCEPT, "not ")
    .replace(PRONOUN, " ")
    .replace(NO_VALUE, " elsewhere ")
    .replace(/\bi mean\b/g, "correction")
    .replace(HAN_VALUE, (value) => String("零一二三四五".indexOf(value)))
    .replace(WORD, (word) => String(cardinal(word) ?? cardinalElsewhere(bare(word)) ?? word));
  return ENDS.reduce((said, [phrase, end]) => said.replace(phrase, end), english);
}

function problemIn(text: string): PlainReason | "ambiguous" | null {
  if (/(?:^|[\s(:=])[-−–]\d/.test(text) && !/\d ?[-−–]\d/.test(text)) return "out-of-range";
  if (/\bminus \d/.test(text) || /\d ?%/.test(text)) return "out-of-range";
  const isHalf =
    /\d(?: and| &)?(?: a)? half\b/.test(text) || /\d 1\/2/.test(text) || /(?:^|\D)\.\d/.test(text);
  return isHalf ? "not-whole" : null;
}

/** Without the scale itself ("on a scale of 1 to 5"), unless nothing else holds a number. */
function withoutScale(text: string): string {
  const rest = text.replace(SCALE_FIRST, " ").replace(SCALE, " ");
  return /\d/.test(rest) ? rest : text;
}

function guessIn(text: string): number | null {
  const last = /^(?:\p{L}[\p{L}\p{M}']* ){1,3}([1-5])[.!]?$/u.exec(text);
  return last && !NO_GUESS.test(text) ? Number(last[1]) : null;
}
