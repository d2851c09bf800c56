import classes from "../../components/data-table/data-table.module.css";
import { RowAction } from "../../components/data-table/row-action";
import { deletes } from "../../components/data-table/use-row-deletion";
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
export function UserActions({ row: { user, name }, onEdit, onDelete, size }: UserActionsProps) {
  return (
    <div className={classes.actions}>
      <RowAction size={size} aria-label={`Edit ${name}`} data-tooltip="Edit" onClick={() => onEdit(user)}>
        <IconPencil size={18} stroke={1.75} aria-hidden />
      </RowAction>
      <RowAction
        size={size}
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
