import { Stack, Title } from "@mantine/core";
import type { Card } from "#shared/domain/card";
import { KIND_NAMES } from "../../parts/cards/card-words";
import type { Ground, Problem } from "./advice-types";
import { CardEntry } from "./card-entry";
import { byKind } from "./card-order";

interface CardListProps {
  ground: Ground;
  /** Those to be shown. */
  cards: readonly Card[];
  problems: readonly Problem[];
  onEdit: (card: Card) => void;
  onDelete: (card: Card) => void;
}

/** Cards by kind, each under its heading. */
export function CardList({ ground, cards, problems, onEdit, onDelete }: CardListProps) {
  return (
    <Stack gap="lg">
      {byKind(cards, ground.scoring).map(({ kind, own }) => (
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
