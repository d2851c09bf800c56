import { Button, Group, Stack, Text } from "@mantine/core";
import { useEffect, useId, useMemo, useState } from "react";
import type { Card as AdviceCard } from "#shared/domain/cards/card";
import { DiscardDialog } from "../../ui/dialog/confirm-dialog";
import { FormErrorText } from "../../ui/form/form-error";
import { PendingButton } from "../../ui/form/pending-button";
import { plural } from "../../ui/format/text";
import { Section } from "../../ui/layout/section";
import type { CardContext, CardProblemText, Proposals } from "./advice-types";
import { CardForm } from "./cards/card-form";
import classes from "./cards/card-form.module.css";
import { cardFormValues } from "./cards/card-values";
import { ProposalEntry } from "./proposal-entry";

export const UNSAVED_PROPOSALS = "The cards you selected haven't been added yet.";

const NO_PROBLEMS: readonly CardProblemText[] = [];

const AUTHOR_LABELS = {
  ai: "An AI model wrote these for your questions. Review each card before you add it.",
  "built-in": "From Askwell's library, based on your questions. No AI was used.",
} as const;

interface ProposalsSectionProps {
  context: CardContext;
  proposals: Proposals;
  pending: boolean;
  error: string | undefined;
  onDraft: (cards: readonly AdviceCard[] | undefined, isDirty: boolean) => void;
  onAdd: (cards: AdviceCard[]) => void;
  onLeave: () => void;
}

/** Review of suggested cards, one by one. Selected ones appear in the preview and are added at the end. */
export function ProposalsSection(props: ProposalsSectionProps) {
  const { context, proposals, pending, error, onDraft, onAdd, onLeave } = props;
  /** Decisions by card key: the selected card, perhaps edited, or null if skipped. */
  const [decisions, setDecisions] = useState<Readonly<Record<string, AdviceCard | null>>>({});
  const [edited, setEdited] = useState<AdviceCard>();
  const [isTyping, setTyping] = useState(false);
  const [onTyping] = useState(() => (_: unknown, isTyped: boolean) => setTyping(isTyped));
  const [isAsking, setAsking] = useState(false);
  const headingId = useId();
  const acceptedCards = useMemo(
    () => proposals.cards.flatMap(({ key }) => decisions[key] ?? []),
    [proposals, decisions],
  );
  const isReady = acceptedCards.length > 0 && edited === undefined;
  const isDirty = acceptedCards.length > 0 || isTyping;
  useEffect(() => onDraft(acceptedCards, isDirty), [acceptedCards, isDirty, onDraft]);
  useEffect(() => document.getElementById(headingId)?.focus(), [headingId]);

  const decide = (key: string, card: AdviceCard | null) =>
    setDecisions((known) => ({ ...known, [key]: card }));
  const closeForm = (key: string) => {
    setEdited(undefined);
    setTyping(false);
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-proposal="${key}"]`)?.focus());
  };

  return (
    <Section
      id={headingId}
      title="Suggested cards"
      hint={[AUTHOR_LABELS[proposals.by], proposals.note].filter(Boolean).join(" ")}
    >
      <Stack component="ol" gap="sm" m={0} p={0} style={{ listStyle: "none" }}>
        {proposals.cards.map((proposed) => {
          const { key } = proposed;
          const card = decisions[key] ?? proposed;
          if (edited?.key === key)
            return (
              <li key={key}>
                <CardForm
                  title="Edit suggested card"
                  context={context}
                  cardKey={key}
                  values={cardFormValues(card, context.questions)}
                  saveLabel="Save and select"
                  pending={pending}
                  error={undefined}
                  problems={NO_PROBLEMS}
                  onDraft={onTyping}
                  onSave={(changed) => {
                    decide(key, changed);
                    closeForm(key);
                  }}
                  onLeave={() => closeForm(key)}
                />
              </li>
            );
          return (
            <ProposalEntry
              key={key}
              card={card}
              context={context}
              state={key in decisions ? (decisions[key] ? "taken" : "left") : "open"}
              isLocked={pending || edited !== undefined}
              onTake={() => decide(key, card)}
              onLeave={() => decide(key, null)}
              onEdit={() => setEdited(card)}
            />
          );
        })}
      </Stack>
      <FormErrorText message={error} />
      <Group justify="space-between" mt="md" className={classes.buttons}>
        <Text size="sm" c="dimmed" role="status">
          {acceptedCards.length} of {proposals.cards.length} selected
        </Text>
        <Group gap="xs">
          <Button
            variant="default"
            disabled={pending}
            onClick={() => (isDirty ? setAsking(true) : onLeave())}
          >
            Cancel
          </Button>
          <PendingButton
            pending={pending}
            pendingLabel="Adding..."
            blocked={!isReady}
            onClick={() => isReady && onAdd(acceptedCards)}
          >
            {acceptedCards.length > 0 ? `Add ${plural(acceptedCards.length, "card")}` : "Add cards"}
          </PendingButton>
        </Group>
      </Group>
      <DiscardDialog opened={isAsking} onDiscard={onLeave} onKeep={() => setAsking(false)}>
        {UNSAVED_PROPOSALS}
      </DiscardDialog>
    </Section>
  );
}
