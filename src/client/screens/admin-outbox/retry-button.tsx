import { trpc } from "../../data/trpc";
import { PendingButton } from "../../ui/pending-button";
import type { MailRow } from "./mail-rows";
import type { RetryEvents } from "./use-outbox-changes";
import { minute } from "./when";

interface RetryButtonProps {
  row: MailRow;
  events: RetryEvents;
  /** Taller, for fingers. */
  size?: "xs" | "md";
}

/** Has a mail tried again now; nothing for one that has left or run out. */
export function RetryButton({ row: { mail, what }, events, size = "xs" }: RetryButtonProps) {
  const retry = trpc.admin.outbox.retry.useMutation({
    onSuccess: events.onTried,
    onError: (error) => events.onFailed(error, mail),
  });
  if (!mail.canRetry) return null;
  const which = `${what} to ${mail.recipient}, ${minute(mail.createdAt)}`;
  return (
    <PendingButton
      variant="default"
      size={size}
      aria-label={`${retry.isPending ? "Trying" : "Retry"} ${which}`}
      pending={retry.isPending}
      pendingLabel="Trying..."
      onClick={() => retry.mutate({ id: mail.id })}
    >
      Retry
    </PendingButton>
  );
}
