import { Button, Group, Stack } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { getRouteApi } from "@tanstack/react-router";
import { IconPlus } from "../components/icons";
import { PageTitle } from "../components/page-title";
import { AddUserDialog } from "../features/users/add-user-dialog";
import { UsersPanel, type UsersView } from "../features/users/users-panel";
import { PAGE_SIZES } from "./search";

const route = getRouteApi("/admin-layout/admin/users");

/** User management. The address holds search, order and page, so that Back and reload keep them. */
export function AdminUsersPage() {
  const { q = "", sort = "newest", page = 1, size = 25 } = route.useSearch();
  const navigate = route.useNavigate();
  const [isAdding, adding] = useDisclosure(false);

  const show = (change: Partial<UsersView>) => {
    const next: UsersView = { q, sort, page, size, ...change };
    void navigate({
      search: {
        q: next.q || undefined,
        sort: next.sort === "newest" ? undefined : next.sort,
        page: next.page === 1 ? undefined : next.page,
        size: PAGE_SIZES.find((known) => known === next.size && known !== 25),
      },
      replace: true,
      resetScroll: false,
    });
  };

  return (
    <Stack gap="lg">
      <Group justify="space-between">
        <PageTitle title="Users" />
        <Button leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />} onClick={adding.open}>
          Add User
        </Button>
      </Group>
      <div>
        <UsersPanel view={{ q, sort, page, size }} sizes={PAGE_SIZES} onView={show} />
      </div>
      <AddUserDialog opened={isAdding} onClose={adding.close} />
    </Stack>
  );
}
