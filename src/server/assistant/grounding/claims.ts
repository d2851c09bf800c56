import { z } from "zod";
import type { AdviceItem, Statement } from "#shared/domain/cards/advice";

/** A model's sentence that passed all checks by rules. */
export interface Claim extends Statement {
  /** The card that it rewords, as its author wrote it; undefined outside cards. */
  readonly card: AdviceItem | undefined;
}

/** The verdicts that a model returns about its claims, which it names by position from 1. */
export const claimChecks = z.object({
  checks: z.array(z.object({ sentence: z.number(), isSupported: z.boolean() })),
});
export type ClaimChecks = z.output<typeof claimChecks>;

/**
 * Decides which claims are kept. Denied claims are dropped, and claims outside cards need a confirmation. Without a
 * verdict, claims that reword a card are kept and all others are dropped.
 */
export function confirmedBy(
  { checks }: ClaimChecks,
  claims: readonly Claim[],
): (claim: Pick<Claim, "text" | "card">) => boolean {
  const verdicts = new Map<string, boolean>();
  for (const { sentence, isSupported } of checks) {
    const claim = claims[sentence - 1];
    if (claim) verdicts.set(keyOf(claim), isSupported && verdicts.get(keyOf(claim)) !== false);
  }
  return (claim) => verdicts.get(keyOf(claim)) ?? claim.card !== undefined;
}

/** The same words in the same card are one claim. */
const keyOf = ({ text, card }: Pick<Claim, "text" | "card">): string => `${card?.card ?? ""}\n${text}`;
