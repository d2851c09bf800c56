import { Badge } from "@mantine/core";
import { IconCheck, IconX } from "../../ui/layout/icons";

/** "Active" or "Inactive", for a template. */
export function ActiveBadge({ isActive }: { isActive: boolean }) {
  return isActive ? (
    <Badge flex="none" color="green" leftSection={<IconCheck size={14} aria-hidden />}>
      Active
    </Badge>
  ) : (
    <Badge flex="none" color="gray" leftSection={<IconX size={14} aria-hidden />}>
      Inactive
    </Badge>
  );
}
