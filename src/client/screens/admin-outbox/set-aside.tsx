import { Alert, Group, Stack, Text } from "@mantine/core";
import { type Outputs, trpc } from "../../data/trpc";
import { focusHeading } from "../../ui/focus";
import { IconAlertTriangle } from "../../ui/icons";
import { AnchorLink } from "../../ui/links";
import { PendingButton } from "../../ui/pending-button";
import { minute } from "./when";

type Job = Outputs["admin"]["outbox"]["setAside"][number];

/** Work that the server leaves alone because it ended three times while doing it; nothing while there is none. */
export function SetAside() {
  const jobs = trpc.admin.outbox.setAside.useQuery();
  if (!jobs.data || jobs.data.length === 0) return null;
  return (
    <Alert
      color="red"
      title="Work that was set aside"
      icon={<IconAlertTriangle size={20} aria-hidden />}
      role="note"
    >
      <Text size="sm">
        The server ended three times while it did this work, so it leaves it alone. Look for the cause in the
        server's log before you try it again.
      </Text>
      <Stack component="ul" gap="xs" mt="sm" pl={0} style={{ listStyle: "none" }}>
        {jobs.data.map((job) => (
          <SetAsideJob key={job.id} job={job} />
        ))}
      </Stack>
    </Alert>
  );
}

function SetAsideJob({ job }: { job: Job }) {
  const utils = trpc.useUtils();
  const again = trpc.admin.outbox.tryAgain.useMutation({
    meta: { done: ["It is tried again"], failed: "It could not be tried again" },
    onSuccess: focusHeading,
    onSettled: () => utils.admin.outbox.invalidate(),
  });
  const what = KINDS[job.kind] ?? job.kind;
  return (
    <Group component="li" justify="space-between" gap="xs">
      <Text size="sm">
        {what}
        {job.attemptId !== null && (
          <>
            {" for "}
            <AnchorLink to="/admin/assessments/$id" params={{ id: job.attemptId }} inherit underline="always">
              assessment {job.attemptId}
            </AnchorLink>
          </>
        )}
        , set aside on {minute(job.setAsideAt)}
      </Text>
      <PendingButton
        variant="default"
        size="xs"
        aria-label={`Try again: ${what}, number ${job.id}`}
        pending={again.isPending}
        pendingLabel="Trying..."
        onClick={() => again.mutate({ id: job.id })}
      >
        Try again
      </PendingButton>
    </Group>
  );
}

const KINDS: Record<string, string> = {
  recommend: "Writing recommendations",
  "mail.deliver": "Sending a mail",
  "mail.invite": "Sending an invitation",
  "admin.send-reset": "Mailing an admin a password reset",
};
