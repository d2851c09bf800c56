import { Button, Group, Stack, Text, Textarea } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useEffect, useRef } from "react";
import { FormError } from "../../ui/form-error";
import { PendingButton } from "../../ui/pending-button";

interface DraftRequestFieldsProps {
  form: UseFormReturnType<{ description: string }>;
  error: string | undefined;
  pending: boolean;
  onCancel: () => void;
}

/** What the draft is to be about, and its two buttons. The field takes focus whenever it takes the review's place. */
export function DraftRequestFields({ form, error, pending, onCancel }: DraftRequestFieldsProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <Stack>
      <FormError message={error} />
      <Textarea
        label="Describe what you want to find out"
        description="Whom you will ask, about what, and what you want to do with the answers. You get questions, how their answers are scored, and cards of advice to look through; nothing is stored yet."
        placeholder="For example: how well new colleagues find their way into our customer service"
        required
        data-autofocus
        readOnly={pending}
        minRows={4}
        maxRows={10}
        {...form.getInputProps("description")}
        ref={field}
      />
      <Text size="sm" c="dimmed" role="status">
        {pending && "Your draft is being written. This can take a minute or two."}
      </Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <PendingButton type="submit" pending={pending} pendingLabel="Drafting...">
          Draft Template
        </PendingButton>
      </Group>
    </Stack>
  );
}
