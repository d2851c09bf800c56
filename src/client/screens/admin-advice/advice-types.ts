import type { z } from "zod";
import type { proposedCards } from "#shared/contracts/cards";
import type { Card } from "#shared/domain/cards/card";
import type { Scoring } from "#shared/domain/scoring";
import type { Outputs } from "../../api/trpc";

export type AdviceQuestion = Outputs["admin"]["questions"]["list"][number];
export type CardsPreviewData = Outputs["admin"]["cards"]["preview"];
export type CardProblemText = CardsPreviewData["problems"][number];

/** Suggested cards, not stored yet. */
export type Proposals = z.output<typeof proposedCards>;

/** The template whose cards are edited. */
export interface CardContext {
  readonly assessmentId: number;
  /** In display order. */
  readonly questions: readonly AdviceQuestion[];
  readonly scoring: Scoring | null;
  /** As stored. */
  readonly cards: readonly Card[];
}
