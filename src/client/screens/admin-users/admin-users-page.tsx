import { Button, Stack } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { getRouteApi } from "@tanstack/react-router";
import { PageHead } from "../../parts/page-head";
import { IconPlus, IconUserPlus } from "../../ui/icons";
import { listAddress } from "../search";
import { AddUserDialog } from "./add-user-dialog";
import { InvitePeople } from "./invite-people";
import { UsersPanel, type UsersView } from "./users-panel";

const route = getRouteApi("/admin-layout/admin/users");

/** User management. The address holds search, order and page, so that Back and reload keep them. */
export function AdminUsersPage() {
  const { q = "", sort = "newest", page = 1, size = 25, invite } = route.useSearch();
  const view: UsersView = { q, sort, page, size };
  const navigate = route.useNavigate();
  const [isAdding, adding] = useDisclosure(false);

  const show = (change: Partial<UsersView>) => {
    const next: UsersView = { ...view, ...change };
    void navigate({
      search: listAddress(next, {}),
      replace: true,
      resetScroll: false,
    });
  };
  const showInvitation = (isShown: boolean) =>
    void navigate({
      search: listAddress(view, { invite: isShown || undefined }),
      replace: !isShown,
      resetScroll: false,
    });

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
        <Button
          leftSection={<IconUserPlus size={18} stroke={1.75} aria-hidden />}
          onClick={() => showInvitation(true)}
        >
          Invite people
        </Button>
      </PageHead>
      <div>
        <UsersPanel view={view} onView={show} />
      </div>
      <AddUserDialog opened={isAdding} onClose={adding.close} />
      <InvitePeople opened={invite === true} onClose={() => showInvitation(false)} />
    </Stack>
  );
}
