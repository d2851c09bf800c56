import { Card } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { type ReactNode, useMemo } from "react";
import { Pager } from "../../components/data-table/pager";
import { useAnnouncedCount } from "../../components/data-table/use-announced-count";
import { pageOf } from "../../lib/page-of";
import { plural } from "../../lib/plural";
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
  const isNarrow = useMediaQuery("(max-width: 61.99em)", undefined, { getInitialValueInEffect: false });
  const sorted = useMemo(() => toRows(mails).sort(ORDERS[view.sort]), [mails, view.sort]);
  const found = useMemo(() => matching(sorted, filter, view.state), [sorted, filter, view.state]);
  const { page, rows } = pageOf(found, view.page, view.size);
  useAnnouncedCount(`${found.length} of ${plural(mails.length, "mail")}`);

  if (found.length === 0) return <Card>{empty}</Card>;
  return (
    <>
      {isNarrow ? (
        <MailCards rows={rows} retryEvents={retryEvents} />
      ) : (
        <MailTable
          rows={rows}
          sort={view.sort}
          onSort={(sort) => onView({ sort, page: 1 })}
          retryEvents={retryEvents}
        />
      )}
      <Pager
        matching={found.length}
        all={mails.length}
        noun="mail"
        page={page}
        size={view.size}
        sizes={sizes}
        onPage={(next) => onView({ page: next })}
        onSize={(size) => onView({ size, page: 1 })}
      />
    </>
  );
}
