import classes from "../../ui/data-table/data-table.module.css";
import { RowAction, RowActionLink } from "../../ui/data-table/row-action";
import { IconDownload, IconEye, IconTrash } from "../../ui/icons";
import { deletes } from "../../ui/use-row-deletion";
import type { AttemptRow } from "./attempt-rows";

/** What can be done with a row. */
export interface RowDeeds {
  onDownload: (row: AttemptRow) => void;
  /** A download is under way; no other begins. */
  isDownloading: boolean;
  onDelete: (row: AttemptRow) => void;
}

interface RowActionsProps extends RowDeeds {
  row: AttemptRow;
  /** Pixels; 44 for fingers. */
  size?: number;
}

/** View, download, delete. A report can be downloaded once the attempt is completed. */
export function RowActions({ row, onDownload, isDownloading, onDelete, size }: RowActionsProps) {
  const { attempt, participant, title } = row;
  const completed = attempt.status === "completed";
  const idle = !completed || isDownloading;
  return (
    <div className={classes.actions}>
      <RowActionLink
        to="/admin/assessments/$id"
        params={{ id: attempt.id }}
        size={size}
        aria-label={`View details of ${participant}, ${title}`}
        data-tooltip="View details"
      >
        <IconEye size={18} stroke={1.75} aria-hidden />
      </RowActionLink>
      <RowAction
        size={size}
        aria-label={`Download report of ${participant}, ${title}`}
        aria-disabled={idle || undefined}
        aria-description={completed ? undefined : NOT_YET}
        data-tooltip={completed ? "Download report" : NOT_YET}
        onClick={() => !idle && onDownload(row)}
      >
        <IconDownload size={18} stroke={1.75} aria-hidden />
      </RowAction>
      <RowAction
        size={size}
        isDangerous
        aria-label={`Delete ${title} of ${participant}`}
        data-tooltip="Delete"
        onClick={() => onDelete(row)}
        {...deletes(attempt.id)}
      >
        <IconTrash size={18} stroke={1.75} aria-hidden />
      </RowAction>
    </div>
  );
}

const NOT_YET = "Available when completed";
