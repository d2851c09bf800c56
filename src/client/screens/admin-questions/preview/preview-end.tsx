import { Button, Text } from "@mantine/core";
import type { PreviewRun } from "./use-preview-run";

/** What stands where the results would follow. */
export function PreviewEnd({ trial }: { trial: PreviewRun }) {
  return (
    <>
      <Text role="status">End of preview. Nothing was saved.</Text>
      <div>
        <Button variant="default" onClick={trial.restart}>
          Restart preview
        </Button>
      </div>
    </>
  );
}
