import type { Voice } from "./voices";

/** "Only Anna may approve them": one person whom everything waits for. */
const ONE_PERSON =
  /\bonly (?!thing|way|option|if|when|then|we\b|they\b|you\b|\w+[^s\W]s (?:can|may|know))(?:(?:our|the|my|one) )?[\p{L}-]+ (?:can\b(?! only)|may\b|knows?\b|is allowed|has access|has the keys?)|\bnobody (?:else|but \p{L}+) (?:can|may|knows)\b|\bdepends? on (?:me|one person|a single person)\b/iu;
const NAME_A_SECOND =
  "Within two weeks, name a second person who can and may do this[, show them how once, and let them do it alone the next time| for you when you are away, and write down for them how it goes].";

/** Next steps with one that ends the dependence on one person, where a passage speaks of it; it goes second. */
export function withDeputy(steps: readonly string[], voices: readonly Voice[]): readonly string[] {
  if (!voices.some(({ quote }) => ONE_PERSON.test(quote))) return steps;
  const [first, , ...rest] = steps;
  return first === undefined ? steps : [first, NAME_A_SECOND, ...rest];
}
