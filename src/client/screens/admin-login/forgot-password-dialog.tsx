import { Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { forgotPassword } from "#shared/contracts/admin-auth";
import { branding } from "../../data/branding";
import { trpc } from "../../data/trpc";
import { Dialog } from "../../ui/dialog";
import { failureMessage } from "../../ui/errors";
import { useZodForm } from "../../ui/form";
import { FormError } from "../../ui/form-error";
import { PendingButton } from "../../ui/pending-button";

/** Without mail, in the words of the truth (spec section 8 for the other). */
const DONE = branding.mailDelivers
  ? "If an account exists, a reset email has been sent"
  : "If an account exists, a reset link has been printed on the server's console";
const FAILED = "Failed to send reset email";

interface ForgotPasswordDialogProps {
  opened: boolean;
  /** What the login form holds already. */
  email: string;
  onClose: () => void;
}

/** Asks for a reset link; the answer is the same whether the account exists or not. Nothing closes it while it asks. */
export function ForgotPasswordDialog({ opened, email, onClose }: ForgotPasswordDialogProps) {
  const request = trpc.admin.auth.forgotPassword.useMutation({
    meta: { done: [DONE], failed: FAILED },
    onSuccess: onClose,
  });
  const close = () => {
    request.reset();
    onClose();
  };
  return (
    <Dialog opened={opened} onClose={close} isHeld={request.isPending} title="Reset Password">
      <ForgotPasswordForm
        email={email}
        pending={request.isPending}
        error={failureMessage(request.error, FAILED)}
        onSubmit={(address) => request.mutate({ email: address })}
        onCancel={close}
      />
    </Dialog>
  );
}

interface ForgotPasswordFormProps {
  email: string;
  pending: boolean;
  error: string | undefined;
  onSubmit: (email: string) => void;
  onCancel: () => void;
}

function ForgotPasswordForm({ email, pending, error, onSubmit, onCancel }: ForgotPasswordFormProps) {
  const { form, submit } = useZodForm(forgotPassword, { email });
  return (
    <form noValidate onSubmit={submit((input) => onSubmit(input.email))}>
      <Stack>
        <Text size="sm" c="dimmed">
          Enter the email of your admin account.{" "}
          {branding.mailDelivers
            ? "We send a link that lets you choose a new password."
            : "Mail is not set up on this server: a link that lets you choose a new password is printed on its console."}
        </Text>
        <FormError message={error} />
        <TextInput
          label="Email"
          type="email"
          autoComplete="username"
          required
          data-autofocus
          {...form.getInputProps("email")}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel} disabled={pending}>
            Cancel
          </Button>
          <PendingButton type="submit" pending={pending} pendingLabel="Sending...">
            Send Reset Link
          </PendingButton>
        </Group>
      </Stack>
    </form>
  );
}
