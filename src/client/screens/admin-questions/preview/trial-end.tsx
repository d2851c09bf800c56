import { Button, Text } from "@mantine/core";
import type { Trial } from "./use-trial";

/** What stands where the results would follow. */
export function TrialEnd({ trial }: { trial: Trial }) {
  return (
    <>
      <Text role="status">That was the last question. The results would follow; nothing was stored.</Text>
      <div>
        <Button variant="default" onClick={trial.restart}>
          Start again
        </Button>
      </div>
    </>
  );
}
