import { Badge } from "@mantine/core";
import type { MailState } from "#shared/domain/mail";
import { trpc } from "../../api/trpc";
import { PendingButton } from "../../ui/form/pending-button";
import { clockTime, longDateTime, shortDate } from "../../ui/format/dates";
import { Time } from "../../ui/format/time";
import type { TimeZone } from "../../ui/format/time-zone";
import { IconAlertTriangle, IconCheck, IconClock, IconX } from "../../ui/layout/icons";
import type { MailRow, OutboxMail } from "./mail-rows";
import type { RetryEvents } from "./use-outbox-changes";

const STATE_BADGES: Record<MailState, { label: string; color: string; Icon: typeof IconCheck }> = {
  queued: { label: "Waiting", color: "yellow", Icon: IconClock },
  sent: { label: "Sent", color: "green", Icon: IconCheck },
  failed: { label: "Failed", color: "red", Icon: IconAlertTriangle },
  expired: { label: "Expired", color: "gray", Icon: IconX },
};

/** Status of an email as icon, text and color. */
export function MailStateBadge({ state }: { state: MailState }) {
  const { label, color, Icon } = STATE_BADGES[state];
  return (
    <Badge miw="max-content" color={color} leftSection={<Icon size={14} stroke={2} aria-hidden />}>
      {label}
    </Badge>
  );
}

export const STATE_CHOICES = [
  { value: "all" as const, label: "All statuses" },
  { value: "queued" as const, label: STATE_BADGES.queued.label },
  { value: "sent" as const, label: STATE_BADGES.sent.label },
  { value: "failed" as const, label: STATE_BADGES.failed.label },
  { value: "expired" as const, label: STATE_BADGES.expired.label },
];

/** 11/20/2026, 10:42 AM */
export const minute = (date: Date, zone?: TimeZone) => `${shortDate(date, zone)}, ${clockTime(date, zone)}`;

/** Time of the next try of a queued email. A dash if its job was paused, because it isn't retried automatically. */
export function NextRetry({ mail: { state, nextTryAt } }: { mail: OutboxMail }) {
  if (state !== "queued") return "–";
  return nextTryAt ? <Time date={nextTryAt} format={clockTime} title={longDateTime(nextTryAt)} /> : "–";
}

interface RetryButtonProps {
  row: MailRow;
  events: RetryEvents;
  size?: "xs" | "md";
}

/** Retries an email now; nothing if it was sent or has expired. */
export function RetryButton({ row: { mail, kindName }, events, size = "xs" }: RetryButtonProps) {
  const retry = trpc.admin.outbox.retry.useMutation({
    onSuccess: events.onTried,
    onError: (error) => events.onFailed(error, mail),
  });
  if (!mail.canRetry) return null;
  const mailName = `${kindName} to ${mail.recipient}, ${minute(mail.createdAt)}`;
  return (
    <PendingButton
      variant="default"
      size={size}
      aria-label={`${retry.isPending ? "Retrying" : "Retry"} ${mailName}`}
      pending={retry.isPending}
      pendingLabel="Retrying..."
      onClick={() => retry.mutate({ id: mail.id })}
    >
      Retry
    </PendingButton>
  );
}
