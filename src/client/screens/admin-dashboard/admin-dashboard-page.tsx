import { Alert, Card, Group, Skeleton, Stack, Text, VisuallyHidden } from "@mantine/core";
import { isStartable } from "#shared/domain/template";
import { api, type Outputs, trpc } from "../../api/trpc";
import { LiveRevision } from "../../components/page/live-revision";
import { PageTitle } from "../../components/page/page-title";
import { CopyDirectLink } from "../../components/template/copy-direct-link";
import { Freshness } from "../../ui/data-table/freshness";
import { EmptyState } from "../../ui/feedback/empty-state";
import { ErrorPanel } from "../../ui/feedback/error-panel";
import { errorMessage } from "../../ui/feedback/errors";
import { IconAlertTriangle, IconUsers } from "../../ui/layout/icons";
import { AnchorLink, ButtonLink } from "../../ui/layout/links";
import { ActiveTemplates } from "./active-templates";
import classes from "./admin-dashboard-page.module.css";
import { AdminStatCards, StatCardsSkeleton } from "./admin-stat-cards";
import { LatestResults } from "./latest-results";
import { NeedsYou } from "./needs-you";
import { Onboarding } from "./onboarding";
import { StatusLine } from "./status-line";
import { isActive, WeeklyActivity } from "./weekly-activity";

type Overview = Outputs["admin"]["dashboard"]["overview"];

/** Dashboard: statistics, open tasks, latest results and active templates. */
export function AdminDashboardPage() {
  const utils = trpc.useUtils();
  const stats = trpc.admin.stats.useQuery(undefined, REFETCH_OPTIONS);
  const overview = trpc.admin.dashboard.overview.useQuery(undefined, REFETCH_OPTIONS);
  const steps = trpc.admin.firstSteps.get.useQuery(undefined, REFETCH_OPTIONS);
  const server = trpc.admin.server.get.useQuery(undefined, { refetchOnMount: "always" });
  const mail = trpc.admin.outbox.summary.useQuery(undefined, REFETCH_OPTIONS);
  trpc.admin.ai.today.usePrefetchQuery();
  const all = [stats, overview, steps, server, mail];
  const refresh = () => {
    for (const { refetch } of all) void refetch();
    void utils.admin.ai.today.invalidate();
    void utils.admin.dashboard.templates.invalidate();
  };
  const attempts = stats.data && stats.data.completed + stats.data.inProgress + stats.data.notStarted;
  const error = stats.error ?? overview.error;
  const isEmpty = attempts === 0;
  const hasAttempts = attempts !== undefined && attempts > 0;
  const isLoading = all.some(({ isPending }) => isPending);
  // A separate query, because counting results is slower than the statistics.
  const templates = trpc.admin.dashboard.templates.useQuery(undefined, {
    ...REFETCH_OPTIONS,
    enabled: !isLoading && hasAttempts,
  });
  return (
    <Stack gap="lg">
      <Group justify="space-between">
        <PageTitle title="Dashboard" />
        <Freshness updatedAt={stats.dataUpdatedAt} refreshing={stats.isRefetching} onRefresh={refresh} />
      </Group>
      {Boolean(error) && (
        <ErrorPanel message={errorMessage(error, "Couldn't load statistics.")} onRetry={refresh} />
      )}
      {isLoading ? (
        <>
          <VisuallyHidden role="status">Loading statistics...</VisuallyHidden>
          <StatCardsSkeleton />
          <Skeleton className="appear-late" height={320} />
        </>
      ) : (
        <>
          <AdminStatCards stats={stats.data} changes={overview.data?.changes} />
          {server.data && <AttentionNotice warnings={server.data.warnings} failedMails={mail.data?.failed} />}
          {steps.data && <Onboarding steps={steps.data} />}
          {overview.data && (
            <OverviewSections
              overview={overview.data}
              failedMails={mail.data?.failed ?? 0}
              isEmpty={isEmpty}
            />
          )}
          {hasAttempts && (
            <ActiveTemplates
              data={templates.data}
              error={templates.error}
              onRetry={() => void templates.refetch()}
            />
          )}
          {isEmpty && !steps.data && <NoParticipants />}
          {(!hasAttempts || !templates.isPending) && <PageEnd mail={mail.data} />}
        </>
      )}
      {overview.data && (
        <LiveRevision
          subscribe={(handlers) => api.admin.dashboard.changes.subscribe(undefined, handlers)}
          shown={overview.data.revision}
          isFetching={overview.isFetching}
          isEmpty={isEmpty}
          itemsName="New results"
          onShow={refresh}
        />
      )}
    </Stack>
  );
}

