import { Button, Group, Stack, TextInput } from "@mantine/core";
import { z } from "zod";
import { EMAIL_TAKEN, updateUser } from "#shared/contracts/users";
import { trpc } from "../../api/trpc";
import { errorMessage } from "../../ui/feedback/errors";
import { useZodForm } from "../../ui/form/form";
import { FormErrorText } from "../../ui/form/form-error";
import { PendingButton } from "../../ui/form/pending-button";
import { isEmailTaken, useUserChanges } from "./use-user-changes";
import { UserDialog } from "./user-dialog";
import type { ListedUser } from "./user-rows";

const FAILED = "Failed to update user";

/** The name is optional; an empty field removes it. */
const editedUser = updateUser.extend({
  name: z
    .string()
    .transform((name) => name.trim() || null)
    .pipe(updateUser.shape.name.unwrap()),
});

interface EditUserDialogProps {
  /** The user to edit; undefined while the dialog is closed. */
  user: ListedUser | undefined;
  onClose: () => void;
}

/** Edits a user's name and email. */
export function EditUserDialog({ user, onClose }: EditUserDialogProps) {
  return (
    <UserDialog opened={user !== undefined} onClose={onClose} title="Edit user">
      {user && <EditUserForm key={user.id} user={user} onClose={onClose} />}
    </UserDialog>
  );
}

function EditUserForm({ user, onClose }: { user: ListedUser; onClose: () => void }) {
  const refresh = useUserChanges();
  const { form, submit } = useZodForm(editedUser, {
    id: user.id,
    name: user.name ?? "",
    email: user.email,
  });
  const update = trpc.admin.users.update.useMutation({
    meta: { successToast: ["Success", "User updated successfully"], errorText: FAILED },
    onSuccess: () => {
      onClose();
      return refresh();
    },
    onError: (error) => {
      if (!isEmailTaken(error)) return;
      form.setFieldError("email", EMAIL_TAKEN);
      form.getInputNode("email")?.focus();
    },
  });
  const problem = isEmailTaken(update.error) ? null : update.error;
  return (
    <form noValidate onSubmit={submit((input) => update.mutate(input))}>
      <Stack>
        <FormErrorText message={problem ? errorMessage(problem, FAILED) : undefined} />
        <TextInput label="Name" autoComplete="off" data-autofocus {...form.getInputProps("name")} />
        <TextInput label="Email" type="email" autoComplete="off" required {...form.getInputProps("email")} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} disabled={update.isPending}>
            Cancel
          </Button>
          <PendingButton type="submit" pending={update.isPending} pendingLabel="Saving...">
            Update User
          </PendingButton>
        </Group>
      </Stack>
    </form>
  );
}
