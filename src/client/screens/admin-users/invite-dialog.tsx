import { useState } from "react";
import { displayName } from "#shared/domain/person";
import { notify } from "../../ui/notify";
import { InviteForm } from "./invite-form";
import { LinkStep } from "./link-step";
import { type LinkWay, useInvite } from "./use-invite";
import { useLinksGuard } from "./use-links-guard";
import { UserDialog } from "./user-dialog";
import type { User } from "./user-rows";

interface InviteDialogProps {
  /** Who is invited; nobody while it is closed. */
  user: User | undefined;
  onClose: () => void;
}

/** Gives a user who is there already an access link, and an assessment if wanted. */
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
  user: User;
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
  const ask = (by: LinkWay) => invite.mutate({ id: user.id, assessmentId, by });

  if (invite.link) {
    return (
      <LinkStep
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
