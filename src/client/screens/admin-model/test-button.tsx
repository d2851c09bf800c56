import { trpc } from "../../data/trpc";
import { PendingButton } from "../../ui/pending-button";

/** Begins the test, and stops it: one button, so that the focus stays where it was. */
export function TestButton({ isRunning }: { isRunning: boolean }) {
  const utils = trpc.useUtils();
  const onSuccess = (test: Parameters<typeof show>[1]) => show(undefined, test);
  const show = utils.admin.modelTest.get.setData;
  const start = trpc.admin.modelTest.start.useMutation({
    meta: { failed: "The test could not be started" },
    onSuccess,
    onError: () => void utils.admin.modelTest.get.invalidate(),
  });
  const stop = trpc.admin.modelTest.stop.useMutation({
    meta: { failed: "The test could not be stopped" },
    onSuccess,
  });
  const act = isRunning ? stop : start;
  return (
    <PendingButton
      w={{ base: "100%", xs: "auto" }}
      variant={isRunning ? "default" : "filled"}
      pending={act.isPending}
      pendingLabel={isRunning ? "Stopping..." : "Starting..."}
      onClick={() => act.mutate()}
    >
      {isRunning ? "Stop the test" : "Test this model"}
    </PendingButton>
  );
}
