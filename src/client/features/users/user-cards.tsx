import { ActionIcon, Badge, Card, Group, Menu, Text } from "@mantine/core";
import classes from "../../components/data-table/data-table.module.css";
import { IconDots, IconPencil, IconTrash } from "../../components/icons";
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
            <Menu>
              <Menu.Target>
                <ActionIcon size={44} aria-label={`Actions for ${row.name}`}>
                  <IconDots size={20} stroke={1.75} aria-hidden />
                </ActionIcon>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Item
                  leftSection={<IconPencil size={16} aria-hidden />}
                  onClick={() => onEdit(row.user)}
                >
                  Edit {row.name}
                </Menu.Item>
                <Menu.Item
                  color="red"
                  leftSection={<IconTrash size={16} aria-hidden />}
                  onClick={() => onDelete(row.user)}
                >
                  Delete {row.name}
                </Menu.Item>
              </Menu.Dropdown>
            </Menu>
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
