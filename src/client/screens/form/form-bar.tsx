import { Button } from "@mantine/core";
import type { MouseEvent } from "react";
import { PendingButton } from "../../ui/form/pending-button";
import { clockTime } from "../../ui/format/dates";
import { Time } from "../../ui/format/time";
import { IconChevronLeft } from "../../ui/layout/icons";
import classes from "./form-bar.module.css";
import type { SaveState } from "./use-form-answers";

interface FormBarProps {
  isFirst: boolean;
  isLast: boolean;
  isCompleting: boolean;
  /** Whether Next shows what is missing instead of continuing. */
  isBlocked: boolean;
  saveState: SaveState;
  onPrevious: () => void;
  onSave: () => void;
  /** Runs before submit; may prevent it. */
  onPress: (event: MouseEvent) => void;
  onRetry: () => void;
}

/** Previous, Save Progress and Next; on phones a row at the bottom. The last button submits the form. */
export function FormBar(props: FormBarProps) {
  const { isFirst, isLast, isCompleting, isBlocked, saveState, onPrevious, onSave, onPress, onRetry } = props;
  return (
    <div className={classes.bar}>
      <Button
        className={classes.previous}
        variant="default"
        leftSection={<IconChevronLeft size={20} aria-hidden />}
        disabled={isFirst}
        onClick={onPrevious}
      >
        Previous
      </Button>
      <div className={classes.save} data-state={saveState.name}>
        <Button variant="subtle" onClick={onSave}>
          Save Progress
        </Button>
        <SaveStatus state={saveState} onRetry={onRetry} />
      </div>
      <PendingButton
        className={classes.next}
        type="submit"
        onClick={onPress}
        pending={isCompleting}
        pendingLabel={isLast ? "Completing..." : undefined}
        blocked={isBlocked}
      >
        {isLast ? "Complete Assessment" : "Next"}
      </PendingButton>
    </div>
  );
}

/** Save status. The live region must always be mounted. */
function SaveStatus({ state, onRetry }: { state: SaveState; onRetry: () => void }) {
  return (
    <span role="status" className={classes.state}>
      {state.name === "saving" && "Saving…"}
      {state.name === "saved" && (
        <>
          Saved <Time date={state.at} format={clockTime} />
        </>
      )}
      {state.name === "failed" && (
        <>
          <span className={classes.notSaved}>Not saved</span>
          <span className={classes.retry}>
            {" · "}
            <Button variant="subtle" size="compact-sm" onClick={onRetry}>
              Retry
            </Button>
          </span>
        </>
      )}
    </span>
  );
}
