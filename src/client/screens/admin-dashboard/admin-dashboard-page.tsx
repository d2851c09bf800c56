import { Group, Stack, VisuallyHidden } from "@mantine/core";
import { trpc } from "../../data/trpc";
import { PageTitle } from "../../parts/page-title";
import { Freshness } from "../../ui/data-table/freshness";
import { ErrorPanel } from "../../ui/error-panel";
import { errorMessage } from "../../ui/errors";
import { ButtonLink } from "../../ui/links";
import { AiCard } from "./ai-card";
import { FirstSteps } from "./first-steps";
import { MailCard } from "./mail-card";
import { NoParticipants } from "./no-participants";
import { StatCards, StatCardsSkeleton } from "./stat-cards";
import { StatusOverview, StatusOverviewSkeleton } from "./status-overview";

/** The admin's first page: in the first hour what to do, then four numbers, and the two ways on. */
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
          }}
        />
      </Group>
      {stats.error && (
        <ErrorPanel
          message={errorMessage(stats.error, "The numbers could not be loaded.")}
          onRetry={() => void stats.refetch()}
        />
      )}
      {stats.isPending || steps.isPending ? (
        <>
          <VisuallyHidden role="status">Loading the numbers...</VisuallyHidden>
          <StatCardsSkeleton />
          <StatusOverviewSkeleton />
        </>
      ) : (
        <>
          {steps.data && <FirstSteps steps={steps.data} />}
          {!(steps.data && isNew) && <StatCards stats={stats.data} />}
          {stats.data && <StatusOverview stats={stats.data} />}
          <Group gap="sm">
            <ButtonLink to="/admin/users" variant="default" w={{ base: "100%", xs: "auto" }}>
              Manage Users
            </ButtonLink>
            <ButtonLink
              to="/admin/assessments"
              variant={isNew || steps.data ? "default" : "filled"}
              w={{ base: "100%", xs: "auto" }}
            >
              View Assessments
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
