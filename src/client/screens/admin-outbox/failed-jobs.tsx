import { Alert, Group, Stack, Text } from "@mantine/core";
import { type Outputs, trpc } from "../../api/trpc";
import { focusHeading } from "../../ui/browser/focus";
import { PendingButton } from "../../ui/form/pending-button";
import { IconAlertTriangle } from "../../ui/layout/icons";
import { AnchorLink } from "../../ui/layout/links";
import { minute } from "./mail-cells";

type Job = Outputs["admin"]["outbox"]["setAside"][number];

/** Jobs that were paused because the server crashed three times while running them; nothing if there are none. */
export function FailedJobs() {
  const jobs = trpc.admin.outbox.setAside.useQuery();
  if (!jobs.data || jobs.data.length === 0) return null;
  return (
    <Alert color="red" title="Paused jobs" icon={<IconAlertTriangle size={20} aria-hidden />} role="note">
      <Text size="sm">
        The server crashed three times while running these jobs, so they were paused. Check the server log
        before you retry.
      </Text>
      <Stack component="ul" gap="xs" mt="sm" pl={0} style={{ listStyle: "none" }}>
        {jobs.data.map((job) => (
          <PausedJob key={job.id} job={job} />
        ))}
      </Stack>
    </Alert>
  );
}

function PausedJob({ job }: { job: Job }) {
  const utils = trpc.useUtils();
  const retry = trpc.admin.outbox.tryAgain.useMutation({
    meta: { successToast: ["Job restarted"], errorText: "Couldn't restart the job" },
    onSuccess: focusHeading,
    onSettled: () => utils.admin.outbox.invalidate(),
  });
  const jobName = KINDS[job.kind] ?? job.kind;
  return (
    <Group component="li" justify="space-between" gap="xs">
      <Text size="sm">
        {jobName}
        {job.attemptId !== null && (
          <>
            {" for "}
            <AnchorLink to="/admin/assessments/$id" params={{ id: job.attemptId }} inherit underline="always">
              assessment {job.attemptId}
            </AnchorLink>
          </>
        )}
        , paused on {minute(job.setAsideAt)}
      </Text>
      <PendingButton
        variant="default"
        size="xs"
        aria-label={`Retry job ${job.id}: ${jobName}`}
        pending={retry.isPending}
        pendingLabel="Retrying..."
        onClick={() => retry.mutate({ id: job.id })}
      >
        Retry job
      </PendingButton>
    </Group>
  );
}

const KINDS: Record<string, string> = {
  recommend: "Writing recommendations",
  "mail.deliver": "Sending an email",
  "mail.invite": "Sending an invitation",
  "admin.send-reset": "Sending a password reset email",
};
