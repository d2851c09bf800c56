import { Alert, Button, Group, Stack } from "@mantine/core";
import { useState } from "react";
import { IconInfoCircle } from "../../ui/icons";
import { type AddedUser, AddUserForm } from "./add-user-form";
import { LinkStep } from "./link-step";
import { useInvite } from "./use-invite";
import { useLinksGuard } from "./use-links-guard";
import { UserDialog } from "./user-dialog";

interface AddUserDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** Adds a user, with a link and an assessment if wanted. */
export function AddUserDialog({ opened, onClose }: AddUserDialogProps) {
  const { close, leave, onUncopied, question } = useLinksGuard(onClose);
  return (
    <>
      <UserDialog opened={opened} onClose={close} title="Add User">
        <AddUserSteps onUncopied={onUncopied} onClose={leave} />
      </UserDialog>
      {question}
    </>
  );
}

interface AddUserStepsProps {
  onUncopied: (count: number) => void;
  onClose: () => void;
}

function AddUserSteps({ onUncopied, onClose }: AddUserStepsProps) {
  const [added, setAdded] = useState<AddedUser>();
  const invite = useInvite();

  const askForLink = ({ id, assessmentId }: AddedUser) => invite.mutate({ id, assessmentId, by: "link" });
  const goOn = (user: AddedUser) => {
    if (user.link === "mailed" || user.link === "unwanted") return onClose();
    setAdded(user);
    if (user.link === "by hand") askForLink(user);
  };

  if (!added) return <AddUserForm onAdded={goOn} onCancel={onClose} />;
  if (added.link === "not mailed") return <NotMailed email={added.email} onDone={onClose} />;
  return (
    <LinkStep
      name={added.name}
      link={invite.link}
      problem={invite.problem}
      onRetry={() => askForLink(added)}
      onUncopied={onUncopied}
      onDone={onClose}
    />
  );
}

function NotMailed({ email, onDone }: { email: string; onDone: () => void }) {
  return (
    <Stack>
      <Alert color="yellow" icon={<IconInfoCircle size={20} aria-hidden />} title="No access link was sent">
        The user was created, but {email} has been sent several links lately. Send another from the list in an
        hour.
      </Alert>
      <Group justify="flex-end">
        <Button ref={(button) => button?.focus()} onClick={onDone}>
          Done
        </Button>
      </Group>
    </Stack>
  );
}
