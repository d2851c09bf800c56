import { Text } from "@mantine/core";
import { displayName } from "#shared/domain/person";
import { trpc } from "../../data/trpc";
import { DeleteDialog } from "../../ui/delete-dialog";
import { useUserChanges } from "./use-user-changes";
import type { User } from "./user-rows";

const FAILED = "Failed to delete user";

interface DeleteUserDialogProps {
  /** Who is to go; nobody while it is closed. */
  user: User | undefined;
  onClose: () => void;
  /** Told while the row is still in the list. */
  onDeleted: (id: number) => void;
}

/** Asks before a user goes, with everything they have answered. */
export function DeleteUserDialog({ user, onClose, onDeleted }: DeleteUserDialogProps) {
  const refresh = useUserChanges();
  const remove = trpc.admin.users.delete.useMutation({
    meta: { done: ["Success", "User deleted successfully"], failed: FAILED },
    onSuccess: (_, { id }) => {
      onDeleted(id);
      onClose();
      return refresh();
    },
  });
  return (
    <DeleteDialog title="Delete User" target={user} deletion={remove} failed={FAILED} onClose={onClose}>
      <Text>
        Are you sure you want to delete <strong>{displayName(user)}</strong>? This action is permanent and
        removes all of the user's assessment data.
      </Text>
    </DeleteDialog>
  );
}
