import { useCallback, useState } from "react";
import type { AttemptSort } from "#shared/domain/lists";
import { trpc } from "../../data/trpc";
import { NoMatch } from "../../ui/data-table/no-match";
import { ResourceList } from "../../ui/data-table/resource-list";
import { type ListView, PAGED, useResourceList, wantedOf } from "../../ui/data-table/use-resource-list";
import { EmptyState } from "../../ui/empty-state";
import { ErrorPanel } from "../../ui/error-panel";
import { IconClipboardList } from "../../ui/icons";
import { AttemptCards } from "./attempt-cards";
import { type AttemptRow, type StatusFilter, toRow } from "./attempt-rows";
import { AttemptTable } from "./attempt-table";
import { DeleteAttemptDialog } from "./delete-attempt-dialog";
import { ScoreFilter } from "./score-filter";
import { StatusSelect } from "./status-select";
import { DOWNLOAD_FAILED, useAttemptExport } from "./use-attempt-export";

/** What the address says about the list. */
export interface AttemptsView extends ListView {
  status: StatusFilter;
  band: string | undefined;
  /** Values as they are shown. */
  from: number | undefined;
  to: number | undefined;
  sort: AttemptSort;
}

interface AttemptsPanelProps {
  view: AttemptsView;
  onView: (change: Partial<AttemptsView>) => void;
}

/** Everybody's attempts: search, filter, view, download, delete. */
export function AttemptsPanel({ view, onView }: AttemptsPanelProps) {
  const utils = trpc.useUtils();
  const pages = trpc.admin.attempts.page.useQuery(wantedOf(view), PAGED);
  const list = useResourceList({ view, onView, pages, toRow });
  const [deleted, setDeleted] = useState<AttemptRow>();
  const report = useAttemptExport();
  const { mutate: exportAttempt } = report;
  const download = useCallback(({ attempt }: AttemptRow) => exportAttempt(attempt.id), [exportAttempt]);
  const deeds = { onDownload: download, isDownloading: report.isPending, onDelete: setDeleted };
  const isByScore = view.band !== undefined || view.from !== undefined || view.to !== undefined;
  const isFiltered = view.q.trim() !== "" || view.status !== "all" || isByScore;
  const bands = pages.data?.bands ?? [];
  const hasScores = bands.length > 0;
  const clear = () => {
    onView({ q: "", status: "all", band: undefined, from: undefined, to: undefined, page: 1 });
    list.searchInput.current?.focus();
  };

  return (
    <>
      <ResourceList
        list={list}
        noun="assessment"
        search={{ label: "Search assessments", placeholder: "Search assessments..." }}
        loading="Loading assessments..."
        failed="The assessments could not be loaded."
        onRefresh={() => void utils.admin.attempts.invalidate()}
        filter={
          <>
            <StatusSelect hasAssigned={pages.data?.hasAssigned} value={view.status} onChange={onView} />
            {(hasScores || isByScore) && <ScoreFilter view={view} bands={bands} onChange={onView} />}
          </>
        }
        notice={
          report.error && (
            <ErrorPanel
              title="Download Failed"
              message={DOWNLOAD_FAILED}
              onRetry={() => report.mutate(report.variables)}
            />
          )
        }
        empty={
          isFiltered ? (
            <NoMatch
              icon={icon}
              title="No assessments found matching your criteria"
              clears="filters"
              onClear={clear}
            />
          ) : (
            <NoAttempts />
          )
        }
        narrow={hasScores ? "(max-width: 74.99em)" : "(max-width: 61.99em)"}
        cards={(rows) => <AttemptCards rows={rows} {...deeds} />}
        table={(rows) => (
          <AttemptTable
            rows={rows}
            sort={view.sort}
            hasScores={hasScores}
            onSort={(sort) => onView({ sort, page: 1 })}
            {...deeds}
          />
        )}
      />
      <DeleteAttemptDialog
        row={deleted}
        onClose={() => setDeleted(undefined)}
        onDeleted={list.noteDeletion}
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
