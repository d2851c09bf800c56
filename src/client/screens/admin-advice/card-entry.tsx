import { ActionIcon, Card } from "@mantine/core";
import type { Card as AdviceCard } from "#shared/domain/card";
import { CardFacts } from "../../parts/cards/card-facts";
import { IconPencil, IconTrash } from "../../ui/icons";
import { ItemProblem } from "../../ui/item-problem";
import type { Ground, Problem } from "./advice-types";
import classes from "./card-entry.module.css";

const icon = { size: 18, stroke: 1.75, "aria-hidden": true } as const;

interface CardEntryProps {
  card: AdviceCard;
  ground: Ground;
  /** What keeps it from ever being advice. */
  problems: readonly Problem[];
  onEdit: () => void;
  onDelete: () => void;
}

/** A card of the list, with what can be done to it. */
export function CardEntry({ card, ground, problems, onEdit, onDelete }: CardEntryProps) {
  const { key, title } = card;
  return (
    <Card component="li" padding="md">
      <div className={classes.row}>
        <div className={classes.body}>
          <CardFacts card={card} ground={ground} />
          {problems.map(({ path, message }) => (
            <ItemProblem key={`${path} ${message}`}>Never advice as it is: {message}</ItemProblem>
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
