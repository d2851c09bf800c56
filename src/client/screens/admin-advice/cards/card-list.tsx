import { Stack, Title } from "@mantine/core";
import type { Card } from "#shared/domain/cards/card";
import { KIND_NAMES } from "../../../components/advice-cards/card-labels";
import type { CardContext, CardProblemText } from "../advice-types";
import { CardEntry } from "./card-entry";
import { byKind } from "./card-order";

interface CardListProps {
  context: CardContext;
  /** Those to be shown. */
  cards: readonly Card[];
  problems: readonly CardProblemText[];
  onEdit: (card: Card) => void;
  onDelete: (card: Card) => void;
}

/** Cards by kind, each under its heading. */
export function CardList({ context, cards, problems, onEdit, onDelete }: CardListProps) {
  return (
    <Stack gap="lg">
      {byKind(cards, context.scoring).map(({ kind, own }) => (
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
                context={context}
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
