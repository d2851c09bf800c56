import { Badge } from "@mantine/core";
import { IconAlertTriangle } from "../../ui/layout/icons";

/** Says why a template is not offered although its switch may be on. */
export function NoQuestionsBadge() {
  return (
    <Badge color="yellow" leftSection={<IconAlertTriangle size={14} aria-hidden />}>
      Needs at least one question
    </Badge>
  );
}
