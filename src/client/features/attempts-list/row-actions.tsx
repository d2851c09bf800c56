import { ActionIcon, Group, Tooltip } from "@mantine/core";
import { IconDownload, IconEye, IconTrash } from "../../components/icons";
import { ActionIconLink } from "../../components/links";
import type { AttemptRow } from "./attempt-rows";
import { useAttemptExport } from "./use-attempt-export";

interface RowActionsProps {
  row: AttemptRow;
  onDelete: (row: AttemptRow) => void;
  /** Pixels; 44 for fingers. */
  size?: number;
}

/** View, download, delete. A report can be downloaded once the attempt is completed. */
export function RowActions({ row, onDelete, size = 36 }: RowActionsProps) {
  const { attempt, participant, title } = row;
  const report = useAttemptExport();
  const completed = attempt.status === "completed";
  const idle = !completed || report.isPending;
  return (
    <Group gap={4} justify="flex-end" wrap="nowrap">
      <Tooltip label="View details">
        <ActionIconLink
          to="/admin/assessments/$id"
          params={{ id: attempt.id }}
          size={size}
          aria-label={`View details of ${participant}, ${title}`}
        >
          <IconEye size={18} stroke={1.75} aria-hidden />
        </ActionIconLink>
      </Tooltip>
      <Tooltip label={completed ? "Download report" : "Available when completed"}>
        <ActionIcon
          size={size}
          aria-label={`Download report of ${participant}, ${title}`}
          aria-disabled={idle || undefined}
          data-disabled={idle || undefined}
          aria-description={completed ? undefined : "Available when completed"}
          onClick={() => !idle && report.mutate(attempt.id)}
        >
          <IconDownload size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Tooltip label="Delete">
        <ActionIcon
          size={size}
          color="red"
          aria-label={`Delete ${title} of ${participant}`}
          onClick={() => onDelete(row)}
        >
          <IconTrash size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </Group>
  );
}
