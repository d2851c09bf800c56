import type { Statement } from "./clauses";
import { hasDenial } from "./denying";
import { type Reading, refused } from "./judgement";
import type { Offer } from "./offer";
import { stanceOf } from "./readers/stances";
import type { Sentence } from "./sentence";
import { answered, excludeEachOther } from "./sweep";
import type { Value } from "./values";

/**
 * Asks whether a message means these values, where that is too little to store them: the one, or of several all that
 * were heard so far. Where they cannot stand together, or a yes would answer the question itself, it is asked which.
 */
export function likely(offer: Offer, values: readonly Value[]): Reading {
  const candidates = values.map(({ answer }) => answer);
  const isMany = offer.question.selection === "several" && !offer.isRating;
  const isPossible = isMany ? values.length > 0 && !excludeEachOther(offer, values) : values.length === 1;
  return refused(isPossible && !isYesOrNo(offer) ? "likely" : "ambiguous", candidates);
}

/**
 * What two that are named say together, where little else is said. "A hotel; restaurants are too much work", "restaurant yes,
 * hotel never": they may not both be meant.
 */
export function bothAs(
  offer: Offer,
  together: Value,
  { statement, sentence }: { readonly statement: Statement; readonly sentence: Sentence },
): Reading {
  const isAllSaid = statement.unknown === 0 && !hasDenial(sentence.folded);
  return isAllSaid ? answered(offer, [together], sentence.folded) : likely(offer, [together]);
}

const ANSWERS: ReadonlySet<string> = new Set(["yes", "fully", "partly", "no", "notAtAll"]);

/** One alone may only sound so: "Job boards (Indeed, LinkedIn)". */
const isYesOrNo = ({ names, isRating }: Offer): boolean =>
  !isRating && names.filter((name) => ANSWERS.has(stanceOf(name) ?? "")).length > 1;
