import type { PlainReason } from "./judgement";
import { bare } from "./normalise";
import { ordinal } from "./number-words";
import { level } from "./rating-words";
import { CORRECTIONS, FILLERS, NEGATORS } from "./vocabulary";

/** What a clause says about the rating, in order. A level is a named place on the scale ("maximum"). */
export type Claim =
  | { readonly kind: "number" | "level"; readonly value: number }
  | { readonly kind: "correction" | "turned-down" };

export interface Clause {
  readonly claims: readonly Claim[];
  /** Why the numbers in it are no rating; null when they may be. */
  readonly problem: PlainReason | "ambiguous" | null;
}

/** Numbers are bounded so that a message of 4,000 digits is read once, not once per digit. */
const FRACTION =
  /(\d{1,9}(?:[.,]\d{1,9})?) ?(?:(?:stars?|sterne?|étoiles?|estrellas?|estrelas?|stelle|sterren|gwiazdek|gwiazdki|yıldız|звезды|звезд|نجوم|points?|puntos|punkte) )?(?:\/|out of|out|of|from|sur|von|de|van de|van|op|su|sobre|из|من|over|na|z|av|af|dari|trên) ?(\d{1,9})/g;
const OUT_OF_FIVE = /\bout of (?:a )?(?:possible )?5\b/g;
const COMPARED =
  /[<>≥≤]=? ?\d|\b(?:than|at least|at most|above|below|under|over|up to) (?:a )?\d|\d (?:(?:or|and) )?(?:at least|at most|above|below|under|more|less|higher|lower)\b/;
const TOKENS = /(\d+(?:[.,]\d+)*)(\+?[\p{L}\p{M}]*)|([\p{L}\p{M}']+)/gu;
/** What may be attached to a number without making it count something: "4th", "4ish". */
const UNITS: ReadonlySet<string> = new Set(" st nd rd th ish star stars pts pt points x".split(" "));
/** The same in scripts that put no space between words, with what makes it polite: "4分吧", "4点です". */
const UNSPACED_UNIT =
  /^(?:分|星|点|點|つ星|つ|颗星|顆星|颗|个星|级|級|番|점)?(?:吧|了|左右|です|ですね|かな|くらい|ぐらい|ほど|だと思います|と思います|요|이요|입니다|정도|정도요)?$/u;
const UNSPACED_FILLER = /^(?:我|给|給|打|大概|觉得|应该|选|是|星|评价|评|評価は|評価|たぶん|多分|저는)+$/u;
const CONNECTORS: ReadonlySet<string> = new Set(
  `or and between from either und bis zwischen ou et à entre y o e tra fra en tussen of lub albo między a czy veya ile и или
  между أو و या और से 或 或者 到 和 か 또는`.split(/\s+/),
);

/** Reads one clause of a folded message whose number words are digits; null when it speaks of something else. */
export function readClause(clause: string): Clause | null {
  let problem: PlainReason | "ambiguous" | null = COMPARED.test(clause) ? "ambiguous" : null;
  const text = clause
    .replace(FRACTION, (_, value: string, scale: string) => {
      if (scale !== "5") problem = Number(scale) > 5 ? "out-of-range" : "ambiguous";
      return value;
    })
    .replace(OUT_OF_FIVE, " ");
  const claims: Claim[] = [];
  let negated = false;
  let isForeign = false;
  for (const [, digits, unit = "", word = ""] of text.matchAll(TOKENS)) {
    const name = bare(word);
    const claim = digits === undefined ? claimOf(name) : numberClaim(digits, unit);
    if (claim?.kind === "number" || claim?.kind === "level") {
      claims.push(negated ? { kind: "turned-down" } : claim);
      negated = false;
    } else if (claim !== null) claims.push(claim);
    else if (NEGATORS.has(name)) negated = true;
    else if (
      !FILLERS.has(name) &&
      !CONNECTORS.has(name) &&
      !CONNECTORS.has(word) &&
      !UNSPACED_FILLER.test(name)
    )
      isForeign = true;
  }
  return isForeign && !isStatement(text) ? null : { claims, problem };
}

function claimOf(word: string): Claim | null {
  if (CORRECTIONS.has(word) || word === "no") return { kind: "correction" };
  const place = ordinal(word);
  if (place !== null) return { kind: "number", value: place };
  const named = level(word);
  return named === null ? null : { kind: "level", value: named };
}

/** "4,5" and "4.5" are halves, "4.0" is whole, "1,000" is a thousand; "4k" is no rating at all. */
function numberClaim(digits: string, unit: string): Claim | null {
  // More than the highest is the highest; "4+" may be either of two.
  if (unit === "+" && digits !== "5") return null;
  if (unit !== "+" && !UNITS.has(unit) && !UNSPACED_UNIT.test(unit)) return null;
  const isThousands = /^\d{1,3}(?:[.,]\d{3})+$/.test(digits);
  const value = Number(isThousands ? digits.replace(/[.,]/g, "") : digits.replace(",", "."));
  return { kind: "number", value: Number.isNaN(value) ? 0 : value };
}

/** "our teamwork is a 4": nothing follows the article and its number, so it does not count anything. */
function isStatement(clause: string): boolean {
  return (
    /\b(?:a|an|as) (?:[a-z]+ )?\d$/.test(clause.trim()) &&
    clause.match(/\d/g)?.length === 1 &&
    !clause.includes("elsewhere")
  );
}
