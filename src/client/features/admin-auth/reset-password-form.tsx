import { Anchor, Stack, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useNavigate } from "@tanstack/react-router";
import { resetPassword } from "#shared/contracts/admin-auth";
import { FormError } from "../../components/form-error";
import { ButtonLink } from "../../components/links";
import { PendingButton } from "../../components/pending-button";
import { errorMessage } from "../../lib/errors";
import { useZodForm } from "../../lib/form";
import { notify } from "../../lib/notify";
import { trpc } from "../../lib/trpc";
import { ForgotPasswordDialog } from "./forgot-password-dialog";
import { PasswordField } from "./password-field";
import { PasswordRule } from "./password-rule";

const FAILED = "Failed to reset password. The link may be expired.";

/** A new password for whoever holds the link: a reset, or a first admin's first password. */
export function ResetPasswordForm({ token }: { token: string }) {
  const navigate = useNavigate();
  const [asking, ask] = useDisclosure(false);
  const { form, submit } = useZodForm(resetPassword, { token, password: "" });
  const reset = trpc.admin.auth.resetPassword.useMutation({
    onSuccess: () => {
      notify.success("Your password has been reset successfully. Please log in with your new password.");
      return navigate({ to: "/admin", search: { reset: "done" } });
    },
    onError: (error) => notify.failure(error, FAILED),
  });
  return (
    <>
      <form noValidate onSubmit={submit((input) => reset.mutate(input))}>
        <Stack>
          <FormError message={reset.error ? errorMessage(reset.error, FAILED) : undefined} />
          {reset.error && (
            <Anchor component="button" type="button" size="sm" ta="left" onClick={ask.open}>
              Request a new link
            </Anchor>
          )}
          <Text size="sm" c="dimmed">
            This link expires after 1 hour.
          </Text>
          <div>
            <PasswordField
              label="New password"
              autoComplete="new-password"
              required
              {...form.getInputProps("password")}
            />
            <PasswordRule password={form.getValues().password} />
          </div>
          <PendingButton type="submit" fullWidth pending={reset.isPending} pendingLabel="Saving...">
            Reset Password
          </PendingButton>
          <ButtonLink to="/admin" variant="subtle" fullWidth>
            Back to Login
          </ButtonLink>
        </Stack>
      </form>
      <ForgotPasswordDialog opened={asking} email="" onClose={ask.close} />
    </>
  );
}
