import { Card, Table, Text } from "@mantine/core";
import classes from "../../components/data-table/data-table.module.css";
import { SortHeader } from "../../components/data-table/sort-header";
import { Time } from "../../components/time";
import { clockTime, shortDate } from "../../lib/dates";
import { type MailRow, type MailSort, rowId } from "./mail-rows";
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

/** The mails, where there is room for a table. */
export function MailTable({ rows, sort, onSort, retryEvents }: MailTableProps) {
  const written = sort === "newest" ? "descending" : sort === "oldest" ? "ascending" : null;
  return (
    <Card padding={0} className={classes.card}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard */}
      <section className={classes.scroll} aria-label="Mails" tabIndex={0}>
        <Table className={classes.table} verticalSpacing="sm" highlightOnHover miw={1100}>
          <Table.Thead>
            <Table.Tr>
              <SortHeader sorted={written} onSort={() => onSort(sort === "newest" ? "oldest" : "newest")}>
                When
              </SortHeader>
              <SortHeader
                sorted={sort === "recipient" ? "ascending" : null}
                onSort={() => onSort("recipient")}
              >
                Recipient
              </SortHeader>
              <Table.Th>Mail</Table.Th>
              <Table.Th>State</Table.Th>
              <Table.Th>Tries</Table.Th>
              <Table.Th>Last error</Table.Th>
              <Table.Th>Next try</Table.Th>
              <Table.Th ta="right">Actions</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <Row key={row.mail.id} row={row} retryEvents={retryEvents} />
            ))}
          </Table.Tbody>
        </Table>
      </section>
    </Card>
  );
}

function Row({ row, retryEvents }: { row: MailRow; retryEvents: RetryEvents }) {
  const { mail, what } = row;
  return (
    <Table.Tr id={rowId(mail)} tabIndex={-1}>
      <Table.Td>
        <Time date={mail.createdAt} format={shortDate} />
        <Text size="sm" c="dimmed" className={classes.short}>
          {clockTime(mail.createdAt)}
        </Text>
      </Table.Td>
      <Table.Td maw={220}>{mail.recipient}</Table.Td>
      <Table.Td maw={280}>
        <Text size="sm" fw={600}>
          {what}
        </Text>
        <Text size="sm" c="dimmed">
          {mail.subject}
        </Text>
      </Table.Td>
      <Table.Td>
        <MailStateBadge state={mail.state} />
      </Table.Td>
      <Table.Td className="tabular">{mail.tries}</Table.Td>
      <Table.Td maw={240}>{mail.lastError ?? "–"}</Table.Td>
      <Table.Td className={classes.short}>
        <NextTry mail={mail} />
      </Table.Td>
      <Table.Td ta="right">
        <RetryButton row={row} events={retryEvents} />
      </Table.Td>
    </Table.Tr>
  );
}
