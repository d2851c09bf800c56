import classes from "../../ui/data-table/data-table.module.css";
import { RowAction } from "../../ui/data-table/row-action";
import { IconLink, IconMail, IconPencil, IconTrash } from "../../ui/icons";
import { deletes } from "../../ui/use-row-deletion";
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
    <div className={classes.actions}>
      <RowAction aria-label={`Edit ${name}`} data-tooltip="Edit" onClick={() => onEdit(user)}>
        <IconPencil size={18} stroke={1.75} aria-hidden />
      </RowAction>
      <RowAction
        aria-label={byHand ? `Copy access link for ${name}` : `Send access link to ${name}`}
        data-tooltip={byHand ? "Copy access link…" : "Send access link…"}
        onClick={() => onInvite(user)}
      >
        <LinkIcon size={18} stroke={1.75} aria-hidden />
      </RowAction>
      <RowAction
        isDangerous
        aria-label={`Delete ${name}`}
        data-tooltip="Delete"
        onClick={() => onDelete(user)}
        {...deletes(user.id)}
      >
        <IconTrash size={18} stroke={1.75} aria-hidden />
      </RowAction>
    </div>
  );
}
