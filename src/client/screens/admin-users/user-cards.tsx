import { Badge, Box, Card, Group, Text } from "@mantine/core";
import classes from "../../ui/data-table/data-table.module.css";
import { Standings } from "./standings";
import { UserMenu } from "./user-menu";
import { UserName } from "./user-name";
import type { UserListProps } from "./user-table";

/** The users where a table has no room. */
export function UserCards({ rows, ...handlers }: UserListProps) {
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
          <Box mt="sm">
            <Standings of={row.user.attempts} />
          </Box>
        </Card>
      ))}
    </ul>
  );
}
