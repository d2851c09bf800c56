import { Button, Card, Group, Text } from "@mantine/core";
import type { Card as AdviceCard } from "#shared/domain/cards/card";
import { CardFacts } from "../../components/advice-cards/card-facts";
import { IconCheck, IconPencil, IconX } from "../../ui/layout/icons";
import type { CardContext } from "./advice-types";

interface ProposalEntryProps {
  card: AdviceCard;
  context: CardContext;
  state: "open" | "taken" | "left";
  /** Whether the buttons are disabled. */
  isLocked: boolean;
  onTake: () => void;
  onLeave: () => void;
  onEdit: () => void;
}

const icon = { size: 16, stroke: 1.75, "aria-hidden": true } as const;

/** A suggested card with its actions; a skipped one shows only its title. */
export function ProposalEntry(props: ProposalEntryProps) {
  const { card, context, state, isLocked, onTake, onLeave, onEdit } = props;
  const { key, title } = card;
  return (
    <Card component="li" padding="md">
      {state === "left" ? (
        <Text size="sm" c="dimmed" dir="auto">
          {title}
        </Text>
      ) : (
        <CardFacts card={card} context={context} isDetailed />
      )}
      <Group gap="xs" mt="sm">
        <Button
          size="xs"
          variant={state === "taken" ? "light" : "default"}
          data-proposal={key}
          aria-label={`${state === "taken" ? "Selected" : "Select"} ${title}`}
          aria-pressed={state === "taken"}
          disabled={isLocked}
          leftSection={<IconCheck {...icon} />}
          onClick={onTake}
        >
          {state === "taken" ? "Selected" : "Select"}
        </Button>
        <Button
          size="xs"
          variant="default"
          aria-label={`Edit ${title}`}
          disabled={isLocked}
          leftSection={<IconPencil {...icon} />}
          onClick={onEdit}
        >
          Edit
        </Button>
        <Button
          size="xs"
          variant={state === "left" ? "light" : "default"}
          color={state === "left" ? "gray" : undefined}
          aria-label={`${state === "left" ? "Skipped" : "Skip"} ${title}`}
          aria-pressed={state === "left"}
          disabled={isLocked}
          leftSection={<IconX {...icon} />}
          onClick={onLeave}
        >
          {state === "left" ? "Skipped" : "Skip"}
        </Button>
      </Group>
    </Card>
  );
}
