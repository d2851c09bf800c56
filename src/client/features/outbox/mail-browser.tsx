import { Button, Select } from "@mantine/core";
import classes from "../../components/data-table/data-table.module.css";
import { Freshness } from "../../components/data-table/freshness";
import { SearchBox } from "../../components/data-table/search-box";
import { useSearchText } from "../../components/data-table/use-search-text";
import { EmptyState } from "../../components/empty-state";
import { IconMail } from "../../components/icons";
import { trpc } from "../../lib/trpc";
import { MailList } from "./mail-list";
import type { Mail, MailSort, StateFilter } from "./mail-rows";
import { STATE_CHOICES } from "./mail-state";
import type { RetryEvents } from "./use-outbox-changes";

/** What the address says about the list. */
export interface OutboxView {
  q: string;
  state: StateFilter;
  sort: MailSort;
  page: number;
  size: number;
}

interface MailBrowserProps {
  mails: readonly Mail[];
  /** When they came, in milliseconds since 1970. */
  updatedAt: number;
  refreshing: boolean;
  view: OutboxView;
  sizes: readonly number[];
  onView: (change: Partial<OutboxView>) => void;
  retryEvents: RetryEvents;
}

/** The mails, with a search and a filter. */
export function MailBrowser(props: MailBrowserProps) {
  const { mails, updatedAt, refreshing, view, sizes, onView, retryEvents } = props;
  const utils = trpc.useUtils();
  const search = useSearchText(view.q, (q) => onView({ q, page: 1 }));
  const clear = () => {
    search.clear();
    onView({ q: "", state: "all", page: 1 });
  };

  return (
    <div>
      <div className={classes.toolbar}>
        <SearchBox label="Search mails" placeholder="Search mails..." search={search} />
        <Select
          aria-label="State"
          data={STATE_CHOICES}
          value={view.state}
          allowDeselect={false}
          onChange={(value) =>
            onView({ state: STATE_CHOICES.find((one) => one.value === value)?.value ?? "all", page: 1 })
          }
          comboboxProps={{ withinPortal: false }}
          w={150}
        />
        <Freshness
          updatedAt={updatedAt}
          refreshing={refreshing}
          onRefresh={() => void utils.admin.outbox.invalidate()}
        />
      </div>
      <MailList
        mails={mails}
        filter={search.filter}
        view={view}
        sizes={sizes}
        onView={onView}
        retryEvents={retryEvents}
        empty={mails.length > 0 ? <NoMatch onClear={clear} /> : <NoMails />}
      />
    </div>
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

function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      icon={icon}
      title="No mails found matching your criteria"
      action={
        <Button variant="default" onClick={onClear}>
          Clear filters
        </Button>
      }
    />
  );
}
