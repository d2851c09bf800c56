import { ActionIcon, Group } from "@mantine/core";
import { IconPencil, IconTrash } from "../../components/icons";
import type { User, UserRow } from "./user-rows";

interface UserActionsProps {
  row: UserRow;
  onEdit: (user: User) => void;
  onDelete: (user: User) => void;
  /** Pixels; 44 for fingers. */
  size?: number;
}

/** Edit and delete, each named after the user. */
export function UserActions({ row: { user, name }, onEdit, onDelete, size = 36 }: UserActionsProps) {
  return (
    <Group gap={4} justify="flex-end" wrap="nowrap">
      <ActionIcon size={size} aria-label={`Edit ${name}`} onClick={() => onEdit(user)}>
        <IconPencil size={18} stroke={1.75} aria-hidden />
      </ActionIcon>
      <ActionIcon size={size} color="red" aria-label={`Delete ${name}`} onClick={() => onDelete(user)}>
        <IconTrash size={18} stroke={1.75} aria-hidden />
      </ActionIcon>
    </Group>
  );
}
