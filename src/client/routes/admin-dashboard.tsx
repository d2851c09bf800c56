import { Card, Group, Stack } from "@mantine/core";
import { Freshness } from "../components/data-table/freshness";
import { EmptyState } from "../components/empty-state";
import { ErrorPanel } from "../components/error-panel";
import { IconUsers } from "../components/icons";
import { ButtonLink } from "../components/links";
import { PageTitle } from "../components/page-title";
import { MailCard } from "../features/dashboard/mail-card";
import { StatCards, StatCardsSkeleton } from "../features/dashboard/stat-cards";
import { StatusOverview } from "../features/dashboard/status-overview";
import { errorMessage } from "../lib/errors";
import { trpc } from "../lib/trpc";

/** The admin's first page: four numbers and the two ways on. */
export function AdminDashboardPage() {
  const stats = trpc.admin.stats.useQuery();
  return (
    <Stack gap="lg">
      <Group justify="space-between">
        <PageTitle title="Dashboard" />
        <Freshness
          updatedAt={stats.dataUpdatedAt}
          refreshing={stats.isRefetching}
          onRefresh={() => void stats.refetch()}
        />
      </Group>
      {stats.error && (
        <ErrorPanel
          message={errorMessage(stats.error, "The numbers could not be loaded.")}
          onRetry={() => void stats.refetch()}
        />
      )}
      {stats.isPending ? <StatCardsSkeleton /> : <StatCards stats={stats.data} />}
      {stats.data && <StatusOverview stats={stats.data} />}
      <Group gap="sm">
        <ButtonLink to="/admin/assessments" w={{ base: "100%", xs: "auto" }}>
          View Assessments
        </ButtonLink>
        <ButtonLink to="/admin/users" variant="default" w={{ base: "100%", xs: "auto" }}>
          Manage Users
        </ButtonLink>
      </Group>
      <MailCard />
      {stats.data?.totalUsers === 0 && (
        <Card>
          <EmptyState
            icon={<IconUsers size={28} stroke={1.75} />}
            title="No participants yet"
            action={<ButtonLink to="/admin/templates">Copy a direct link</ButtonLink>}
          >
            Share the link of an active template, and whoever opens it can begin at once.
          </EmptyState>
        </Card>
      )}
    </Stack>
  );
}
