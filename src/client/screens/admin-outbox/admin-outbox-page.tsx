import { Alert, Box, Group, Stack, Text } from "@mantine/core";
import { getRouteApi } from "@tanstack/react-router";
import { type Outputs, trpc } from "../../api/trpc";
import { PageTitle } from "../../components/page/page-title";
import { mailDeliveryText, SetupAlert } from "../../components/server/setup-alert";
import { PAGED, queryOf } from "../../ui/data-table/use-resource-list";
import { Loading } from "../../ui/feedback/loading";
import { PendingButton } from "../../ui/form/pending-button";
import { IconAlertTriangle, IconCheck, IconClock, IconSend } from "../../ui/layout/icons";
import { AnchorLink } from "../../ui/layout/links";
import { listAddress } from "../search";
import { FailedJobs } from "./failed-jobs";
import { MailList } from "./mail-list";
import type { OutboxView } from "./mail-rows";
import type { RetryResult } from "./retry-result";
import { useOutboxChanges } from "./use-outbox-changes";

const route = getRouteApi("/admin-layout/admin/outbox");

/** Sent emails. The URL stores search, filter, sort order and page, so Back and reload keep them. */
export function AdminOutboxPage() {
  const { q = "", state = "all", sort = "newest", page = 1, size = 25 } = route.useSearch();
  const view: OutboxView = { q, state, sort, page, size };
  const navigate = route.useNavigate();

  const show = (change: Partial<OutboxView>) => {
    const next: OutboxView = { ...view, ...change };
    void navigate({
      search: listAddress(next, { state: next.state === "all" ? undefined : next.state }),
      replace: true,
      resetScroll: false,
    });
  };

  return <OutboxPanel view={view} onView={show} />;
}

interface OutboxPanelProps {
  view: OutboxView;
  onView: (change: Partial<OutboxView>) => void;
}

function OutboxPanel({ view, onView }: OutboxPanelProps) {
  const summary = trpc.admin.outbox.summary.useQuery();
  const pages = trpc.admin.outbox.page.useQuery(queryOf(view), PAGED);
  const changes = useOutboxChanges(pages.data, summary.data?.delivers !== false);
  const waitsAfterFailure = pages.data?.rows.some(
    ({ canRetry, lastError }) => canRetry && lastError !== null,
  );
  const hasFailed = Boolean(summary.data?.failed) || Boolean(waitsAfterFailure);
  const reload = () => {
    if (pages.error) void pages.refetch();
    if (summary.error) void summary.refetch();
  };

  return (
    <Stack gap="lg">
      <Stack gap="sm">
        <Group justify="space-between">
          <PageTitle title="Outbox" />
          <Group gap="sm" w={{ base: "100%", xs: "auto" }}>
            {hasFailed && (
              <PendingButton
                variant="default"
                w={{ base: "100%", xs: "auto" }}
                pending={changes.retryFailed.isPending}
                pendingLabel="Retrying..."
                onClick={() => changes.retryFailed.mutate()}
              >
                Retry all failed
              </PendingButton>
            )}
            <PendingButton
              w={{ base: "100%", xs: "auto" }}
              leftSection={<IconSend size={18} stroke={1.75} aria-hidden />}
              pending={changes.sendTest.isPending}
              pendingLabel="Sending..."
              onClick={() => changes.sendTest.mutate()}
            >
              Send test email
            </PendingButton>
          </Group>
        </Group>
        {summary.data && <DeliveryNotice summary={summary.data} />}
      </Stack>
      {/* The delivery notice varies in height, so the content below waits for it. */}
      {summary.isPending ? (
        <Box mih="100dvh">
          <Loading text="Loading emails..." />
        </Box>
      ) : (
        <>
          <FailedJobs />
          {changes.outcome && <RetryResultNotice outcome={changes.outcome} />}
          <MailList
            view={view}
            onView={onView}
            pages={pages}
            otherError={summary.error}
            onRetry={reload}
            retryEvents={changes.retryEvents}
          />
        </>
      )}
    </Stack>
  );
}

const TONES: Record<RetryResult["tone"], { color: string; Icon: typeof IconCheck }> = {
  good: { color: "green", Icon: IconCheck },
  pending: { color: "yellow", Icon: IconClock },
  bad: { color: "red", Icon: IconAlertTriangle },
};

/** Persistent version of the result's toast. The toast is what screen readers announce. */
function RetryResultNotice({ outcome: { tone, title, text } }: { outcome: RetryResult }) {
  const { color, Icon } = TONES[tone];
  return (
    <Alert color={color} title={title} icon={<Icon size={20} aria-hidden />} role="presentation">
      {text}
    </Alert>
  );
}

function DeliveryNotice({ summary }: { summary: Outputs["admin"]["outbox"]["summary"] }) {
  if (summary.delivers) {
    return (
      <Text size="sm" c="dimmed">
        {mailDeliveryText(summary)} They're listed here for 30 days.
      </Text>
    );
  }
  return (
    <SetupAlert title={mailDeliveryText(summary)}>
      To send email, set <code>POSTMARK_SERVER_TOKEN</code> or <code>SMTP_URL</code>, set{" "}
      <code>MAIL_FROM</code> to the sender's address, and restart the server. Until then, use “Copy access
      link” on the{" "}
      <AnchorLink to="/admin/users" inherit underline="always">
        Users page
      </AnchorLink>{" "}
      and share the links yourself.
    </SetupAlert>
  );
}
