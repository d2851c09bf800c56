import { CARD_KINDS, type Card, type CardKind } from "#shared/domain/cards/card";
import type { Scoring } from "#shared/domain/scoring";

/** Cards by kind, and within a kind by dimension in the order of the scoring, those of none at last. */
export function byKind(
  cards: readonly Card[],
  scoring: Scoring | null,
): { kind: CardKind; own: readonly Card[] }[] {
  const keys = scoring?.dimensions.map(({ key }) => key) ?? [];
  const placeOf = ({ dimension }: Card) => [...keys, dimension].indexOf(dimension);
  return CARD_KINDS.map((kind) => ({
    kind,
    own: cards.filter((card) => card.kind === kind).sort((one, other) => placeOf(one) - placeOf(other)),
  })).filter(({ own }) => own.length > 0);
}
