import { Alert } from "@mantine/core";
import { IconAlertTriangle, IconCheck, IconClock } from "../../ui/icons";
import type { Outcome } from "./outcome";

const LOOK: Record<Outcome["tone"], { color: string; Icon: typeof IconCheck }> = {
  good: { color: "green", Icon: IconCheck },
  pending: { color: "yellow", Icon: IconClock },
  bad: { color: "red", Icon: IconAlertTriangle },
};

/** The lasting twin of an outcome's toast, which is what readers hear. */
export function OutcomeNotice({ outcome: { tone, title, text } }: { outcome: Outcome }) {
  const { color, Icon } = LOOK[tone];
  return (
    <Alert color={color} title={title} icon={<Icon size={20} aria-hidden />} role="presentation">
      {text}
    </Alert>
  );
}
