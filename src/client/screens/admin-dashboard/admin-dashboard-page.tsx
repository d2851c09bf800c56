import { Alert, Card, Group, Skeleton, Stack, Text, VisuallyHidden } from "@mantine/core";
import { isOffered } from "#shared/domain/template";
import { type Outputs, trpc } from "../../api/trpc";
import { PageTitle } from "../../components/page/page-title";
import { mailDeliveryText } from "../../components/server/setup-alert";
import { CopyDirectLink } from "../../components/template/copy-direct-link";
import { Freshness } from "../../ui/data-table/freshness";
import { EmptyState } from "../../ui/feedback/empty-state";
import { ErrorPanel } from "../../ui/feedback/error-panel";
import { errorMessage } from "../../ui/feedback/errors";
import { IconAlertTriangle, IconMail, IconUsers } from "../../ui/layout/icons";
import { AnchorLink, ButtonLink } from "../../ui/layout/links";
import { AdminStatCards, StatCardsSkeleton } from "./admin-stat-cards";
import { Onboarding } from "./onboarding";
import { AiCard, StatusCard } from "./status-cards";
import { StatusOverview, StatusOverviewSkeleton } from "./status-overview";

/** The admin's first page: four numbers, on a new instance the steps to get started, and the two ways on. */
export function AdminDashboardPage() {
  const utils = trpc.useUtils();
  const steps = trpc.admin.firstSteps.get.useQuery(undefined, {
    refetchOnMount: ({ state }) => (state.data ? "always" : false),
    refetchOnWindowFocus: ({ state }) => (state.data ? "always" : false),
  });
  // What ticks a step changes the numbers, too, and the last step is often taken in another tab.
  const isLive = steps.data ? "always" : false;
  const stats = trpc.admin.stats.useQuery(undefined, {
    refetchOnMount: isLive,
    refetchOnWindowFocus: isLive,
  });
  // What the cards below show comes with it, though they wait until it is known what stands above them.
  trpc.admin.outbox.summary.usePrefetchQuery();
  trpc.admin.ai.today.usePrefetchQuery();
  const server = trpc.admin.server.get.useQuery(undefined, { refetchOnMount: "always" });
  const isNew = stats.data?.totalUsers === 0;
  return (
    <Stack gap="lg">
      <Group justify="space-between">
        <PageTitle title="Dashboard" />
        <Freshness
          updatedAt={stats.dataUpdatedAt}
          refreshing={stats.isRefetching}
          onRefresh={() => {
            void stats.refetch();
            void steps.refetch();
            void utils.admin.outbox.summary.invalidate();
            void utils.admin.ai.today.invalidate();
            void server.refetch();
          }}
        />
      </Group>
      {stats.error && (
        <ErrorPanel
          message={errorMessage(stats.error, "Couldn't load statistics.")}
          onRetry={() => void stats.refetch()}
        />
      )}
      {stats.isPending || steps.isPending || server.isPending ? (
        <>
          <VisuallyHidden role="status">Loading statistics...</VisuallyHidden>
          <StatCardsSkeleton />
          <StatusOverviewSkeleton />
        </>
      ) : (
        <>
          {server.data && <AttentionNotice warnings={server.data.warnings} />}
          <AdminStatCards stats={stats.data} />
          {steps.data && <Onboarding steps={steps.data} />}
          {stats.data && <StatusOverview stats={stats.data} />}
          <Group gap="sm">
            <ButtonLink to="/admin/users" variant="default" w={{ base: "100%", xs: "auto" }}>
              Manage users
            </ButtonLink>
            <ButtonLink
              to="/admin/assessments"
              variant={isNew || steps.data ? "default" : "filled"}
              w={{ base: "100%", xs: "auto" }}
            >
              View assessments
            </ButtonLink>
          </Group>
          <MailCard />
          <AiCard />
          {isNew && !steps.data && <NoParticipants />}
        </>
      )}
    </Stack>
  );
}

interface AttentionNoticeProps {
  warnings: Outputs["admin"]["server"]["get"]["warnings"];
}

/** The server's warnings in one line; nothing without any. */
function AttentionNotice({ warnings }: AttentionNoticeProps) {
  if (warnings.length === 0) return null;
  return (
    <Alert color="yellow" role="note" py="xs" icon={<IconAlertTriangle size={20} aria-hidden />}>
      <Text size="sm">
        <strong>This server needs your attention:</strong> {warnings.map(({ title }) => title).join(". ")}.{" "}
        <AnchorLink to="/admin/server" inherit underline="always">
          View server
        </AnchorLink>
      </Text>
    </Alert>
  );
}

/** Nobody has come yet: the newest active template's link to share, or the way to make one active. */
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
  const newest = templates.data?.find(isOffered);
  if (templates.isPending) return <Skeleton className="appear-late" height={42} width={190} />;
  if (!newest) return <ButtonLink to="/admin/templates">Go to templates</ButtonLink>;
  return <CopyDirectLink template={newest} label="Copy direct link" variant="filled" size="md" />;
}

/** How mail stands, in one quiet line. Where that cannot be told, the dashboard does without. */
function MailCard() {
  const summary = trpc.admin.outbox.summary.useQuery();
  if (summary.isError) return null;
  return <StatusCard title="Email" state={summary.data && <Summary summary={summary.data} />} />;
}

function Summary({ summary }: { summary: Outputs["admin"]["outbox"]["summary"] }) {
  const { waiting, failed } = summary;
  const alarming = failed > 0;
  const Icon = alarming ? IconAlertTriangle : IconMail;
  return (
    <>
      <Text size="sm" c="dimmed">
        {mailDeliveryText(summary)}
      </Text>
      <AnchorLink
        to="/admin/outbox"
        search={alarming ? { state: "failed" } : {}}
        size="sm"
        c={alarming ? "var(--mantine-color-error)" : undefined}
        ml="auto"
        mih={24}
        display="inline-flex"
        style={{ alignItems: "center", gap: 6 }}
      >
        <Icon size={16} stroke={1.75} aria-hidden />
        {waiting.toLocaleString("en-US")} waiting · {failed.toLocaleString("en-US")} failed
      </AnchorLink>
    </>
  );
}
