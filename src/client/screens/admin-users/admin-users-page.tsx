import { Button, Stack } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { getRouteApi, useRouter } from "@tanstack/react-router";
import { PageHead } from "../../parts/page-head";
import { IconPlus, IconUserPlus } from "../../ui/icons";
import { listAddress } from "../search";
import { AddUserDialog } from "./add-user-dialog";
import { InvitePeople } from "./invite-people";
import { UsersPanel, type UsersView } from "./users-panel";

const route = getRouteApi("/admin-layout/admin/users");

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The window for inviting was opened over the list, which one goes back to by closing it. */
    isInvitationOver?: boolean;
  }
}

/** User management. The address holds search, order and page, so that Back and reload keep them. */
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
      <PageHead title="Users">
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
      </PageHead>
      <div>
        <UsersPanel view={view} onView={show} />
      </div>
      <AddUserDialog opened={isAdding} onClose={adding.close} />
      <InvitePeople opened={invite === true} onClose={closeInvitation} />
    </Stack>
  );
}
