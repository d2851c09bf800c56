import { Card, Group, Stack, Text } from "@mantine/core";
import { memo } from "react";
import type { AttemptSort } from "#shared/domain/list-options";
import { AttemptScore } from "../../components/attempt/attempt-score";
import { StatusBadge } from "../../components/attempt/status-badge";
import { type Column, DataTable } from "../../ui/data-table/data-table";
import classes from "../../ui/data-table/data-table.module.css";
import { RowTooltips } from "../../ui/data-table/row-actions";
import {
  AttemptProgress,
  ParticipantCell,
  type RowActionHandlers,
  RowActions,
  StartedAtCell,
} from "./attempt-cells";
import type { AttemptRow } from "./attempt-rows";

interface AttemptTableProps extends RowActionHandlers {
  rows: readonly AttemptRow[];
  sort: AttemptSort;
  /** Whether any attempt has a score; otherwise the column is left out. */
  hasScores: boolean;
  onSort: (sort: AttemptSort) => void;
}

const SCORE: Column<AttemptSort> = {
  label: "Score",
  orders: { descending: "score", ascending: "score-asc" },
  width: 150,
};

const COLUMNS: readonly Column<AttemptSort>[] = [
  {
    label: "Participant",
    orders: { ascending: "participant", descending: "participant-desc" },
    width: "28%",
  },
  { label: "Assessment", orders: { ascending: "assessment", descending: "assessment-desc" } },
  { label: "Status", width: 142 },
  { label: "Progress", orders: { descending: "progress", ascending: "progress-asc" }, width: 150 },
  SCORE,
  { label: "Started", orders: { descending: "newest", ascending: "oldest" }, width: 100 },
  { label: "Actions", align: "right", width: 152 },
];
const UNSCORED = COLUMNS.filter((column) => column !== SCORE);

/** Attempts as a table, for wide screens. */
export function AttemptTable({ rows, sort, hasScores, onSort, ...handlers }: AttemptTableProps) {
  return (
    <DataTable label="Assessments" columns={hasScores ? COLUMNS : UNSCORED} sort={sort} onSort={onSort}>
      {rows.map((row) => (
        <TableRow key={row.attempt.id} row={row} hasScores={hasScores} {...handlers} />
      ))}
    </DataTable>
  );
}

const TableRow = memo(function TableRow({
  row,
  hasScores,
  ...handlers
}: RowActionHandlers & { row: AttemptRow; hasScores: boolean }) {
  return (
    <tr>
      <td>
        <ParticipantCell row={row} />
      </td>
      <td dir="auto">{row.title}</td>
      <td>
        <StatusBadge status={row.attempt.status} />
      </td>
      <td>
        <AttemptProgress row={row} />
      </td>
      {hasScores && (
        <td>
          <AttemptScore attempt={row.attempt} />
        </td>
      )}
      <td>
        <StartedAtCell attempt={row.attempt} />
      </td>
      <td>
        <RowActions row={row} {...handlers} />
      </td>
    </tr>
  );
});

/** Attempts as cards, for narrow screens. */
export function AttemptCards({ rows, ...handlers }: RowActionHandlers & { rows: readonly AttemptRow[] }) {
  return (
    <RowTooltips>
      <ul className={classes.cards}>
        {rows.map((row) => (
          <Card component="li" key={row.attempt.id} padding="md">
            <Stack gap="sm">
              <ParticipantCell row={row} />
              <Text size="sm" dir="auto">
                {row.title}
              </Text>
              <AttemptProgress row={row} />
              <AttemptScore attempt={row.attempt} />
              <Group justify="space-between">
                <Group gap="sm">
                  <StatusBadge status={row.attempt.status} />
                  <Text size="xs" c="dimmed" component="span">
                    Started <StartedAtCell attempt={row.attempt} />
                  </Text>
                </Group>
                <div className={classes.cardActions}>
                  <RowActions row={row} {...handlers} size={44} />
                </div>
              </Group>
            </Stack>
          </Card>
        ))}
      </ul>
    </RowTooltips>
  );
}
