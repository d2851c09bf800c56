import { Badge, type BadgeProps } from "@mantine/core";
import type { AttemptStatus } from "#shared/domain/attempt";
import { IconCheck, IconCircle, IconClock } from "../../ui/layout/icons";

const BADGES: Record<AttemptStatus, { label: string; color: string; Icon: typeof IconCheck }> = {
  completed: { label: "Completed", color: "green", Icon: IconCheck },
  in_progress: { label: "In Progress", color: "yellow", Icon: IconClock },
  not_started: { label: "Not Started", color: "gray", Icon: IconCircle },
};

/** An attempt's status as icon and text, so that color isn't the only cue. */
export function StatusBadge({ status, ...props }: { status: AttemptStatus } & BadgeProps) {
  const { label, color, Icon } = BADGES[status];
  return (
    <Badge miw="max-content" color={color} leftSection={<Icon size={14} stroke={2} aria-hidden />} {...props}>
      {label}
    </Badge>
  );
}
