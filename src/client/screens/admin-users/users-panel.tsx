import { Badge, Card, Group, Text } from "@mantine/core";
import { useState } from "react";
import type { UserSort } from "#shared/domain/list-options";
import { displayName } from "#shared/domain/person";
import { trpc } from "../../api/trpc";
import classes from "../../ui/data-table/data-table.module.css";
import { NoMatch } from "../../ui/data-table/no-match";
import { ResourceList } from "../../ui/data-table/resource-list";
import { type ListView, PAGED, queryOf, useResourceList } from "../../ui/data-table/use-resource-list";
import { DeleteDialog } from "../../ui/dialog/confirm-dialog";
import { EmptyState } from "../../ui/feedback/empty-state";
import { IconUsers } from "../../ui/layout/icons";
import { EditUserDialog } from "./edit-user-dialog";
import { InviteDialog } from "./invite/invite-dialog";
import { useUserChanges } from "./use-user-changes";
import type { UserHandlers } from "./user-cells";
import { AttemptCountBadges, UserMenu, UserName } from "./user-cells";
import { type ListedUser, toUserRow } from "./user-rows";
import { type UserListProps, UserTable } from "./user-table";

export interface UsersView extends ListView {
  sort: UserSort;
}

interface UsersPanelProps {
  view: UsersView;
  onView: (change: Partial<UsersView>) => void;
}

/** List of participants with search, edit, invite and delete. */
export function UsersPanel({ view, onView }: UsersPanelProps) {
  const utils = trpc.useUtils();
  const pages = trpc.admin.users.page.useQuery(queryOf(view), PAGED);
  const list = useResourceList({ view, onView, pages, toRow: toUserRow });
  const delivery = trpc.admin.outbox.summary.useQuery();
  const [userToEdit, setUserToEdit] = useState<ListedUser>();
  const [userToInvite, setUserToInvite] = useState<ListedUser>();
  const [userToDelete, setUserToDelete] = useState<ListedUser>();
  const handlers: UserHandlers = {
    linkWay: delivery.data?.delivers === false ? "link" : "mail",
    onEdit: setUserToEdit,
    onInvite: setUserToInvite,
    onDelete: setUserToDelete,
  };
  const clear = () => {
    onView({ q: "", page: 1 });
    list.searchInput.current?.focus();
  };

  return (
    <>
      <ResourceList
        list={list}
        noun="user"
        search={{ label: "Search users by name or email", placeholder: "Search users..." }}
        loading="Loading users..."
        failed="Couldn't load users."
        onRefresh={() => void utils.admin.users.invalidate()}
        empty={
          view.q.trim() === "" ? (
            <NoUsers />
          ) : (
            <NoMatch
              icon={icon}
              title="No users found matching your search"
              clears="search"
              onClear={clear}
            />
          )
        }
        narrow="(max-width: 74.99em)"
        cards={(rows) => <UserCards rows={rows} {...handlers} />}
        table={(rows) => (
          <UserTable
            rows={rows}
            sort={view.sort}
            onSort={(sort) => onView({ sort, page: 1 })}
            {...handlers}
          />
        )}
      />
      <EditUserDialog user={userToEdit} onClose={() => setUserToEdit(undefined)} />
      <InviteDialog user={userToInvite} onClose={() => setUserToInvite(undefined)} />
      <DeleteUserDialog
        user={userToDelete}
        onClose={() => setUserToDelete(undefined)}
        onDeleted={list.noteDeletion}
      />
    </>
  );
}

const icon = <IconUsers size={28} stroke={1.75} />;

function NoUsers() {
  return (
    <EmptyState icon={icon} title="No users found">
      Participants appear here when they start an assessment or when you add them.
    </EmptyState>
  );
}

function UserCards({ rows, ...handlers }: UserListProps) {
  return (
    <ul className={classes.cards}>
      {rows.map((row) => (
        <Card component="li" key={row.user.id} padding="md">
          <Group justify="space-between" align="flex-start" wrap="nowrap">
            <UserName row={row} />
            <UserMenu row={row} {...handlers} />
          </Group>
          <Group justify="space-between" mt="sm" wrap="nowrap">
            <Text size="sm">{row.user.email}</Text>
            <Badge color="gray" flex="none">
              User
            </Badge>
          </Group>
          <AttemptCountBadges of={row.user.attempts} />
        </Card>
      ))}
    </ul>
  );
}

const FAILED = "Failed to delete user";

interface DeleteUserDialogProps {
  /** The user to delete; undefined while the dialog is closed. */
  user: ListedUser | undefined;
  onClose: () => void;
  /** Called while the row is still in the list. */
  onDeleted: (id: number) => void;
}

/** Confirms deleting a user with all their answers. */
function DeleteUserDialog({ user, onClose, onDeleted }: DeleteUserDialogProps) {
  const refresh = useUserChanges();
  const remove = trpc.admin.users.delete.useMutation({
    meta: { successToast: ["Success", "User deleted successfully"], errorText: FAILED },
    onSuccess: (_, { id }) => {
      onDeleted(id);
      onClose();
      return refresh();
    },
  });
  return (
    <DeleteDialog title="Delete User" target={user} deletion={remove} failed={FAILED} onClose={onClose}>
      <Text>
        Are you sure you want to delete <strong>{displayName(user)}</strong>? This action is permanent and
        removes all of the user's assessment data.
      </Text>
    </DeleteDialog>
  );
}
