import { Button } from "@mantine/core";
import { useCallback, useMemo, useState } from "react";
import classes from "../../components/data-table/data-table.module.css";
import { Freshness } from "../../components/data-table/freshness";
import { RowsSkeleton } from "../../components/data-table/rows-skeleton";
import { SearchBox } from "../../components/data-table/search-box";
import { useSearchText } from "../../components/data-table/use-search-text";
import { EmptyState } from "../../components/empty-state";
import { ErrorPanel } from "../../components/error-panel";
import { IconClipboardList } from "../../components/icons";
import { useRowDeletion } from "../../components/use-row-deletion";
import { errorMessage } from "../../lib/errors";
import { trpc } from "../../lib/trpc";
import { AttemptList } from "./attempt-list";
import type { AttemptRow, AttemptSort, StatusFilter } from "./attempt-rows";
import { DeleteAttemptDialog } from "./delete-attempt-dialog";
import { StatusSelect } from "./status-select";
import { DOWNLOAD_FAILED, useAttemptExport } from "./use-attempt-export";

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

/** Everybody's attempts: search, filter, view, download, delete. */
export function AttemptsPanel({ view, sizes, onView }: AttemptsPanelProps) {
  const utils = trpc.useUtils();
  const attempts = trpc.admin.attempts.list.useQuery();
  const search = useSearchText(view.q, (q) => onView({ q, page: 1 }));
  const [deleted, setDeleted] = useState<AttemptRow>();
  const report = useAttemptExport();
  const { mutate: exportAttempt } = report;
  const download = useCallback(({ attempt }: AttemptRow) => exportAttempt(attempt.id), [exportAttempt]);
  const noteDeletion = useRowDeletion(attempts.data);
  const isFiltered = search.filter !== "" || view.status !== "all";
  const { clear: clearSearch } = search;
  const clear = useCallback(() => {
    clearSearch();
    onView({ q: "", status: "all", page: 1 });
  }, [clearSearch, onView]);
  const empty = useMemo(
    () => (isFiltered ? <NoMatch onClear={clear} /> : <NoAttempts />),
    [isFiltered, clear],
  );

  return (
    <>
      <div className={classes.toolbar}>
        <SearchBox label="Search assessments" placeholder="Search assessments..." search={search} />
        <StatusSelect
          hasAssigned={attempts.data?.some(({ status }) => status === "not_started") ?? false}
          value={view.status}
          onChange={onView}
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
      {report.error && (
        <ErrorPanel
          title="Download Failed"
          message={DOWNLOAD_FAILED}
          onRetry={() => report.mutate(report.variables)}
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
          onDownload={download}
          isDownloading={report.isPending}
          onDelete={setDeleted}
          empty={empty}
        />
      )}
      <DeleteAttemptDialog row={deleted} onClose={() => setDeleted(undefined)} onDeleted={noteDeletion} />
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
