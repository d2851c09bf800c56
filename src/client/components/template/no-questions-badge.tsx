import { Badge } from "@mantine/core";
import { IconAlertTriangle } from "../../ui/layout/icons";

/** Says why an active template can't be started. */
export function NoQuestionsBadge() {
  return (
    <Badge color="yellow" leftSection={<IconAlertTriangle size={14} aria-hidden />}>
      Needs at least one question
    </Badge>
  );
}
