import { Button } from "@mantine/core";
import { useMemo, useState } from "react";
import classes from "../../components/data-table/data-table.module.css";
import { Freshness } from "../../components/data-table/freshness";
import { RowsSkeleton } from "../../components/data-table/rows-skeleton";
import { SearchBox } from "../../components/data-table/search-box";
import { useSearchText } from "../../components/data-table/use-search-text";
import { EmptyState } from "../../components/empty-state";
import { ErrorPanel } from "../../components/error-panel";
import { IconUsers } from "../../components/icons";
import { useRowDeletion } from "../../components/use-row-deletion";
import { errorMessage } from "../../lib/errors";
import { trpc } from "../../lib/trpc";
import { DeleteUserDialog } from "./delete-user-dialog";
import { EditUserDialog } from "./edit-user-dialog";
import { InviteDialog } from "./invite-dialog";
import { UserList } from "./user-list";
import type { User } from "./user-rows";
import type { UserSort } from "./user-table";

/** What the address says about the list. */
export interface UsersView {
  q: string;
  sort: UserSort;
  page: number;
  size: number;
}

interface UsersPanelProps {
  view: UsersView;
  sizes: readonly number[];
  onView: (change: Partial<UsersView>) => void;
}

/** The participants: search, list, edit, invite, delete. */
export function UsersPanel({ view, sizes, onView }: UsersPanelProps) {
  const users = trpc.admin.users.list.useQuery();
  const delivery = trpc.admin.outbox.summary.useQuery();
  const search = useSearchText(view.q, (q) => onView({ q, page: 1 }));
  const [edited, setEdited] = useState<User>();
  const [invited, setInvited] = useState<User>();
  const [deleted, setDeleted] = useState<User>();
  const noteDeletion = useRowDeletion(users.data);
  const { clear } = search;
  const isFiltered = search.filter !== "";
  const empty = useMemo(() => (isFiltered ? <NoMatch onClear={clear} /> : <NoUsers />), [isFiltered, clear]);

  return (
    <>
      <div className={classes.toolbar}>
        <SearchBox label="Search users by name or email" placeholder="Search users..." search={search} />
        <Freshness
          updatedAt={users.dataUpdatedAt}
          refreshing={users.isRefetching}
          onRefresh={() => void users.refetch()}
        />
      </div>
      {users.error && (
        <ErrorPanel
          message={errorMessage(users.error, "The users could not be loaded.")}
          onRetry={() => void users.refetch()}
        />
      )}
      {users.isPending && <RowsSkeleton text="Loading users..." />}
      {users.data && (
        <UserList
          users={users.data}
          filter={search.filter}
          view={view}
          sizes={sizes}
          onView={onView}
          linkWay={delivery.data?.delivers === false ? "link" : "mail"}
          onEdit={setEdited}
          onInvite={setInvited}
          onDelete={setDeleted}
          empty={empty}
        />
      )}
      <EditUserDialog user={edited} onClose={() => setEdited(undefined)} />
      <InviteDialog user={invited} onClose={() => setInvited(undefined)} />
      <DeleteUserDialog user={deleted} onClose={() => setDeleted(undefined)} onDeleted={noteDeletion} />
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

function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      icon={icon}
      title="No users found matching your search"
      action={
        <Button variant="default" onClick={onClear}>
          Clear search
        </Button>
      }
    />
  );
}
