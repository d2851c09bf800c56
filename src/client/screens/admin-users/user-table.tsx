import { Badge } from "@mantine/core";
import { memo } from "react";
import type { UserSort } from "#shared/domain/list-options";
import { type Column, DataTable } from "../../ui/data-table/data-table";
import { shortDate } from "../../ui/format/dates";
import { Time } from "../../ui/format/time";
import classes from "./attempt-counts.module.css";
import { AttemptCountBadges, UserActions, type UserHandlers, UserName } from "./user-cells";
import type { UserRow } from "./user-rows";

export interface UserListProps extends UserHandlers {
  rows: readonly UserRow[];
}

interface UserTableProps extends UserListProps {
  sort: UserSort;
  onSort: (sort: UserSort) => void;
}

const COLUMNS: readonly Column<UserSort>[] = [
  { label: "User", orders: { ascending: "name", descending: "name-desc" }, width: "42%" },
  { label: "Email", orders: { ascending: "email", descending: "email-desc" } },
  { label: "Role", width: 88 },
  { label: "Created", orders: { descending: "newest", ascending: "oldest" }, width: 110 },
  { label: "Actions", align: "right", width: 152 },
];

/** Users as a table, for wide screens. */
export function UserTable({ rows, sort, onSort, ...handlers }: UserTableProps) {
  return (
    <DataTable label="Users" columns={COLUMNS} sort={sort} onSort={onSort}>
      {rows.map((row) => (
        <TableRow key={row.user.id} row={row} {...handlers} />
      ))}
    </DataTable>
  );
}

type TableRowProps = UserHandlers & { row: UserRow };

const TableRow = memo(function TableRow({ row, ...handlers }: TableRowProps) {
  return (
    <tr>
      <td>
        <UserName row={row} />
        <AttemptCountBadges of={row.user.attempts} />
      </td>
      <td className={classes.email}>{row.user.email}</td>
      <td>
        <Badge color="gray">User</Badge>
      </td>
      <td>
        <Time date={row.user.createdAt} format={shortDate} />
      </td>
      <td>
        <UserActions row={row} {...handlers} />
      </td>
    </tr>
  );
});
