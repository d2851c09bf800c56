import { ADVICE_WORDS } from "#shared/domain/advice-words";
import { type CardKind, type Degree, HORIZONS } from "#shared/domain/card";
import { capitalised } from "../../ui/capitalised";

/** Kinds as an author calls them; who gets the advice reads kinder words. */
export const KIND_NAMES: Readonly<Record<CardKind, readonly [one: string, many: string]>> = {
  risk: ["Risk", "Risks"],
  weakness: ["Weakness", "Weaknesses"],
  opportunity: ["Opportunity", "Opportunities"],
  strength: ["Strength", "Strengths"],
};

export const HORIZON_CHOICES = HORIZONS.map((value) => ({
  value,
  label: capitalised(ADVICE_WORDS.horizons[value]),
}));

export const EFFECT_NAMES: Readonly<Record<Degree, string>> = { 1: "Small", 2: "Medium", 3: "Large" };
export const EFFORT_NAMES: Readonly<Record<Degree, string>> = { 1: "Little", 2: "Some", 3: "Much" };
