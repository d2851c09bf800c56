import { useMediaQuery } from "@mantine/hooks";
import { memo, type ReactNode, useMemo } from "react";
import { PagedList } from "../../components/data-table/paged-list";
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
export const UserList = memo(function UserList(props: UserListProps) {
  const { users, filter, view, sizes, empty, onView, ...handlers } = props;
  const isPhone = useMediaQuery("(max-width: 47.99em)", undefined, { getInitialValueInEffect: false });
  const rows = useMemo(() => toRows(users), [users]);
  const sorted = useMemo(() => rows.toSorted(ORDERS[view.sort]), [rows, view.sort]);
  const found = useMemo(() => matching(sorted, filter), [sorted, filter]);
  return (
    <PagedList
      found={found}
      all={users.length}
      noun="user"
      page={view.page}
      size={view.size}
      sizes={sizes}
      onPage={onView}
      empty={empty}
    >
      {(shown) =>
        isPhone ? (
          <UserCards rows={shown} {...handlers} />
        ) : (
          <UserTable
            rows={shown}
            sort={view.sort}
            onSort={(sort) => onView({ sort, page: 1 })}
            {...handlers}
          />
        )
      }
    </PagedList>
  );
});
