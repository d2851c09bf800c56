import type { RejectionReason } from "./judgement";
import { cardinal } from "./number-words";
import { type Claim, readClause } from "./rating-clause";
import { CONJUNCTIONS, HEDGES } from "./vocabulary";

/** The numbers that a message gives as its rating, told apart from numbers that count something else. */
export interface Claims {
  /** In order, without those turned down ("not 5") or taken back ("3, no wait, 4"). */
  readonly numbers: readonly number[];
  /** Why no single number can be read, whatever else the message holds. */
  readonly problem: RejectionReason | null;
  /** Whether a number was turned down. */
  readonly turnsDown: boolean;
  /** The one number on the scale that closes a short sentence in words unknown here; null without one. */
  readonly guess: number | null;
}

const SCALE =
  /\b(?:(?:on |in )?(?:a |the )?scale )?(?:of |from |between )?1 ?(?:to|-|–|—|through|and|bis|until|à) ?5\b/g;
const EMOTICONS = /(^|\s)(?:<3|[:;]-?[3)(dp])(?=\s|$)/g;
/** "One" as a word for a thing: "this one is a 4". */
const PRONOUN = /\b(?:this|that|which|last|any|every|each|no|tough|hard|good|easy|tricky) one\b/g;
const CLAUSE_END = /[;!?()…¿¡。！？、]|,(?!\d)|\.(?!\d)|:(?!\d)|\s[-–—]\s(?!\d)/;
const CONJUNCTION = new RegExp(`\\b(?:${[...CONJUNCTIONS].join("|")})\\b`, "g");

/** Reads the ratings that a folded message claims, clause by clause. */
export function claimsIn(text: string): Claims {
  const said = withDigits(text);
  const problem = problemIn(said);
  if (problem !== null) return { numbers: [], problem, turnsDown: false, guess: null };
  const clauses = withoutScale(said)
    .replace(CONJUNCTION, ";")
    .split(CLAUSE_END)
    .map(readClause)
    .filter((clause) => clause !== null);
  const claims = clauses.flatMap((clause) => clause.claims);
  const numbers = standing(claims, "number");
  return {
    numbers: numbers.length > 0 ? numbers : standing(claims, "level"),
    problem: clauses.find((clause) => clause.problem !== null)?.problem ?? null,
    turnsDown: claims.some((claim) => claim.kind === "turned-down"),
    guess: guessIn(said),
  };
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
  return text
    .replace(EMOTICONS, " ")
    .replace(HEDGES, " ")
    .replace(PRONOUN, " ")
    .replace(/[a-z]+/g, (word) => String(cardinal(word) ?? word));
}

function problemIn(text: string): RejectionReason | null {
  if (/(?:^|[\s(:=])[-−–]\d/.test(text) && !/\d ?[-−–]\d/.test(text)) return "out-of-range";
  if (/\bminus \d/.test(text) || /\d ?%/.test(text)) return "out-of-range";
  const isHalf =
    /\d(?: and| &)?(?: a)? half\b/.test(text) || /\d 1\/2/.test(text) || /(?:^|\D)\.\d/.test(text);
  return isHalf ? "not-whole" : null;
}

/** Without the scale itself ("on a scale of 1 to 5"), unless nothing else holds a number. */
function withoutScale(text: string): string {
  const rest = text.replace(SCALE, " ");
  return /\d/.test(rest) ? rest : text;
}

function guessIn(text: string): number | null {
  const last = /^(?:\p{L}[\p{L}\p{M}']* ){1,3}([1-5])[.!]?$/u.exec(text);
  return last ? Number(last[1]) : null;
}
