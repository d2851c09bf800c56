import { Button, Group, Stack, Text } from "@mantine/core";
import { Dialog } from "../../ui/dialog";
import { PendingButton } from "../../ui/pending-button";
import classes from "./broken-move-dialog.module.css";
import type { BrokenMove } from "./use-move";

interface BrokenMoveDialogProps {
  /** The move that waits for an answer; none while the dialog is closed. */
  broken: BrokenMove | undefined;
}

/** Asks what to do about a move that would put a question before one that decides whether it is shown. */
export function BrokenMoveDialog({ broken }: BrokenMoveDialogProps) {
  return (
    <Dialog
      opened={broken !== undefined}
      title="A rule would break"
      width="34rem"
      isHeld={Boolean(broken?.isPending)}
      onClose={() => broken?.cancel()}
    >
      {broken && <Choices {...broken} />}
    </Dialog>
  );
}

function Choices({ breaks, isPending, moveTogether, removeRules, cancel }: BrokenMove) {
  return (
    <Stack>
      <Text>A question can only depend on earlier ones. With this order that would no longer be so:</Text>
      <ul className={classes.pairs}>
        {breaks.map(({ question, named }) => (
          <li key={`${question.id} ${named.id}`}>
            <span dir="auto">“{question.questionText}”</span> is shown by the answer to{" "}
            <span dir="auto">“{named.questionText}”</span>
          </li>
        ))}
      </ul>
      <Group justify="flex-end">
        <Button variant="default" data-autofocus disabled={isPending} onClick={cancel}>
          Cancel
        </Button>
        <PendingButton variant="default" pending={isPending} pendingLabel="Removing..." onClick={removeRules}>
          Remove the rules
        </PendingButton>
        {moveTogether && (
          <Button disabled={isPending} onClick={moveTogether}>
            Move together
          </Button>
        )}
      </Group>
    </Stack>
  );
}
