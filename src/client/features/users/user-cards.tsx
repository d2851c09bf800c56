import { Badge, Card, Group, Text } from "@mantine/core";
import classes from "../../components/data-table/data-table.module.css";
import { UserActions } from "./user-actions";
import { UserName } from "./user-name";
import type { UserListProps } from "./user-table";

/** The users on a phone. */
export function UserCards({ rows, onEdit, onDelete }: UserListProps) {
  return (
    <ul className={classes.cards}>
      {rows.map((row) => (
        <Card component="li" key={row.user.id} padding="md">
          <Group justify="space-between" align="flex-start" wrap="nowrap">
            <UserName row={row} />
            <UserActions row={row} onEdit={onEdit} onDelete={onDelete} size={44} />
          </Group>
          <Group justify="space-between" mt="sm" wrap="nowrap">
            <Text size="sm">{row.user.email}</Text>
            <Badge color="gray" flex="none">
              User
            </Badge>
          </Group>
        </Card>
      ))}
    </ul>
  );
}
