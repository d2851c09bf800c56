import { Button, Group, Skeleton, Stack, Text } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { displayName } from "#shared/domain/person";
import { LINK_EXPIRES } from "#shared/domain/sign-in-link";
import { trpc } from "../../../api/trpc";
import { ErrorPanel } from "../../../ui/feedback/error-panel";
import { notify } from "../../../ui/feedback/notify";
import { FormErrorText } from "../../../ui/form/form-error";
import { PendingButton } from "../../../ui/form/pending-button";
import { AssessmentSelect } from "../assessment-select";
import { UserDialog } from "../user-dialog";
import type { ListedUser } from "../user-rows";
import { CopyLinkStep } from "./copy-link-step";
import { type LinkDelivery, useInvite } from "./use-invite";
import { useLinksGuard } from "./use-links-guard";

interface InviteDialogProps {
  /** The user to invite; undefined while the dialog is closed. */
  user: ListedUser | undefined;
  onClose: () => void;
}

/** Gives an existing user an access link, and optionally an assessment. */
export function InviteDialog({ user, onClose }: InviteDialogProps) {
  const { close, leave, onUncopied, question } = useLinksGuard(onClose);
  return (
    <>
      <UserDialog opened={user !== undefined} onClose={close} title={`Invite ${displayName(user)}`}>
        {user && <InviteSteps key={user.id} user={user} onUncopied={onUncopied} onClose={leave} />}
      </UserDialog>
      {question}
    </>
  );
}

interface InviteStepsProps {
  user: ListedUser;
  onUncopied: (count: number) => void;
  onClose: () => void;
}

function InviteSteps({ user, onUncopied, onClose }: InviteStepsProps) {
  const [assessmentId, setAssessmentId] = useState<number | null>(null);
  const invite = useInvite((by) => {
    if (by === "link") return;
    notify.success("Success", `Access link sent to ${user.email}`);
    onClose();
  });
  const ask = (by: LinkDelivery) => invite.mutate({ id: user.id, assessmentId, by });

  if (invite.link) {
    return (
      <CopyLinkStep
        name={displayName(user)}
        link={invite.link}
        problem={undefined}
        onRetry={() => ask("link")}
        onUncopied={onUncopied}
        onDone={onClose}
      />
    );
  }
  return (
    <InviteForm
      user={user}
      assessmentId={assessmentId}
      onAssessment={setAssessmentId}
      isPending={invite.isPending}
      problem={invite.problem}
      onInvite={ask}
      onCancel={onClose}
    />
  );
}

interface InviteFormProps {
  user: ListedUser;
  assessmentId: number | null;
  onAssessment: (id: number | null) => void;
  isPending: boolean;
  problem: string | undefined;
  onInvite: (by: LinkDelivery) => void;
  onCancel: () => void;
}

/** Says how the link is delivered: by email, or by the admin if email isn't set up. */
function InviteForm(props: InviteFormProps) {
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
        <FormErrorText message={problem} />
        {delivery.error ? (
          <ErrorPanel
            message="Couldn't check whether email is set up."
            onRetry={() => void delivery.refetch()}
          />
        ) : (
          <DeliveryText by={by} user={user} />
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

function DeliveryText({ by, user }: { by: LinkDelivery | undefined; user: ListedUser }) {
  if (!by) return <Skeleton height={52} />;
  return by === "mail" ? (
    <Text>
      We'll email an access link to <strong>{user.email}</strong>. It {LINK_EXPIRES}.
    </Text>
  ) : (
    <Text>
      Email isn't set up. You'll get a link to share with <strong>{displayName(user)}</strong> yourself.
    </Text>
  );
}
