import { Select } from "@mantine/core";
import { trpc } from "../../data/trpc";
import { NoMatch } from "../../ui/data-table/no-match";
import { ResourceList } from "../../ui/data-table/resource-list";
import { type ListPage, type Pages, useResourceList } from "../../ui/data-table/use-resource-list";
import { EmptyState } from "../../ui/empty-state";
import { IconMail } from "../../ui/icons";
import { MailCards } from "./mail-cards";
import { type Mail, toRow } from "./mail-rows";
import { STATE_CHOICES } from "./mail-state";
import { MailTable } from "./mail-table";
import type { OutboxView } from "./outbox-panel";
import type { RetryEvents } from "./use-outbox-changes";

interface MailListProps {
  view: OutboxView;
  onView: (change: Partial<OutboxView>) => void;
  pages: Pages<ListPage<Mail>>;
  /** Why it cannot be told how mail leaves. */
  otherError: unknown;
  onRetry: () => void;
  retryEvents: RetryEvents;
}

/** The mails, with a search and a filter. */
export function MailList({ view, onView, pages, otherError, onRetry, retryEvents }: MailListProps) {
  const utils = trpc.useUtils();
  const list = useResourceList({ view, onView, pages, toRow });
  const clear = () => {
    onView({ q: "", state: "all", page: 1 });
    list.searchInput.current?.focus();
  };

  return (
    <ResourceList
      list={list}
      noun="mail"
      search={{ label: "Search mails", placeholder: "Search mails..." }}
      loading="Loading mails..."
      failed="The mails could not be loaded."
      otherError={otherError}
      onRetry={onRetry}
      onRefresh={() => void utils.admin.outbox.invalidate()}
      filter={
        <Select
          aria-label="State"
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
            title="No mails found matching your criteria"
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
    <EmptyState icon={icon} title="No mails yet">
      A mail appears here as soon as it is written: a sign-in link, a password reset, a test.
    </EmptyState>
  );
}
