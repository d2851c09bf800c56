import { Box, Group, Stack } from "@mantine/core";
import type { MailSort } from "#shared/domain/lists";
import { trpc } from "../../data/trpc";
import { PageTitle } from "../../parts/page-title";
import { type ListView, PAGED, wantedOf } from "../../ui/data-table/use-resource-list";
import { IconSend } from "../../ui/icons";
import { Loading } from "../../ui/loading";
import { PendingButton } from "../../ui/pending-button";
import { DeliveryNotice } from "./delivery-notice";
import { MailList } from "./mail-list";
import type { StateFilter } from "./mail-rows";
import { OutcomeNotice } from "./outcome-notice";
import { SetAside } from "./set-aside";
import { useOutboxChanges } from "./use-outbox-changes";

/** What the address says about the list. */
export interface OutboxView extends ListView {
  state: StateFilter;
  sort: MailSort;
}

interface OutboxPanelProps {
  view: OutboxView;
  onView: (change: Partial<OutboxView>) => void;
}

/** How mail leaves, what was mailed to whom, and a try at both. */
export function OutboxPanel({ view, onView }: OutboxPanelProps) {
  const summary = trpc.admin.outbox.summary.useQuery();
  const pages = trpc.admin.outbox.page.useQuery(wantedOf(view), PAGED);
  const changes = useOutboxChanges(pages.data, summary.data?.delivers !== false);
  const reload = () => {
    if (pages.error) void pages.refetch();
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
      </Stack>
      {/* How mail leaves takes more lines here than there: what stands below waits for it. */}
      {summary.isPending ? (
        <Box mih="100dvh">
          <Loading text="Loading mails..." />
        </Box>
      ) : (
        <>
          <SetAside />
          {changes.outcome && <OutcomeNotice outcome={changes.outcome} />}
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
