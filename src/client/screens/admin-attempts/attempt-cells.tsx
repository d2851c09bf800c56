import { Text } from "@mantine/core";
import { deletes } from "../../ui/browser/use-row-deletion";
import { PersonCell } from "../../ui/data-table/data-table";
import dataTableClasses from "../../ui/data-table/data-table.module.css";
import { RowAction, RowActionLink } from "../../ui/data-table/row-actions";
import { longDateTime, monthDay } from "../../ui/format/dates";
import { Time } from "../../ui/format/time";
import { IconDownload, IconEye, IconTrash } from "../../ui/layout/icons";
import { AnchorLink } from "../../ui/layout/links";
import classes from "./attempt-cells.module.css";
import type { AttemptRow, ListedAttempt } from "./attempt-rows";

/** Plain elements, which render faster in long tables. */
export function AttemptProgress({ row: { attempt, participant } }: { row: AttemptRow }) {
  const { progress } = attempt;
  return (
    <div className={classes.progress}>
      <div
        className={classes.track}
        role="progressbar"
        aria-label={`Progress for ${participant}`}
        aria-valuenow={progress}
      >
        <div className={classes.bar} style={{ width: `${progress}%` }} />
      </div>
      <span className={classes.percent}>{progress}%</span>
    </div>
  );
}

/** Initials, name and email; the name links to the details. */
export function ParticipantCell({ row: { attempt, participant, initials } }: { row: AttemptRow }) {
  return (
    <PersonCell initials={initials} detail={attempt.user.email}>
      <AnchorLink to="/admin/assessments/$id" params={{ id: attempt.id }} inherit>
        {participant}
      </AnchorLink>
    </PersonCell>
  );
}

/** Month and day; the full date as a tooltip. */
export function StartedAtCell({ attempt }: { attempt: ListedAttempt }) {
  if (!attempt.startedAt) {
    return (
      <Text size="sm" c="dimmed" component="span">
        N/A
      </Text>
    );
  }
  return <Time date={attempt.startedAt} format={monthDay} title={longDateTime(attempt.startedAt)} />;
}

export interface RowActionHandlers {
  onDownload: (row: AttemptRow) => void;
  /** Whether a download is running; no other one can start. */
  isDownloading: boolean;
  onDelete: (row: AttemptRow) => void;
}

interface RowActionsProps extends RowActionHandlers {
  row: AttemptRow;
  /** In pixels; 44 for touch. */
  size?: number;
}

/** View, download and delete buttons. The report is available once the attempt is completed. */
export function RowActions({ row, onDownload, isDownloading, onDelete, size }: RowActionsProps) {
  const { attempt, participant, title } = row;
  const completed = attempt.status === "completed";
  const idle = !completed || isDownloading;
  return (
    <div className={dataTableClasses.actions}>
      <RowActionLink
        to="/admin/assessments/$id"
        params={{ id: attempt.id }}
        size={size}
        aria-label={`View details for ${participant}, ${title}`}
        data-tooltip="View details"
      >
        <IconEye size={18} stroke={1.75} aria-hidden />
      </RowActionLink>
      <RowAction
        size={size}
        aria-label={`Download report for ${participant}, ${title}`}
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
        aria-label={`Delete ${title} for ${participant}`}
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
