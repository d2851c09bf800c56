import { Button, Group, Stack } from "@mantine/core";
import type { ReactNode } from "react";
import { FormErrorText } from "../form/form-error";
import { PendingButton } from "../form/pending-button";
import { Dialog } from "./dialog";

interface ConfirmDialogProps {
  opened: boolean;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  pending: boolean;
  pendingLabel?: string;
  /** Why the last try failed. */
  error?: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something is lost. Cancel has the focus; nothing closes it while the deed is under way. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, title, children, confirmLabel, pending, pendingLabel, error, onConfirm, onCancel } = props;
  return (
    <Dialog opened={opened} title={title} onClose={onCancel} isHeld={pending}>
      <Stack>
        <div>{children}</div>
        <FormErrorText message={error} />
        <Group justify="flex-end">
          <Button variant="default" data-autofocus onClick={onCancel} disabled={pending}>
            Cancel
          </Button>
          <PendingButton color="red" pending={pending} pendingLabel={pendingLabel} onClick={onConfirm}>
            {confirmLabel}
          </PendingButton>
        </Group>
      </Stack>
    </Dialog>
  );
}