/** Links and the status of email and the AI model. Rendered last, so that late content doesn't move it. */
const PageEnd = ({ mail }: { mail: Outputs["admin"]["outbox"]["summary"] | undefined }) => (
  <>
    <Group gap="sm">
      <ButtonLink to="/admin/users" variant="default" w={{ base: "100%", xs: "auto" }}>
        Manage users
      </ButtonLink>
      <ButtonLink to="/admin/assessments" variant="default" w={{ base: "100%", xs: "auto" }}>
        View assessments
      </ButtonLink>
    </Group>
    <StatusLine mail={mail} />
  </>
);

interface OverviewSectionsProps {
  overview: Overview;
  failedMails: number;
  isEmpty: boolean;
}

/** Open tasks, latest results and weekly activity; without attempts only failed emails, if any. */
function OverviewSections({ overview, failedMails, isEmpty }: OverviewSectionsProps) {
  const { attention, latest, weeks } = overview;
  if (isEmpty && failedMails === 0) return null;
  const hasLatest = latest.length > 0;
  const hasWeeks = isActive(weeks);
  return (
    <div
      className={classes.overview}
      data-columns={hasLatest || hasWeeks || undefined}
      data-tall={(hasLatest && hasWeeks) || undefined}
    >
      <NeedsYou attention={attention} failedMails={failedMails} />
      {hasLatest && <LatestResults results={latest} />}
      {hasWeeks && <WeeklyActivity weeks={weeks} />}
    </div>
  );
}

interface AttentionNoticeProps {
  warnings: Outputs["admin"]["server"]["get"]["warnings"];
  /** Undefined if unknown. */
  failedMails: number | undefined;
}

/** Server warnings in one line. Failed emails are left out if "Needs you" lists them. */
function AttentionNotice({ warnings, failedMails }: AttentionNoticeProps) {
  const visibleWarnings = warnings.filter(({ code }) => code !== "mails-failed" || failedMails === undefined);
  if (visibleWarnings.length === 0) return null;
  return (
    <Alert color="yellow" role="note" py="xs" icon={<IconAlertTriangle size={20} aria-hidden />}>
      <Text size="sm">
        <strong>This server needs your attention:</strong>{" "}
        {visibleWarnings.map(({ title }) => title).join(". ")}.{" "}
        <AnchorLink to="/admin/server" inherit underline="always">
          View server
        </AnchorLink>
      </Text>
    </Alert>
  );
}

/** Empty state before the first participant: link of the newest active template, or a link to the templates. */
function NoParticipants() {
  return (
    <Card>
      <EmptyState
        icon={<IconUsers size={28} stroke={1.75} />}
        title="No participants yet"
        action={<ShareLink />}
      >
        Share a template's link. Anyone who opens it can start right away.
      </EmptyState>
    </Card>
  );
}

function ShareLink() {
  const templates = trpc.admin.templates.list.useQuery();
  // The list is newest first.
  const newest = templates.data?.find(isStartable);
  if (templates.isPending) return <Skeleton className="appear-late" height={42} width={190} />;
  if (!newest) return <ButtonLink to="/admin/templates">Go to templates</ButtonLink>;
  return <CopyDirectLink template={newest} label="Copy direct link" variant="filled" size="md" />;
}

const whenLoaded = ({ state }: { state: { data: unknown } }) => (state.data ? "always" : false);

/** The dashboard may stay open overnight, so its data is refetched on mount and window focus. */
const REFETCH_OPTIONS = { refetchOnMount: whenLoaded, refetchOnWindowFocus: whenLoaded } as const;
