import { useState } from "react";
import type { UserSort } from "#shared/domain/lists";
import { trpc } from "../../data/trpc";
import { NoMatch } from "../../ui/data-table/no-match";
import { ResourceList } from "../../ui/data-table/resource-list";
import { type ListView, PAGED, useResourceList, wantedOf } from "../../ui/data-table/use-resource-list";
import { EmptyState } from "../../ui/empty-state";
import { IconUsers } from "../../ui/icons";
import { DeleteUserDialog } from "./delete-user-dialog";
import { EditUserDialog } from "./edit-user-dialog";
import { InviteDialog } from "./invite-dialog";
import type { UserHandlers } from "./user-actions";
import { UserCards } from "./user-cards";
import { toRow, type User } from "./user-rows";
import { UserTable } from "./user-table";

/** What the address says about the list. */
export interface UsersView extends ListView {
  sort: UserSort;
}

interface UsersPanelProps {
  view: UsersView;
  onView: (change: Partial<UsersView>) => void;
}

/** The participants: search, list, edit, invite, delete. */
export function UsersPanel({ view, onView }: UsersPanelProps) {
  const utils = trpc.useUtils();
  const pages = trpc.admin.users.page.useQuery(wantedOf(view), PAGED);
  const list = useResourceList({ view, onView, pages, toRow });
  const delivery = trpc.admin.outbox.summary.useQuery();
  const [edited, setEdited] = useState<User>();
  const [invited, setInvited] = useState<User>();
  const [deleted, setDeleted] = useState<User>();
  const handlers: UserHandlers = {
    linkWay: delivery.data?.delivers === false ? "link" : "mail",
    onEdit: setEdited,
    onInvite: setInvited,
    onDelete: setDeleted,
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
        failed="The users could not be loaded."
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
      <EditUserDialog user={edited} onClose={() => setEdited(undefined)} />
      <InviteDialog user={invited} onClose={() => setInvited(undefined)} />
      <DeleteUserDialog user={deleted} onClose={() => setDeleted(undefined)} onDeleted={list.noteDeletion} />
    </>
  );
}

const icon = <IconUsers size={28} stroke={1.75} />;

function NoUsers() {
  return (
    <EmptyState icon={icon} title="No users found">
      Participants appear here as soon as they begin an assessment, or when you add them.
    </EmptyState>
  );
}
