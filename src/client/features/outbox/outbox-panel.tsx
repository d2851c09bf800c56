import { Group, Skeleton, Stack } from "@mantine/core";
import { RowsSkeleton } from "../../components/data-table/rows-skeleton";
import { ErrorPanel } from "../../components/error-panel";
import { IconSend } from "../../components/icons";
import { PageTitle } from "../../components/page-title";
import { PendingButton } from "../../components/pending-button";
import { errorMessage } from "../../lib/errors";
import { trpc } from "../../lib/trpc";
import { DeliveryNotice } from "./delivery-notice";
import { MailBrowser, type OutboxView } from "./mail-browser";
import { OutcomeNotice } from "./outcome-notice";
import { SetAside } from "./set-aside";
import { useOutboxChanges } from "./use-outbox-changes";

interface OutboxPanelProps {
  view: OutboxView;
  sizes: readonly number[];
  onView: (change: Partial<OutboxView>) => void;
}

/** How mail leaves, what was mailed to whom, and a try at both. */
export function OutboxPanel({ view, sizes, onView }: OutboxPanelProps) {
  const summary = trpc.admin.outbox.summary.useQuery();
  const mails = trpc.admin.outbox.list.useQuery();
  const changes = useOutboxChanges(mails.data, summary.data?.delivers ?? true);
  const error = mails.error ?? summary.error;
  const reload = () => {
    if (mails.error) void mails.refetch();
    if (summary.error) void summary.refetch();
  };

  return (
    <Stack gap="lg">
      <Stack gap="sm">
        <Group justify="space-between">
          <PageTitle title="Outbox" />
          <PendingButton
            w={{ base: "100%", xs: "auto" }}
            leftSection={<IconSend size={18} stroke={1.75} aria-hidden />}
            pending={changes.sendTest.isPending}
            pendingLabel="Sending..."
            onClick={() => changes.sendTest.mutate()}
          >
            Send me a test mail
          </PendingButton>
        </Group>
        {summary.data && <DeliveryNotice summary={summary.data} />}
        {summary.isPending && <Skeleton className="appear-late" height={20} maw={420} />}
      </Stack>
      <SetAside />
      {changes.outcome && <OutcomeNotice outcome={changes.outcome} />}
      {error && (
        <ErrorPanel message={errorMessage(error, "The mails could not be loaded.")} onRetry={reload} />
      )}
      {mails.isPending && <RowsSkeleton text="Loading mails..." />}
      {mails.data && (
        <MailBrowser
          mails={mails.data}
          updatedAt={mails.dataUpdatedAt}
          refreshing={mails.isRefetching}
          view={view}
          sizes={sizes}
          onView={onView}
          retryEvents={changes.retryEvents}
        />
      )}
    </Stack>
  );
}
