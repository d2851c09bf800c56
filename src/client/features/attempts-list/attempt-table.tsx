import { Card, Table } from "@mantine/core";
import classes from "../../components/data-table/data-table.module.css";
import { SortHeader } from "../../components/data-table/sort-header";
import { StatusBadge } from "../../components/status-badge";
import { AttemptProgress } from "./attempt-progress";
import type { AttemptRow, AttemptSort } from "./attempt-rows";
import { Participant } from "./participant";
import { RowActions } from "./row-actions";
import { Started } from "./started";

export interface AttemptListProps {
  rows: readonly AttemptRow[];
  onDelete: (row: AttemptRow) => void;
}

interface AttemptTableProps extends AttemptListProps {
  sort: AttemptSort;
  onSort: (sort: AttemptSort) => void;
}

/** The attempts, where there is room for a table. */
export function AttemptTable({ rows, sort, onSort, onDelete }: AttemptTableProps) {
  const started = sort === "newest" ? "descending" : sort === "oldest" ? "ascending" : null;
  return (
    <Card padding={0} className={classes.card}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard */}
      <section className={classes.scroll} aria-label="Assessments" tabIndex={0}>
        <Table className={classes.table} verticalSpacing="sm" highlightOnHover miw={860}>
          <Table.Thead>
            <Table.Tr>
              <SortHeader
                sorted={sort === "participant" ? "ascending" : null}
                onSort={() => onSort("participant")}
              >
                Participant
              </SortHeader>
              <SortHeader
                sorted={sort === "assessment" ? "ascending" : null}
                onSort={() => onSort("assessment")}
              >
                Assessment
              </SortHeader>
              <Table.Th>Status</Table.Th>
              <SortHeader
                sorted={sort === "progress" ? "descending" : null}
                onSort={() => onSort("progress")}
              >
                Progress
              </SortHeader>
              <SortHeader sorted={started} onSort={() => onSort(sort === "newest" ? "oldest" : "newest")}>
                Started
              </SortHeader>
              <Table.Th ta="right">Actions</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <Table.Tr key={row.attempt.id}>
                <Table.Td>
                  <Participant row={row} />
                </Table.Td>
                <Table.Td maw={280}>{row.title}</Table.Td>
                <Table.Td>
                  <StatusBadge status={row.attempt.status} />
                </Table.Td>
                <Table.Td>
                  <AttemptProgress row={row} />
                </Table.Td>
                <Table.Td>
                  <Started attempt={row.attempt} />
                </Table.Td>
                <Table.Td>
                  <RowActions row={row} onDelete={onDelete} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </section>
    </Card>
  );
}
