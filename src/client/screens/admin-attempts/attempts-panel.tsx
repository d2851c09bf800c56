import { Select } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { exportFileName, exportText, MISSING_ANSWER } from "#shared/domain/attempt-file";
import { QUIET_DAYS } from "#shared/domain/list-options";
import { useAdmin } from "../../api/session";
import { api, trpc } from "../../api/trpc";
import { downloadJson } from "../../ui/browser/download";
import { NoMatch } from "../../ui/data-table/no-match";
import { ResourceList } from "../../ui/data-table/resource-list";
import { PAGED, queryOf, useResourceList } from "../../ui/data-table/use-resource-list";
import { EmptyState } from "../../ui/feedback/empty-state";
import { ErrorPanel } from "../../ui/feedback/error-panel";
import { notify } from "../../ui/feedback/notify";
import { IconClipboardList } from "../../ui/layout/icons";
import { type AttemptRow, type AttemptsView, type StatusFilter, toAttemptRow } from "./attempt-rows";
import { AttemptCards, AttemptTable } from "./attempt-table";
import { DeleteAttemptDialog } from "./delete-attempt-dialog";
import { ScoreFilter } from "./score-filter";

interface AttemptsPanelProps {
  view: AttemptsView;
  onView: (change: Partial<AttemptsView>) => void;
}

/** List of attempts with search, filters, details, download and delete. */
export function AttemptsPanel({ view, onView }: AttemptsPanelProps) {
  const utils = trpc.useUtils();
  const pages = trpc.admin.attempts.page.useQuery(queryOf(view), PAGED);
  const list = useResourceList({ view, onView, pages, toRow: toAttemptRow });
  const [attemptToDelete, setAttemptToDelete] = useState<AttemptRow>();
  const report = useAttemptExport();
  const { mutate: exportAttempt } = report;
  const download = useCallback(({ attempt }: AttemptRow) => exportAttempt(attempt.id), [exportAttempt]);
  const handlers = { onDownload: download, isDownloading: report.isPending, onDelete: setAttemptToDelete };
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
        failed="Couldn't load assessments."
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
        cards={(rows) => <AttemptCards rows={rows} {...handlers} />}
        table={(rows) => (
          <AttemptTable
            rows={rows}
            sort={view.sort}
            hasScores={hasScores}
            onSort={(sort) => onView({ sort, page: 1 })}
            {...handlers}
          />
        )}
      />
      <DeleteAttemptDialog
        row={attemptToDelete}
        onClose={() => setAttemptToDelete(undefined)}
        onDeleted={list.noteDeletion}
      />
    </>
  );
}

const icon = <IconClipboardList size={28} stroke={1.75} />;

function NoAttempts() {
  return (
    <EmptyState icon={icon} title="No assessments found">
      Assessments appear here once someone starts one.
    </EmptyState>
  );
}

const STATUSES: { value: StatusFilter; label: string }[] = [
  { value: "all", label: "All Status" },
  { value: "completed", label: "Completed" },
  { value: "in_progress", label: "In Progress" },
];
/** Shown only if there are unopened attempts that an admin assigned. */
const ASSIGNED: (typeof STATUSES)[number] = { value: "not_started", label: "Not Started" };
/** Filters that only the dashboard links to; shown only while selected. */
const WAITING: typeof STATUSES = [
  { value: "unread", label: "Unread results" },
  { value: "stuck", label: `No answer for ${QUIET_DAYS} days` },
  { value: "unopened", label: `Not opened for ${QUIET_DAYS} days` },
];

interface StatusSelectProps {
  value: StatusFilter;
  /** Whether there are unopened attempts; undefined while loading. */
  hasAssigned: boolean | undefined;
  onChange: (change: { status: StatusFilter; page: number }) => void;
}

function StatusSelect({ value, hasAssigned, onChange }: StatusSelectProps) {
  const choices = [
    ...STATUSES,
    ...(hasAssigned || value === ASSIGNED.value ? [ASSIGNED] : []),
    ...WAITING.filter((one) => one.value === value),
  ];
  return (
    <Select
      aria-label="Status"
      data={choices}
      value={value}
      onChange={(next) =>
        onChange({ status: choices.find((one) => one.value === next)?.value ?? "all", page: 1 })
      }
      comboboxProps={{ withinPortal: false }}
      w={WAITING.some((one) => one.value === value) ? 220 : 170}
    />
  );
}

const DOWNLOAD_FAILED = "Failed to download assessment data";

function useAttemptExport() {
  const admin = useAdmin();
  return useMutation({
    mutationFn: async (id: number) => {
      const [attempt, questions, messages] = await Promise.all([
        api.admin.attempts.get.query({ id }),
        api.admin.attempts.questions.query({ id }),
        api.admin.attempts.messages.query({ id }),
      ]);
      return { attempt, questions, messages };
    },
    onSuccess: (data) => {
      try {
        const now = new Date();
        const source = {
          ...data,
          adminEmail: admin.data?.email,
          missingAnswer: MISSING_ANSWER.list,
          now,
        };
        downloadJson(exportFileName(data.attempt, now), exportText(source));
        notify.success("Export Successful", "Assessment results have been downloaded as JSON");
      } catch {
        notify.error("Export Failed", "Failed to export assessment results");
      }
    },
    onError: () => notify.error("Download Failed", DOWNLOAD_FAILED),
  });
}
