import { Button, Group, Modal, Stack, TextInput } from "@mantine/core";
import { z } from "zod";
import { updateUser } from "#shared/contracts/users";
import { FormError } from "../../components/form-error";
import { PendingButton } from "../../components/pending-button";
import { errorMessage } from "../../lib/errors";
import { useZodForm } from "../../lib/form";
import { notify } from "../../lib/notify";
import { trpc } from "../../lib/trpc";
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
    <Modal opened={user !== undefined} onClose={onClose} title="Edit User">
      {user && <EditUserForm user={user} onClose={onClose} />}
    </Modal>
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
    onSuccess: async () => {
      notify.success("Success", "User updated successfully");
      onClose();
      await Promise.all([utils.admin.users.list.invalidate(), utils.admin.attempts.invalidate()]);
    },
    onError: (error) => {
      showRefusal(error);
      notify.failure(error, FAILED);
    },
  });
  return (
    <form noValidate onSubmit={submit((input) => update.mutate(input))}>
      <Stack>
        <FormError message={update.error ? errorMessage(update.error, FAILED) : undefined} />
        <TextInput label="Name" autoComplete="off" data-autofocus {...form.getInputProps("name")} />
        <TextInput label="Email" type="email" autoComplete="off" required {...form.getInputProps("email")} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
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
