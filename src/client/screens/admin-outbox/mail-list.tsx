import { Card, Group, Select, Stack, Text } from "@mantine/core";
import { trpc } from "../../api/trpc";
import classes from "../../ui/data-table/data-table.module.css";
import { NoMatch } from "../../ui/data-table/no-match";
import { ResourceList } from "../../ui/data-table/resource-list";
import { type ListPage, type PageControls, useResourceList } from "../../ui/data-table/use-resource-list";
import { EmptyState } from "../../ui/feedback/empty-state";
import { plural } from "../../ui/format/text";
import { Time } from "../../ui/format/time";
import { IconMail } from "../../ui/layout/icons";
import { MailStateBadge, minute, NextRetry, RetryButton, STATE_CHOICES } from "./mail-cells";
import { mailRowId, type OutboxMail, type OutboxView, toMailRow } from "./mail-rows";
import { type MailRowsProps, MailTable } from "./mail-table";
import type { RetryEvents } from "./use-outbox-changes";

interface MailListProps {
  view: OutboxView;
  onView: (change: Partial<OutboxView>) => void;
  pages: PageControls<ListPage<OutboxMail>>;
  /** Error from loading the delivery status. */
  otherError: unknown;
  onRetry: () => void;
  retryEvents: RetryEvents;
}

/** List of emails with search and filter. */
export function MailList({ view, onView, pages, otherError, onRetry, retryEvents }: MailListProps) {
  const utils = trpc.useUtils();
  const list = useResourceList({ view, onView, pages, toRow: toMailRow });
  const clear = () => {
    onView({ q: "", state: "all", page: 1 });
    list.searchInput.current?.focus();
  };

  return (
    <ResourceList
      list={list}
      noun="email"
      search={{ label: "Search emails", placeholder: "Search emails..." }}
      loading="Loading emails..."
      failed="Couldn't load emails."
      otherError={otherError}
      onRetry={onRetry}
      onRefresh={() => void utils.admin.outbox.invalidate()}
      filter={
        <Select
          aria-label="Status"
          data={STATE_CHOICES}
          value={view.state}
          onChange={(value) =>
            onView({ state: STATE_CHOICES.find((one) => one.value === value)?.value ?? "all", page: 1 })
          }
          comboboxProps={{ withinPortal: false }}
          w={150}
        />
      }
      empty={
        pages.data?.all ? (
          <NoMatch
            icon={icon}
            title="No emails found matching your criteria"
            clears="filters"
            onClear={clear}
          />
        ) : (
          <NoMails />
        )
      }
      narrow="(max-width: 74.99em)"
      cards={(rows) => <MailCards rows={rows} retryEvents={retryEvents} />}
      table={(rows) => (
        <MailTable
          rows={rows}
          sort={view.sort}
          onSort={(sort) => onView({ sort, page: 1 })}
          retryEvents={retryEvents}
        />
      )}
    />
  );
}

const icon = <IconMail size={28} stroke={1.75} />;

function NoMails() {
  return (
    <EmptyState icon={icon} title="No emails yet">
      Sign-in links, password resets and invitations will appear here.
    </EmptyState>
  );
}

function MailCards({ rows, retryEvents }: MailRowsProps) {
  return (
    <ul className={classes.cards}>
      {rows.map((row) => (
        <Card component="li" key={row.mail.id} id={mailRowId(row.mail)} tabIndex={-1} padding="md">
          <Stack gap="sm">
            <div>
              <Text fw={600}>{row.mail.recipient}</Text>
              <Text size="sm">{row.kindName}</Text>
              <Text size="sm" c="dimmed">
                {row.mail.subject}
              </Text>
            </div>
            <Group justify="space-between" gap="xs">
              <MailStateBadge state={row.mail.state} />
              <Text size="sm" c="dimmed">
                <Time date={row.mail.createdAt} format={minute} />
              </Text>
            </Group>
            {row.mail.lastError && <Text size="sm">Last error: {row.mail.lastError}</Text>}
            <Group justify="space-between" gap="xs">
              <Text size="sm" c="dimmed" className="tabular">
                {plural(row.mail.tries, "try", "tries")}
                {row.mail.state === "queued" && (
                  <>
                    , next: <NextRetry mail={row.mail} />
                  </>
                )}
              </Text>
              <RetryButton row={row} events={retryEvents} size="md" />
            </Group>
          </Stack>
        </Card>
      ))}
    </ul>
  );
}
