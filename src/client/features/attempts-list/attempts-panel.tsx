import { Button, Select } from "@mantine/core";
import { useState } from "react";
import classes from "../../components/data-table/data-table.module.css";
import { Freshness } from "../../components/data-table/freshness";
import { RowsSkeleton } from "../../components/data-table/rows-skeleton";
import { SearchBox } from "../../components/data-table/search-box";
import { useSearchText } from "../../components/data-table/use-search-text";
import { EmptyState } from "../../components/empty-state";
import { ErrorPanel } from "../../components/error-panel";
import { IconClipboardList } from "../../components/icons";
import { errorMessage } from "../../lib/errors";
import { trpc } from "../../lib/trpc";
import { AttemptList } from "./attempt-list";
import type { AttemptRow, AttemptSort, StatusFilter } from "./attempt-rows";
import { DeleteAttemptDialog } from "./delete-attempt-dialog";

/** What the address says about the list. */
export interface AttemptsView {
  q: string;
  status: StatusFilter;
  sort: AttemptSort;
  page: number;
  size: number;
}

interface AttemptsPanelProps {
  view: AttemptsView;
  sizes: readonly number[];
  onView: (change: Partial<AttemptsView>) => void;
}

const STATUSES: { value: StatusFilter; label: string }[] = [
  { value: "all", label: "All Status" },
  { value: "completed", label: "Completed" },
  { value: "in_progress", label: "In Progress" },
];

/** Everybody's attempts: search, filter, view, download, delete. */
export function AttemptsPanel({ view, sizes, onView }: AttemptsPanelProps) {
  const utils = trpc.useUtils();
  const attempts = trpc.admin.attempts.list.useQuery();
  const search = useSearchText(view.q, (q) => onView({ q, page: 1 }));
  const [deleted, setDeleted] = useState<AttemptRow>();
  const filtered = search.text !== "" || view.status !== "all";
  const clear = () => {
    search.change("");
    onView({ q: "", status: "all", page: 1 });
  };

  return (
    <>
      <div className={classes.toolbar}>
        <SearchBox
          label="Search assessments"
          placeholder="Search assessments..."
          value={search.text}
          onChange={search.change}
        />
        <Select
          aria-label="Status"
          data={STATUSES}
          value={view.status}
          onChange={(value) =>
            onView({ status: STATUSES.find((one) => one.value === value)?.value ?? "all", page: 1 })
          }
          comboboxProps={{ withinPortal: false }}
          w={170}
        />
        <Freshness
          updatedAt={attempts.dataUpdatedAt}
          refreshing={attempts.isRefetching}
          onRefresh={() => void utils.admin.attempts.invalidate()}
        />
      </div>
      {attempts.error && (
        <ErrorPanel
          message={errorMessage(attempts.error, "The assessments could not be loaded.")}
          onRetry={() => void attempts.refetch()}
        />
      )}
      {attempts.isPending && <RowsSkeleton text="Loading assessments..." />}
      {attempts.data && (
        <AttemptList
          attempts={attempts.data}
          filter={search.filter}
          view={view}
          sizes={sizes}
          onView={onView}
          onDelete={setDeleted}
          empty={filtered ? <NoMatch onClear={clear} /> : <NoAttempts />}
        />
      )}
      <DeleteAttemptDialog
        row={deleted}
        onClose={() => setDeleted(undefined)}
        onDeleted={() => document.querySelector<HTMLElement>("main h1")?.focus()}
      />
    </>
  );
}

const icon = <IconClipboardList size={28} stroke={1.75} />;

function NoAttempts() {
  return (
    <EmptyState icon={icon} title="No assessments found">
      They appear here as soon as somebody begins one.
    </EmptyState>
  );
}

function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      icon={icon}
      title="No assessments found matching your criteria"
      action={
        <Button variant="default" onClick={onClear}>
          Clear filters
        </Button>
      }
    />
  );
}
