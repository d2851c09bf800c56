import { expect, test } from "vitest";
import { adviceContext } from "#server/advice/create-advice-context";
import { selectCards } from "#server/advice/select-cards";
import type { Card } from "#shared/domain/cards/card";
import { QUESTION_DEFAULTS } from "#shared/domain/questions/question";
import type { Scoring } from "#shared/domain/scoring";

const rating = (id: number, dimension: string | null) => ({
  ...QUESTION_DEFAULTS,
  ...{ id, order: id, questionText: `Question ${id}?`, questionType: "rating" as const, options: null },
  ...{ isRequired: true, highIs: "good" as const, dimension },
});
const SCORING: Scoring = {
  ...{ version: 1, visibleTo: "participant", scale: { max: 10, decimals: 0 }, minCoverage: 0 },
  dimensions: [
    ["cash", 1],
    ["work", 3],
    ["web", 1],
  ].map(([key, weight]) => ({
    ...{ key: `${key}`, name: `${key}`, description: null, weight: Number(weight), bands: null },
  })),
  ...{ bands: [{ from: 0, name: "All", text: "" }], benchmark: { on: false, k: 5 } },
};
/** Cash scores 50 of 100 and work 75. Questions 3 and 4 have an unscored dimension, question 5 has none. */
const GROUND = adviceContext({
  questions: [rating(1, "cash"), rating(2, "work"), rating(3, "gone"), rating(4, "gone"), rating(5, null)],
  responses: { 1: "3", 2: "4", 3: "1", 4: "4", 5: "1" },
  scoring: SCORING,
  cards: [],
});

const card = (kind: Card["kind"], dimension: string | null, impact: Card["impact"], ...cited: number[]) => ({
  card: { kind, dimension, effort: 2 as Card["effort"], impact },
  evidence: cited.map((question) => ({ question, quote: null })),
});
const named = (cards: Record<string, ReturnType<typeof card>>) => {
  const fired = Object.entries(cards).map(([name, one]) => ({ ...one, name }));
  return selectCards(fired, GROUND).map(({ name }) => name);
};

test("weaknesses are ordered by impact times distance from the best score, weighted by dimension", () => {
  const weak = {
    half: card("weakness", "cash", 2),
    unsaid: card("weakness", null, 3),
    quarterOfThree: card("weakness", "work", 3),
    noValue: card("weakness", "web", 1, 3, 4),
    worst: card("weakness", null, 2, 5),
  };
  // 2 × 0.5; 3 × 0.5 for an unknown score; 3 × 0.25 × weight 3; 1 × the mean of 1 and 0.25; 2 × 1.
  expect(named(weak)).toEqual(["quarterOfThree", "worst", "unsaid", "half", "noValue"]);
});

test("cards are ordered by kind, then impact, then lower effort", () => {
  const easy = card("opportunity", null, 2);
  expect(
    named({
      strength: card("strength", null, 3),
      harder: card("opportunity", null, 2),
      easier: { ...easy, card: { ...easy.card, effort: 1 } },
      better: card("opportunity", null, 3),
      weakness: card("weakness", null, 1),
      small: card("risk", null, 1),
      large: card("risk", null, 3),
    }),
  ).toEqual(["large", "small", "weakness", "better", "easier", "harder", "strength"]);
});

test("shows all risks and five others, at most two per dimension and two strengths", () => {
  const many = (kind: Card["kind"], count: number, dimension: string | null = null) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, at) => [`${kind}${dimension ?? ""}${at}`, card(kind, dimension, 2)]),
    );
  const risks = many("risk", 7, "cash");
  expect(named(risks)).toEqual(Object.keys(risks));
  expect(named({ ...many("weakness", 3, "cash"), ...many("opportunity", 2, "cash") })).toEqual([
    "weaknesscash0",
    "weaknesscash1",
  ]);
  expect(named(many("weakness", 7))).toHaveLength(5);
  expect(named({ ...many("weakness", 7), ...many("strength", 3) })).toEqual([
    ...["weakness0", "weakness1", "weakness2", "weakness3"],
    "strength0",
  ]);
  expect(named({ ...many("weakness", 3), ...many("strength", 3) })).toEqual([
    ...["weakness0", "weakness1", "weakness2"],
    ...["strength0", "strength1"],
  ]);
});
