import { Stack, Title } from "@mantine/core";
import { CARD_KINDS, type Card } from "#shared/domain/card";
import { KIND_NAMES } from "../../parts/cards/card-words";
import type { Ground, Problem } from "./advice-types";
import { CardEntry } from "./card-entry";

interface CardListProps {
  ground: Ground;
  /** Those to be shown. */
  cards: readonly Card[];
  problems: readonly Problem[];
  onEdit: (card: Card) => void;
  onDelete: (card: Card) => void;
}

/** Cards by kind, and within a kind by dimension in the order of the scoring. */
export function CardList({ ground, cards, problems, onEdit, onDelete }: CardListProps) {
  const keys = ground.scoring?.dimensions.map(({ key }) => key) ?? [];
  const placeOf = ({ dimension }: Card) =>
    dimension !== null && keys.includes(dimension) ? keys.indexOf(dimension) : keys.length;
  const kinds = CARD_KINDS.map((kind) => ({
    kind,
    own: cards.filter((card) => card.kind === kind).sort((a, b) => placeOf(a) - placeOf(b)),
  }));
  return (
    <Stack gap="lg">
      {kinds
        .filter(({ own }) => own.length > 0)
        .map(({ kind, own }) => (
          <div key={kind}>
            <Title order={3} id={`kind-${kind}`} mb="xs">
              {KIND_NAMES[kind][1]}
            </Title>
            <Stack
              component="ol"
              aria-labelledby={`kind-${kind}`}
              gap="sm"
              m={0}
              p={0}
              style={{ listStyle: "none" }}
            >
              {own.map((card) => (
                <CardEntry
                  key={card.key}
                  card={card}
                  ground={ground}
                  problems={problems.filter(({ key }) => key === card.key)}
                  onEdit={() => onEdit(card)}
                  onDelete={() => onDelete(card)}
                />
              ))}
            </Stack>
          </div>
        ))}
    </Stack>
  );
}
