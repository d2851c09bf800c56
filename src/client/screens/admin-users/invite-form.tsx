import { Button, Group, Skeleton, Stack, Text } from "@mantine/core";
import type { FormEvent } from "react";
import { displayName } from "#shared/domain/person";
import { trpc } from "../../data/trpc";
import { ErrorPanel } from "../../ui/error-panel";
import { FormError } from "../../ui/form-error";
import { PendingButton } from "../../ui/pending-button";
import { AssessmentSelect } from "./assessment-select";
import type { LinkWay } from "./use-invite";
import type { User } from "./user-rows";

interface InviteFormProps {
  user: User;
  assessmentId: number | null;
  onAssessment: (id: number | null) => void;
  isPending: boolean;
  /** Why the last try failed. */
  problem: string | undefined;
  onInvite: (by: LinkWay) => void;
  onCancel: () => void;
}

/** Says where the link goes: by mail, or, where no mail would arrive, through the admin's hands. */
export function InviteForm(props: InviteFormProps) {
  const { user, assessmentId, onAssessment, isPending, problem, onInvite, onCancel } = props;
  const delivery = trpc.admin.outbox.summary.useQuery();
  const by = delivery.data && (delivery.data.delivers ? "mail" : "link");
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (by) onInvite(by);
  };
  return (
    <form onSubmit={send}>
      <Stack>
        <FormError message={problem} />
        {delivery.error ? (
          <ErrorPanel
            message="It is not known whether mail can be sent."
            onRetry={() => void delivery.refetch()}
          />
        ) : (
          <Way by={by} user={user} />
        )}
        <AssessmentSelect value={assessmentId} onChange={onAssessment} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel} disabled={isPending}>
            Cancel
          </Button>
          <PendingButton
            type="submit"
            data-autofocus
            pending={isPending}
            pendingLabel={by === "link" ? "Creating..." : "Sending..."}
            blocked={!by}
          >
            {by === "link" ? "Create link" : "Send link"}
          </PendingButton>
        </Group>
      </Stack>
    </form>
  );
}

function Way({ by, user }: { by: LinkWay | undefined; user: User }) {
  if (!by) return <Skeleton height={52} />;
  return by === "mail" ? (
    <Text>
      A link that signs them in is emailed to <strong>{user.email}</strong>. It is valid for 24 hours.
    </Text>
  ) : (
    <Text>
      No mail provider is set, so you get a link to give to <strong>{displayName(user)}</strong> yourself.
    </Text>
  );
}
