import { Badge, Card, Table } from "@mantine/core";
import classes from "../../components/data-table/data-table.module.css";
import { SortHeader } from "../../components/data-table/sort-header";
import { Time } from "../../components/time";
import { shortDate } from "../../lib/dates";
import { UserActions, type UserHandlers } from "./user-actions";
import { UserName } from "./user-name";
import type { ORDERS, UserRow } from "./user-rows";

export type UserSort = keyof typeof ORDERS;

export interface UserListProps extends UserHandlers {
  rows: readonly UserRow[];
}

interface UserTableProps extends UserListProps {
  sort: UserSort;
  onSort: (sort: UserSort) => void;
}

/** The users, from the tablet up. */
export function UserTable({ rows, sort, onSort, ...handlers }: UserTableProps) {
  const created = sort === "newest" ? "descending" : sort === "oldest" ? "ascending" : null;
  return (
    <Card padding={0} className={classes.card}>
      <Table className={classes.table} verticalSpacing="sm" highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <SortHeader sorted={sort === "name" ? "ascending" : null} onSort={() => onSort("name")}>
              User
            </SortHeader>
            <SortHeader sorted={sort === "email" ? "ascending" : null} onSort={() => onSort("email")}>
              Email
            </SortHeader>
            <Table.Th>Role</Table.Th>
            <SortHeader sorted={created} onSort={() => onSort(sort === "newest" ? "oldest" : "newest")}>
              Created
            </SortHeader>
            <Table.Th ta="right">Actions</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.user.id}>
              <Table.Td>
                <UserName row={row} />
              </Table.Td>
              <Table.Td>{row.user.email}</Table.Td>
              <Table.Td>
                <Badge color="gray">User</Badge>
              </Table.Td>
              <Table.Td>
                <Time date={row.user.createdAt} format={shortDate} />
              </Table.Td>
              <Table.Td>
                <UserActions row={row} {...handlers} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Card>
  );
}
