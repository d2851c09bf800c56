import { useMediaQuery } from "@mantine/hooks";
import { type ReactNode, useMemo } from "react";
import { PagedList } from "../../components/data-table/paged-list";
import type { OutboxView } from "./mail-browser";
import { MailCards } from "./mail-cards";
import { type Mail, matching, ORDERS, toRows } from "./mail-rows";
import { MailTable } from "./mail-table";
import type { RetryEvents } from "./use-outbox-changes";

interface MailListProps {
  mails: readonly Mail[];
  /** Lower case. */
  filter: string;
  view: OutboxView;
  sizes: readonly number[];
  empty: ReactNode;
  onView: (change: Partial<OutboxView>) => void;
  retryEvents: RetryEvents;
}

/** The mails that match, sorted and in pages: a table, or cards where it would not fit. */
export function MailList({ mails, filter, view, sizes, empty, onView, retryEvents }: MailListProps) {
  const isNarrow = useMediaQuery("(max-width: 74.99em)", undefined, { getInitialValueInEffect: false });
  const rows = useMemo(() => toRows(mails), [mails]);
  const sorted = useMemo(() => rows.toSorted(ORDERS[view.sort]), [rows, view.sort]);
  const found = useMemo(() => matching(sorted, filter, view.state), [sorted, filter, view.state]);
  return (
    <PagedList
      found={found}
      all={mails.length}
      noun="mail"
      page={view.page}
      size={view.size}
      sizes={sizes}
      onPage={onView}
      empty={empty}
    >
      {(shown) =>
        isNarrow ? (
          <MailCards rows={shown} retryEvents={retryEvents} />
        ) : (
          <MailTable
            rows={shown}
            sort={view.sort}
            onSort={(sort) => onView({ sort, page: 1 })}
            retryEvents={retryEvents}
          />
        )
      }
    </PagedList>
  );
}
