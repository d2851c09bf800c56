import { ActionIcon, Card, Stack, Title } from "@mantine/core";
import { type Card as AdviceCard, CARD_KINDS, type CardKind } from "#shared/domain/cards/card";
import type { Scoring } from "#shared/domain/scoring";
import { CardFacts } from "../../../components/advice-cards/card-facts";
import { KIND_NAMES } from "../../../components/advice-cards/card-labels";
import { ItemError } from "../../../ui/form/item-error";
import { IconPencil, IconTrash } from "../../../ui/layout/icons";
import type { CardContext, CardProblemText } from "../advice-types";
import classes from "./card-list.module.css";

interface CardListProps {
  context: CardContext;
  cards: readonly AdviceCard[];
  problems: readonly CardProblemText[];
  onEdit: (card: AdviceCard) => void;
  onDelete: (card: AdviceCard) => void;
}

/** Cards grouped by kind. */
export function CardList({ context, cards, problems, onEdit, onDelete }: CardListProps) {
  return (
    <Stack gap="lg">
      {byKind(cards, context.scoring).map(({ kind, kindCards }) => (
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
            {kindCards.map((card) => (
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

/** Groups cards by kind, sorted by area in the order of the scoring; cards without an area go last. */
export function byKind(
  cards: readonly AdviceCard[],
  scoring: Scoring | null,
): { kind: CardKind; kindCards: readonly AdviceCard[] }[] {
  const keys = scoring?.dimensions.map(({ key }) => key) ?? [];
  const placeOf = ({ dimension }: AdviceCard) => [...keys, dimension].indexOf(dimension);
  return CARD_KINDS.map((kind) => ({
    kind,
    kindCards: cards.filter((card) => card.kind === kind).sort((one, other) => placeOf(one) - placeOf(other)),
  })).filter(({ kindCards }) => kindCards.length > 0);
}

const icon = { size: 18, stroke: 1.75, "aria-hidden": true } as const;

interface CardEntryProps {
  card: AdviceCard;
  context: CardContext;
  /** Why it is never shown. */
  problems: readonly CardProblemText[];
  onEdit: () => void;
  onDelete: () => void;
}

function CardEntry({ card, context, problems, onEdit, onDelete }: CardEntryProps) {
  const { key, title } = card;
  return (
    <Card component="li" padding="md">
      <div className={classes.row}>
        <div className={classes.body}>
          <CardFacts card={card} context={context} />
          {problems.map(({ path, message }) => (
            <ItemError key={`${path} ${message}`}>Never shown: {message}</ItemError>
          ))}
        </div>
        <div className={classes.actions}>
          <ActionIcon aria-label={`Edit ${title}`} data-edit={key} onClick={onEdit}>
            <IconPencil {...icon} />
          </ActionIcon>
          <ActionIcon color="red" aria-label={`Delete ${title}`} onClick={onDelete}>
            <IconTrash {...icon} />
          </ActionIcon>
        </div>
      </div>
    </Card>
  );
}
