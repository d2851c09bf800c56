import { ActionIcon, Card, Text } from "@mantine/core";
import type { Card as AdviceCard } from "#shared/domain/card";
import { CardFacts } from "../../parts/cards/card-facts";
import { IconAlertTriangle, IconPencil, IconTrash } from "../../ui/icons";
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
            <Text key={`${path} ${message}`} size="sm" mt={6} className={classes.problem} dir="auto">
              <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
              <span>Never advice as it is: {message}</span>
            </Text>
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
