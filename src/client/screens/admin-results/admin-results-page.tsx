import { Card, Group, Skeleton, Stack } from "@mantine/core";
import { keepPreviousData } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import type { TemplateResults } from "#shared/contracts/template-results";
import type { Template } from "#shared/contracts/templates";
import { api, trpc } from "../../api/trpc";
import { LiveRevision } from "../../components/page/live-revision";
import { PageTitle } from "../../components/page/page-title";
import "../../components/report/print.css";
import { isStartable } from "#shared/domain/template";
import { CopyDirectLink } from "../../components/template/copy-direct-link";
import { TemplateLanguage } from "../../components/template/template-language";
import { TemplatePage } from "../../components/template/template-page";
import { NoMatch } from "../../ui/data-table/no-match";
import { useAnnouncedCount } from "../../ui/data-table/use-announced-count";
import { EmptyState } from "../../ui/feedback/empty-state";
import { ErrorPanel } from "../../ui/feedback/error-panel";
import { errorMessage } from "../../ui/feedback/errors";
import { plural } from "../../ui/format/text";
import { IconListDetails } from "../../ui/layout/icons";
import { ButtonLink } from "../../ui/layout/links";
import type { TemplateResultsSearch } from "../search";
import classes from "./admin-results-page.module.css";
import { ExportMenu, ExportStatus } from "./export-menu";
import { FilterBar, NO_FILTERS } from "./filter-bar";
import { filterParams, type ResultsView, readView } from "./results-address";
import { ResultsCharts } from "./results-charts";
import { useExport } from "./use-export";

const route = getRouteApi("/admin-layout/admin/templates/$assessmentId/results");

/** Combined results of one template. The URL stores the filters and the comparison. */
export function AdminResultsPage() {
  const { assessmentId } = route.useParams();
  const { filter, compare, problem } = readView(route.useSearch());
  const template = trpc.admin.templates.get.useQuery({ id: assessmentId });
  const results = trpc.admin.results.ofTemplate.useQuery(
    { id: assessmentId, filter, compare },
    { placeholderData: keepPreviousData, enabled: problem === undefined },
  );
  return (
    <TemplatePage
      assessmentId={assessmentId}
      title="Results"
      queries={[template]}
      failed="Couldn't load results."
      skeleton={<ResultsSkeleton hasTitle />}
    >
      {template.data && (
        <TemplateLanguage language={template.data.language}>
          <TemplateResultsPanel
            key={assessmentId}
            template={template.data}
            results={results}
            view={{ filter, compare, problem }}
          />
        </TemplateLanguage>
      )}
    </TemplatePage>
  );
}

interface TemplateResultsPanelProps {
  template: Template;
  results: ResultsQueryState;
  view: ResultsView;
}

/** Query for the results; it keeps the previous data while new filters load. */
interface ResultsQueryState {
  data: TemplateResults | undefined;
  error: unknown;
  isPlaceholderData: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

function TemplateResultsPanel({ template, results, view }: TemplateResultsPanelProps) {
  const { filter, problem } = view;
  const { data, error } = results;
  const utils = trpc.useUtils();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const exporting = useExport(template.id, filter);
  const change = (next: TemplateResultsSearch) =>
    void navigate({ search: { ...search, ...next }, replace: true, resetScroll: false });

  const started = data?.groups.reduce((sum, group) => sum + group.started, 0) ?? 0;
  const isFiltered = filterParams(filter).length > 0 || problem !== undefined;
  const isEmpty = started === 0 && !isFiltered;
  useAnnouncedCount(data ? plural(started, "assessment") : "");
  return (
    <Stack gap="lg">
      <Group justify="space-between" align="flex-start">
        <PageTitle title={`Results: ${template.title}`}>{template.title}</PageTitle>
        {data && !isEmpty && !problem && (
          <ExportMenu state={exporting.state} onStart={(kind) => void exporting.start(kind)} />
        )}
      </Group>
      <ExportStatus
        state={exporting.state}
        onCancel={exporting.cancel}
        onRetry={(kind) => void exporting.start(kind)}
      />
      {data && !isEmpty && <FilterBar results={data} search={search} problem={problem} onChange={change} />}
      {Boolean(error) && (
        <ErrorPanel
          message={errorMessage(error, "Couldn't load results.")}
          onRetry={() => void results.refetch()}
        />
      )}
      {!data && !error && !problem && <ResultsSkeleton />}
      {data && (
        <div className={classes.results} aria-busy={results.isPlaceholderData || undefined}>
          {started > 0 && <ResultsCharts templateId={template.id} results={data} view={view} />}
          {isEmpty && <NoResults template={template} />}
          {started === 0 && isFiltered && (
            <Card>
              <NoMatch
                icon={<IconListDetails size={28} stroke={1.75} />}
                title="No results match these filters"
                clears="filters"
                onClear={() => change(NO_FILTERS)}
              />
            </Card>
          )}
        </div>
      )}
      {data && (
        <LiveRevision
          subscribe={(handlers) => api.admin.results.changes.subscribe({ id: template.id }, handlers)}
          of={template.id}
          shown={data.revision}
          isFetching={results.isFetching}
          isEmpty={isEmpty}
          itemsName="New results"
          onShow={() => void utils.admin.results.invalidate()}
        />
      )}
    </Stack>
  );
}

/** @param props.hasTitle whether to include a placeholder for the page title */
function ResultsSkeleton({ hasTitle = false }: { hasTitle?: boolean }) {
  return (
    <Stack className="appear-late" gap="lg" role="status" aria-label="Loading results..." aria-busy>
      {hasTitle && <Skeleton height={36} width="50%" />}
      <Skeleton height={66} />
      <Card>
        <Skeleton height={58} />
      </Card>
      <Card>
        <Skeleton height={240} />
      </Card>
      <Card>
        <Skeleton height={320} />
      </Card>
    </Stack>
  );
}

function NoResults({ template }: { template: Template }) {
  const canStart = isStartable(template);
  return (
    <Card>
      <EmptyState
        icon={<IconListDetails size={28} stroke={1.75} />}
        title="No results yet"
        action={
          canStart ? (
            <CopyDirectLink template={template} variant="filled" size="md" />
          ) : (
            <ButtonLink to="/admin/templates/$assessmentId/questions" params={{ assessmentId: template.id }}>
              Open questions
            </ButtonLink>
          )
        }
      >
        Once people start, you'll see their answers, their scores and where they stop.{" "}
        {canStart
          ? "Share the link so people can start."
          : "Add a question and activate the template so people can start."}
      </EmptyState>
    </Card>
  );
}
