import { Text } from "@mantine/core";
import { displayName } from "#shared/domain/person";
import { trpc } from "../../data/trpc";
import { DeleteDialog } from "../../ui/delete-dialog";
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
  const utils = trpc.useUtils();
  const remove = trpc.admin.users.delete.useMutation({
    meta: { done: ["Success", "User deleted successfully"], failed: FAILED },
    onSuccess: async (_, { id }) => {
      onDeleted(id);
      onClose();
      await Promise.all([
        utils.admin.users.invalidate(),
        utils.admin.attempts.invalidate(),
        utils.admin.stats.invalidate(),
        utils.admin.templates.invalidate(),
        utils.admin.outbox.invalidate(),
      ]);
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
