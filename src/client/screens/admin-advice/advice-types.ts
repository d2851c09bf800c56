import type { z } from "zod";
import type { proposedCards } from "#shared/contracts/cards";
import type { Card } from "#shared/domain/card";
import type { Scoring } from "#shared/domain/scoring";
import type { Outputs } from "../../data/trpc";

export type Question = Outputs["admin"]["questions"]["list"][number];
export type CardsPreview = Outputs["admin"]["cards"]["preview"];
export type Problem = CardsPreview["problems"][number];

/** Cards that could be added. */
export type Proposals = z.output<typeof proposedCards>;

/** The template whose advice is written. */
export interface Ground {
  readonly assessmentId: number;
  /** In their order. */
  readonly questions: readonly Question[];
  readonly scoring: Scoring | null;
  /** As they are stored. */
  readonly cards: readonly Card[];
}
