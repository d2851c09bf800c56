import { Button, Group, Stack, TextInput } from "@mantine/core";
import { z } from "zod";
import { EMAIL_TAKEN, updateUser } from "#shared/contracts/users";
import { trpc } from "../../data/trpc";
import { errorMessage } from "../../ui/errors";
import { useZodForm } from "../../ui/form";
import { FormError } from "../../ui/form-error";
import { PendingButton } from "../../ui/pending-button";
import { isEmailTaken } from "./email-taken";
import { UserDialog } from "./user-dialog";
import type { User } from "./user-rows";

const FAILED = "Failed to update user";

/** The name is optional, so an emptied field says that there is none. */
const edited = z.preprocess(
  (values) => (isEmptyName(values) ? { ...values, name: null } : values),
  updateUser,
);

function isEmptyName(values: unknown): values is { name: string } {
  return (
    typeof values === "object" && values !== null && "name" in values && String(values.name).trim() === ""
  );
}

interface EditUserDialogProps {
  /** Who is edited; nobody while it is closed. */
  user: User | undefined;
  onClose: () => void;
}

/** Changes a user's name and email. */
export function EditUserDialog({ user, onClose }: EditUserDialogProps) {
  return (
    <UserDialog opened={user !== undefined} onClose={onClose} title="Edit User">
      {user && <EditUserForm key={user.id} user={user} onClose={onClose} />}
    </UserDialog>
  );
}

function EditUserForm({ user, onClose }: { user: User; onClose: () => void }) {
  const utils = trpc.useUtils();
  const { form, submit, showRefusal } = useZodForm(edited, {
    id: user.id,
    name: user.name ?? "",
    email: user.email,
  });
  const update = trpc.admin.users.update.useMutation({
    meta: { done: ["Success", "User updated successfully"], failed: FAILED },
    onSuccess: async () => {
      onClose();
      await Promise.all([
        utils.admin.users.invalidate(),
        utils.admin.attempts.invalidate(),
        utils.admin.outbox.invalidate(),
      ]);
    },
    onError: (error) => {
      if (isEmailTaken(error)) {
        form.setFieldError("email", EMAIL_TAKEN);
        form.getInputNode("email")?.focus();
      } else showRefusal(error);
    },
  });
  const problem = isEmailTaken(update.error) ? null : update.error;
  return (
    <form noValidate onSubmit={submit((input) => update.mutate(input))}>
      <Stack>
        <FormError message={problem ? errorMessage(problem, FAILED) : undefined} />
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
