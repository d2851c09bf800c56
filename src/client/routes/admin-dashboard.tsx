import { Group, Stack, VisuallyHidden } from "@mantine/core";
import { Freshness } from "../components/data-table/freshness";
import { ErrorPanel } from "../components/error-panel";
import { ButtonLink } from "../components/links";
import { PageTitle } from "../components/page-title";
import { AiCard } from "../features/dashboard/ai-card";
import { MailCard } from "../features/dashboard/mail-card";
import { NoParticipants } from "../features/dashboard/no-participants";
import { StatCards, StatCardsSkeleton } from "../features/dashboard/stat-cards";
import { StatusOverview, StatusOverviewSkeleton } from "../features/dashboard/status-overview";
import { errorMessage } from "../lib/errors";
import { trpc } from "../lib/trpc";

/** The admin's first page: four numbers and the two ways on. */
export function AdminDashboardPage() {
  const utils = trpc.useUtils();
  const stats = trpc.admin.stats.useQuery();
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
            void utils.admin.outbox.summary.invalidate();
            void utils.admin.ai.today.invalidate();
          }}
        />
      </Group>
      {stats.error && (
        <ErrorPanel
          message={errorMessage(stats.error, "The numbers could not be loaded.")}
          onRetry={() => void stats.refetch()}
        />
      )}
      {stats.isPending ? (
        <>
          <VisuallyHidden role="status">Loading the numbers...</VisuallyHidden>
          <StatCardsSkeleton />
          <StatusOverviewSkeleton />
        </>
      ) : (
        <StatCards stats={stats.data} />
      )}
      {stats.data && <StatusOverview stats={stats.data} />}
      <Group gap="sm">
        <ButtonLink to="/admin/users" variant="default" w={{ base: "100%", xs: "auto" }}>
          Manage Users
        </ButtonLink>
        <ButtonLink
          to="/admin/assessments"
          variant={isNew ? "default" : "filled"}
          w={{ base: "100%", xs: "auto" }}
        >
          View Assessments
        </ButtonLink>
      </Group>
      <MailCard />
      <AiCard />
      {isNew && <NoParticipants />}
    </Stack>
  );
}
