import { Alert, Button, Group, Stack } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { getRouteApi, useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { PageHeader } from "../../components/page/page-header";
import { IconInfoCircle, IconPlus, IconUserPlus } from "../../ui/layout/icons";
import { listAddress } from "../search";
import { type AddedUser, AddUserForm } from "./add-user-form";
import { CopyLinkStep } from "./invite/copy-link-step";
import { InvitePeople } from "./invite/invite-people";
import { useInvite } from "./invite/use-invite";
import { useLinksGuard } from "./invite/use-links-guard";
import { UserDialog } from "./user-dialog";
import { UsersPanel, type UsersView } from "./users-panel";

const route = getRouteApi("/admin-layout/admin/users");

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The invitation dialog was opened from the list, so closing it goes back. */
    isInvitationOver?: boolean;
  }
}

/** User management. The URL stores search, sort order and page, so Back and reload keep them. */
export function AdminUsersPage() {
  const { q = "", sort = "newest", page = 1, size = 25, invite } = route.useSearch();
  const view: UsersView = { q, sort, page, size };
  const navigate = route.useNavigate();
  const { history } = useRouter();
  const [isAdding, adding] = useDisclosure(false);

  const show = (change: Partial<UsersView>) => {
    const next: UsersView = { ...view, ...change };
    void navigate({
      search: listAddress(next, {}),
      replace: true,
      resetScroll: false,
    });
  };
  const openInvitation = () =>
    void navigate({
      search: listAddress(view, { invite: true as const }),
      state: { isInvitationOver: true },
      resetScroll: false,
    });
  const closeInvitation = () => {
    if (history.location.state.isInvitationOver) history.back();
    else void navigate({ search: listAddress(view, {}), replace: true, resetScroll: false });
  };

  return (
    <Stack gap="lg">
      <PageHeader title="Users">
        <Button
          variant="default"
          leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
          onClick={adding.open}
        >
          Add User
        </Button>
        <Button leftSection={<IconUserPlus size={18} stroke={1.75} aria-hidden />} onClick={openInvitation}>
          Invite people
        </Button>
      </PageHeader>
      <div>
        <UsersPanel view={view} onView={show} />
      </div>
      <AddUserDialog opened={isAdding} onClose={adding.close} />
      <InvitePeople opened={invite === true} onClose={closeInvitation} />
    </Stack>
  );
}

interface AddUserDialogProps {
  opened: boolean;
  onClose: () => void;
}

function AddUserDialog({ opened, onClose }: AddUserDialogProps) {
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
  const continueWith = (user: AddedUser) => {
    if (user.link === "mailed" || user.link === "unwanted") return onClose();
    setAdded(user);
    if (user.link === "by hand") askForLink(user);
  };

  if (!added) return <AddUserForm onAdded={continueWith} onCancel={onClose} />;
  if (added.link === "not mailed") return <NotMailed email={added.email} onDone={onClose} />;
  return (
    <CopyLinkStep
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
        The user was created, but {email} has received several links recently. You can send one from the Users
        page in an hour.
      </Alert>
      <Group justify="flex-end">
        <Button ref={(button) => button?.focus()} onClick={onDone}>
          Done
        </Button>
      </Group>
    </Stack>
  );
}
