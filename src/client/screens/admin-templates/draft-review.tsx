import { Alert, Button, Group, Stack, Text, Title } from "@mantine/core";
import { useEffect, useRef } from "react";
import type { SuggestedTemplate, TakenDraft } from "#shared/contracts/template-drafts";
import { FormError } from "../../ui/form-error";
import { IconInfoCircle } from "../../ui/icons";
import { PendingButton } from "../../ui/pending-button";
import { ActiveBadge } from "./active-badge";
import { DraftParts } from "./draft-parts";
import { scoringLine } from "./scoring-line";

const MADE_BY = {
  ai: "An AI model wrote this from your description. Read every question and every card before you activate it.",
  "built-in":
    "This is a starting set from Askwell’s own library, chosen by the words of your description, without an AI model. Change what does not fit.",
} as const;

interface DraftReviewProps {
  draft: SuggestedTemplate;
  error: string | undefined;
  pending: boolean;
  onBack: () => void;
  onCreate: (draft: TakenDraft) => void;
}

/** A draft as it would be created, and who made it. Focus moves to its title, for it takes the form's place. */
export function DraftReview({ draft, error, pending, onBack, onCreate }: DraftReviewProps) {
  const { by, note, ...taken } = draft;
  const { title, description, scoring, questions, cards } = taken;
  const conditionCount = questions.filter(({ conditions }) => conditions !== null).length;
  const dimensions = scoring?.dimensions.map(({ name }) => name) ?? [];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack>
      <Alert color="gray" role="note" icon={<IconInfoCircle size={20} aria-hidden />}>
        {note ?? MADE_BY[by]}
      </Alert>
      <div>
        <Group justify="space-between" align="flex-start" wrap="nowrap" gap="sm">
          <Title order={3} ref={heading} tabIndex={-1} dir="auto">
            {title}
          </Title>
          <ActiveBadge isActive={false} />
        </Group>
        <Text size="sm" c="dimmed" dir="auto">
          {description}
        </Text>
        <Text size="sm" c="dimmed" dir="auto" mt={6}>
          {scoringLine({ dimensions, conditionCount, cardCount: cards.length })}
        </Text>
      </div>
      <DraftParts draft={taken} />
      <Text size="sm">
        Analysis prompts and points are part of it, too. You can change everything once it is created, and it
        stays hidden from new assessments until you activate it.
      </Text>
      <FormError message={error} />
      <Group justify="flex-end">
        <Button variant="default" onClick={onBack} disabled={pending}>
          Change Description
        </Button>
        <PendingButton pending={pending} pendingLabel="Creating..." onClick={() => onCreate(taken)}>
          Create Template
        </PendingButton>
      </Group>
    </Stack>
  );
}
