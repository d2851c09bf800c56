import { Button, Group, Stack, Text } from "@mantine/core";
import { FormError } from "../../ui/form-error";
import { PendingButton } from "../../ui/pending-button";
import classes from "./save-bar.module.css";
import type { ScoringForm } from "./use-scoring-form";

/** What is not saved yet, and the button for it; in view as long as there is something to save. */
export function SaveBar({ scoringForm, formId }: { scoringForm: ScoringForm; formId: string }) {
  const { isDirty, pending, error, discard } = scoringForm;
  return (
    <Stack gap="sm" className={classes.bar} data-shown={isDirty || undefined}>
      <FormError message={error} />
      {isDirty && (
        <Group justify="space-between">
          <Text size="sm" c="dimmed">
            The scoring has changes that are not saved.
          </Text>
          <Group gap="xs">
            <Button variant="default" disabled={pending} onClick={discard}>
              Discard
            </Button>
            <PendingButton type="submit" form={formId} pending={pending} pendingLabel="Saving...">
              Save Scoring
            </PendingButton>
          </Group>
        </Group>
      )}
    </Stack>
  );
}
