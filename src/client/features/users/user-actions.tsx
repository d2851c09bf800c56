import { ActionIcon, Group, Tooltip } from "@mantine/core";
import { IconLink, IconMail, IconPencil, IconTrash } from "../../components/icons";
import type { LinkWay } from "./use-invite";
import type { User, UserRow } from "./user-rows";

/** What can be done with users. */
export interface UserHandlers {
  /** How access links reach users here. */
  linkWay: LinkWay;
  onEdit: (user: User) => void;
  onInvite: (user: User) => void;
  onDelete: (user: User) => void;
}

export interface UserActionsProps extends UserHandlers {
  row: UserRow;
}

/** Edit, access link and delete, each named after the user. */
export function UserActions({ row: { user, name }, linkWay, onEdit, onInvite, onDelete }: UserActionsProps) {
  const byHand = linkWay === "link";
  const LinkIcon = byHand ? IconLink : IconMail;
  return (
    <Group gap={4} justify="flex-end" wrap="nowrap">
      <Tooltip label="Edit">
        <ActionIcon aria-label={`Edit ${name}`} onClick={() => onEdit(user)}>
          <IconPencil size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={byHand ? "Copy access link…" : "Send access link…"}>
        <ActionIcon
          aria-label={byHand ? `Copy access link for ${name}` : `Send access link to ${name}`}
          onClick={() => onInvite(user)}
        >
          <LinkIcon size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Tooltip label="Delete">
        <ActionIcon color="red" aria-label={`Delete ${name}`} onClick={() => onDelete(user)}>
          <IconTrash size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </Group>
  );
}
