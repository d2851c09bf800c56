import { Button, Group, Stack } from "@mantine/core";
import { trpc } from "../../data/trpc";
import { Dialog } from "../../ui/dialog";
import { failureMessage } from "../../ui/errors";
import { FormError } from "../../ui/form-error";
import { PendingButton } from "../../ui/pending-button";
import { FilePicker } from "./file-picker";
import { FileVerdict } from "./file-verdict";
import { useChosenFile } from "./use-chosen-file";
import { useMadeTemplate } from "./use-made-template";

const FAILED = "Failed to import assessment template";

interface ImportDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** Takes a template from a file: shows first what is in it, stores it when asked, and goes on to its questions. */
export function ImportDialog({ opened, onClose }: ImportDialogProps) {
  const made = useMadeTemplate();
  const { chosen, choose, forget } = useChosenFile();
  const { mutate, isPending, error, reset } = trpc.admin.templateFiles.import.useMutation({
    meta: { done: ["Success", "Assessment template imported successfully"], failed: FAILED },
    onSuccess: made.list,
  });
  const isSound = chosen?.state === "sound";
  const close = () => {
    forget();
    reset();
    onClose();
  };
  return (
    <Dialog opened={opened} onClose={close} isHeld={isPending} title="Import Template" width="38.75rem">
      <Stack>
        <FilePicker
          fileName={chosen?.name}
          disabled={isPending}
          onChoose={(file) => {
            reset();
            choose(file);
          }}
        />
        <FileVerdict chosen={chosen} />
        <FormError message={failureMessage(error, FAILED)} />
        <Group justify="flex-end">
          <Button variant="default" onClick={close} disabled={isPending}>
            Cancel
          </Button>
          <PendingButton
            pending={isPending}
            pendingLabel="Importing..."
            disabled={!isSound}
            onClick={() => isSound && mutate({ file: chosen.content }, { onSuccess: made.open })}
          >
            Import Template
          </PendingButton>
        </Group>
      </Stack>
    </Dialog>
  );
}
