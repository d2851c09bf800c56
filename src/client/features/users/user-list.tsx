import { Card } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { type ReactNode, useMemo } from "react";
import { Pager } from "../../components/data-table/pager";
import { useAnnouncedCount } from "../../components/data-table/use-announced-count";
import { pageOf } from "../../lib/page-of";
import { plural } from "../../lib/plural";
import type { UserHandlers } from "./user-actions";
import { UserCards } from "./user-cards";
import { matching, ORDERS, toRows, type User } from "./user-rows";
import { UserTable } from "./user-table";
import type { UsersView } from "./users-panel";

interface UserListProps extends UserHandlers {
  users: readonly User[];
  /** Lower case. */
  filter: string;
  view: UsersView;
  sizes: readonly number[];
  empty: ReactNode;
  onView: (change: Partial<UsersView>) => void;
}

/** The users that match, sorted and in pages: a table, on a phone cards. */
export function UserList({ users, filter, view, sizes, empty, onView, ...handlers }: UserListProps) {
  const isPhone = useMediaQuery("(max-width: 47.99em)", undefined, { getInitialValueInEffect: false });
  const sorted = useMemo(() => toRows(users).sort(ORDERS[view.sort]), [users, view.sort]);
  const found = useMemo(() => matching(sorted, filter), [sorted, filter]);
  const { page, rows } = pageOf(found, view.page, view.size);
  useAnnouncedCount(`${found.length} of ${plural(users.length, "user")}`);

  if (found.length === 0) return <Card>{empty}</Card>;
  return (
    <>
      {isPhone ? (
        <UserCards rows={rows} {...handlers} />
      ) : (
        <UserTable rows={rows} sort={view.sort} onSort={(sort) => onView({ sort, page: 1 })} {...handlers} />
      )}
      <Pager
        matching={found.length}
        all={users.length}
        noun="user"
        page={page}
        size={view.size}
        sizes={sizes}
        onPage={(next) => onView({ page: next })}
        onSize={(size) => onView({ size, page: 1 })}
      />
    </>
  );
}
