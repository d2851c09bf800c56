import { memo } from "react";
import type { AttemptSort } from "#shared/domain/lists";
import { StatusBadge } from "../../parts/status-badge";
import { type Column, DataTable } from "../../ui/data-table/data-table";
import { AttemptProgress } from "./attempt-progress";
import type { AttemptRow } from "./attempt-rows";
import { AttemptScore } from "./attempt-score";
import { Participant } from "./participant";
import { RowActions, type RowDeeds } from "./row-actions";
import { Started } from "./started";

interface AttemptTableProps extends RowDeeds {
  rows: readonly AttemptRow[];
  sort: AttemptSort;
  /** Whether any attempt has a value; without, there is no column for it. */
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

/** The attempts, where there is room for a table. */
export function AttemptTable({ rows, sort, hasScores, onSort, ...deeds }: AttemptTableProps) {
  return (
    <DataTable label="Assessments" columns={hasScores ? COLUMNS : UNSCORED} sort={sort} onSort={onSort}>
      {rows.map((row) => (
        <TableRow key={row.attempt.id} row={row} hasScores={hasScores} {...deeds} />
      ))}
    </DataTable>
  );
}

const TableRow = memo(function TableRow({
  row,
  hasScores,
  ...deeds
}: RowDeeds & { row: AttemptRow; hasScores: boolean }) {
  return (
    <tr>
      <td>
        <Participant row={row} />
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
        <Started attempt={row.attempt} />
      </td>
      <td>
        <RowActions row={row} {...deeds} />
      </td>
    </tr>
  );
});
