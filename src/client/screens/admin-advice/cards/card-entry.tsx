import { ActionIcon, Card } from "@mantine/core";
import type { Card as AdviceCard } from "#shared/domain/cards/card";
import { CardFacts } from "../../../components/advice-cards/card-facts";
import { ItemError } from "../../../ui/form/item-error";
import { IconPencil, IconTrash } from "../../../ui/layout/icons";
import type { CardContext, CardProblemText } from "../advice-types";
import classes from "./card-entry.module.css";

const icon = { size: 18, stroke: 1.75, "aria-hidden": true } as const;

interface CardEntryProps {
  card: AdviceCard;
  context: CardContext;
  /** What keeps it from ever being advice. */
  problems: readonly CardProblemText[];
  onEdit: () => void;
  onDelete: () => void;
}

/** A card of the list, with what can be done to it. */
export function CardEntry({ card, context, problems, onEdit, onDelete }: CardEntryProps) {
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
