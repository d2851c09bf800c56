import { Badge } from "@mantine/core";
import type { MailState } from "#shared/domain/mail";
import { IconAlertTriangle, IconCheck, IconClock, IconX } from "../../ui/icons";

const LOOK: Record<MailState, { label: string; color: string; Icon: typeof IconCheck }> = {
  queued: { label: "Waiting", color: "yellow", Icon: IconClock },
  sent: { label: "Sent", color: "green", Icon: IconCheck },
  failed: { label: "Failed", color: "red", Icon: IconAlertTriangle },
  expired: { label: "Expired", color: "gray", Icon: IconX },
};

/** How a mail stands: icon and text, colour only beside them. */
export function MailStateBadge({ state }: { state: MailState }) {
  const { label, color, Icon } = LOOK[state];
  return (
    <Badge miw="max-content" color={color} leftSection={<Icon size={14} stroke={2} aria-hidden />}>
      {label}
    </Badge>
  );
}

/** What the list can be narrowed to. */
export const STATE_CHOICES = [
  { value: "all" as const, label: "All" },
  { value: "queued" as const, label: LOOK.queued.label },
  { value: "sent" as const, label: LOOK.sent.label },
  { value: "failed" as const, label: LOOK.failed.label },
  { value: "expired" as const, label: LOOK.expired.label },
];
