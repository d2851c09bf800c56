import type { CardKind, Degree, Horizon } from "#shared/domain/card";

export const KIND_NAMES: Readonly<Record<CardKind, readonly [one: string, many: string]>> = {
  risk: ["Risk", "Risks"],
  weakness: ["Weakness", "Weaknesses"],
  opportunity: ["Opportunity", "Opportunities"],
  strength: ["Strength", "Strengths"],
};

export const HORIZON_NAMES: Readonly<Record<Horizon, string>> = {
  week: "This week",
  month: "This month",
  quarter: "This quarter",
};

export const DEGREE_NAMES: Readonly<Record<Degree, string>> = { 1: "Little", 2: "Some", 3: "Much" };
