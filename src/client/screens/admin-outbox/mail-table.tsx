import { Text } from "@mantine/core";
import type { MailSort } from "#shared/domain/lists";
import { type Column, DataTable } from "../../ui/data-table/data-table";
import classes from "../../ui/data-table/data-table.module.css";
import { clockTime, shortDate } from "../../ui/dates";
import { Time } from "../../ui/time";
import { type MailRow, rowId } from "./mail-rows";
import { MailStateBadge } from "./mail-state";
import { RetryButton } from "./retry-button";
import type { RetryEvents } from "./use-outbox-changes";
import { NextTry } from "./when";

export interface MailListProps {
  rows: readonly MailRow[];
  retryEvents: RetryEvents;
}

interface MailTableProps extends MailListProps {
  sort: MailSort;
  onSort: (sort: MailSort) => void;
}

const COLUMNS: readonly Column<MailSort>[] = [
  { label: "When", orders: { descending: "newest", ascending: "oldest" }, width: 118 },
  { label: "Recipient", orders: { ascending: "recipient", descending: "recipient-desc" }, width: "19%" },
  { label: "Mail" },
  { label: "State", width: 116 },
  { label: "Tries", width: 68 },
  { label: "Last error", width: "17%" },
  { label: "Next try", width: 100 },
  { label: "Actions", align: "right", width: 116 },
];

/** The mails, where there is room for a table. */
export function MailTable({ rows, sort, onSort, retryEvents }: MailTableProps) {
  return (
    <DataTable label="Mails" columns={COLUMNS} sort={sort} onSort={onSort}>
      {rows.map((row) => (
        <Row key={row.mail.id} row={row} retryEvents={retryEvents} />
      ))}
    </DataTable>
  );
}

function Row({ row, retryEvents }: { row: MailRow; retryEvents: RetryEvents }) {
  const { mail, what } = row;
  return (
    <tr id={rowId(mail)} tabIndex={-1}>
      <td>
        <Time date={mail.createdAt} format={shortDate} />
        <Text size="sm" c="dimmed" className={classes.short}>
          {clockTime(mail.createdAt)}
        </Text>
      </td>
      <td>{mail.recipient}</td>
      <td>
        <Text size="sm" fw={600}>
          {what}
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
        <NextTry mail={mail} />
      </td>
      <td data-align="right">
        <RetryButton row={row} events={retryEvents} />
      </td>
    </tr>
  );
}
