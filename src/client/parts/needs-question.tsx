import { Badge } from "@mantine/core";
import { IconAlertTriangle } from "../ui/icons";

/** Says why a template is not offered although its switch may be on. */
export function NeedsQuestion() {
  return (
    <Badge color="yellow" leftSection={<IconAlertTriangle size={14} aria-hidden />}>
      Needs a question
    </Badge>
  );
}
