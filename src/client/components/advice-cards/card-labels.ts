import { ADVICE_HEADINGS } from "#shared/domain/cards/advice-headings";
import { type CardKind, type Degree, HORIZONS } from "#shared/domain/cards/card";
import { capitalize } from "../../ui/format/text";

/** Names of card kinds for authors. Participants see milder ones (`AdviceHeadings.kinds`). */
export const KIND_NAMES: Readonly<Record<CardKind, readonly [one: string, many: string]>> = {
  risk: ["Risk", "Risks"],
  weakness: ["Weakness", "Weaknesses"],
  opportunity: ["Opportunity", "Opportunities"],
  strength: ["Strength", "Strengths"],
};

export const HORIZON_CHOICES = HORIZONS.map((value) => ({
  value,
  label: capitalize(ADVICE_HEADINGS.horizons[value]),
}));

export const DEGREE_NAMES: Readonly<Record<Degree, string>> = { 1: "Low", 2: "Medium", 3: "High" };
