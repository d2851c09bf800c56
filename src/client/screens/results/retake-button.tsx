import { useNavigate } from "@tanstack/react-router";
import { useAttemptCache } from "../../api/attempt-cache";
import { trpc } from "../../api/trpc";
import { PendingButton } from "../../ui/form/pending-button";
import { IconRefresh } from "../../ui/layout/icons";

/** Begins the same assessment anew; these results stay, and the next ones are compared with them. */
export function RetakeButton({ attemptId }: { attemptId: number }) {
  const navigate = useNavigate();
  const cache = useAttemptCache();
  const retake = trpc.user.attempts.retake.useMutation({
    meta: { failed: "Failed to start assessment. Please try again." },
    onSuccess: () => void cache.started(),
  });
  const begin = () =>
    retake.mutate(
      { id: attemptId },
      { onSuccess: ({ id }) => void navigate({ to: "/assessment/$id/chat", params: { id } }) },
    );
  return (
    <PendingButton
      variant="default"
      size="sm"
      leftSection={<IconRefresh size={18} aria-hidden />}
      pending={retake.isPending}
      pendingLabel="Starting..."
      onClick={begin}
    >
      Retake assessment
    </PendingButton>
  );
}
