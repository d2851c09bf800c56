import { Button } from "@mantine/core";
import { clockTime } from "../../ui/format/dates";
import { Time } from "../../ui/format/time";
import classes from "./form-bar.module.css";
import type { SaveState } from "./use-form-answers";

/** Whether the answers are on the server. The region is always there. */
export function SaveStatus({ state, onRetry }: { state: SaveState; onRetry: () => void }) {
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
