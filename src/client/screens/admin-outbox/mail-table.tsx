import { Text } from "@mantine/core";
import type { MailSort } from "#shared/domain/list-options";
import { type Column, DataTable } from "../../ui/data-table/data-table";
import classes from "../../ui/data-table/data-table.module.css";
import { clockTime, shortDate } from "../../ui/format/dates";
import { Time } from "../../ui/format/time";
import { MailStateBadge, NextRetry, RetryButton } from "./mail-cells";
import { type MailRow, mailRowId } from "./mail-rows";
import type { RetryEvents } from "./use-outbox-changes";

export interface MailRowsProps {
  rows: readonly MailRow[];
  retryEvents: RetryEvents;
}

interface MailTableProps extends MailRowsProps {
  sort: MailSort;
  onSort: (sort: MailSort) => void;
}

const COLUMNS: readonly Column<MailSort>[] = [
  { label: "Created", orders: { descending: "newest", ascending: "oldest" }, width: 118 },
  { label: "Recipient", orders: { ascending: "recipient", descending: "recipient-desc" }, width: "19%" },
  { label: "Email" },
  { label: "Status", width: 116 },
  { label: "Tries", width: 68 },
  { label: "Last error", width: "17%" },
  { label: "Next try", width: 92 },
  { label: "Actions", align: "right", width: 148 },
];

/** Emails as a table, for wide screens. */
export function MailTable({ rows, sort, onSort, retryEvents }: MailTableProps) {
  return (
    <DataTable label="Emails" columns={COLUMNS} sort={sort} onSort={onSort}>
      {rows.map((row) => (
        <Row key={row.mail.id} row={row} retryEvents={retryEvents} />
      ))}
    </DataTable>
  );
}

function Row({ row, retryEvents }: { row: MailRow; retryEvents: RetryEvents }) {
  const { mail, kindName } = row;
  return (
    <tr id={mailRowId(mail)} tabIndex={-1}>
      <td>
        <Time date={mail.createdAt} format={shortDate} />
        <Text size="sm" c="dimmed" className={classes.short}>
          {clockTime(mail.createdAt)}
        </Text>
      </td>
      <td>{mail.recipient}</td>
      <td>
        <Text size="sm" fw={600}>
          {kindName}
        </Text>
        <Text size="sm" c="dimmed">
          <bdi>{mail.subject}</bdi>
        </Text>
      </td>
      <td>
        <MailStateBadge state={mail.state} />
      </td>
      <td className="tabular">{mail.tries}</td>
      <td>{mail.lastError ?? "–"}</td>
      <td className={classes.short}>
        <NextRetry mail={mail} />
      </td>
      <td data-align="right">
        <RetryButton row={row} events={retryEvents} />
      </td>
    </tr>
  );
}
