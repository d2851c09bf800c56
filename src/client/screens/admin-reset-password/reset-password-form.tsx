import { Stack, Text, TextInput } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { firstAdmin, resetPassword } from "#shared/contracts/admin-auth";
import { useSessionChange } from "../../data/session";
import { trpc } from "../../data/trpc";
import { PasswordField } from "../../parts/password-field";
import { PasswordRule } from "../../parts/password-rule";
import { failureMessage } from "../../ui/errors";
import { useZodForm } from "../../ui/form";
import { FormError } from "../../ui/form-error";
import { AnchorLink, ButtonLink } from "../../ui/links";
import { PendingButton } from "../../ui/pending-button";

const FAILED = "Failed to reset password. The link may be expired.";

interface ResetPasswordFormProps {
  token: string;
  /** Nobody has said the admin's address yet, so it is asked for here. */
  isFirstAdmin: boolean;
}

/** A new password for whoever holds the link: a reset, or a first admin's first password. */
export function ResetPasswordForm({ token, isFirstAdmin }: ResetPasswordFormProps) {
  const navigate = useNavigate();
  const session = useSessionChange();
  const { form, submit } = useZodForm(isFirstAdmin ? firstAdmin : resetPassword, {
    token,
    ...(isFirstAdmin ? { email: "" } : {}),
    password: "",
  });
  const reset = trpc.admin.auth.resetPassword.useMutation({
    meta: {
      done: isFirstAdmin
        ? ["Welcome!", "You are the first admin, and signed in."]
        : ["Your password has been reset successfully. Please log in with your new password."],
      failed: FAILED,
    },
    onSuccess: async () => {
      if (!isFirstAdmin) return navigate({ to: "/admin", search: { reset: "done" }, replace: true });
      await session.signedIn("admin");
      return navigate({ to: "/admin/dashboard", replace: true });
    },
  });
  return (
    <form noValidate onSubmit={submit((input) => reset.mutate(input))}>
      <Stack>
        <FormError message={failureMessage(reset.error, FAILED)} />
        {reset.error && <WayOn isFirstAdmin={isFirstAdmin} />}
        <Text size="sm" c="dimmed">
          This link expires after 1 hour.
        </Text>
        {isFirstAdmin && (
          <TextInput
            label="Email"
            type="email"
            autoComplete="username"
            required
            {...form.getInputProps("email")}
          />
        )}
        <PasswordField
          label="New password"
          autoComplete="new-password"
          required
          description={<PasswordRule password={form.getValues().password} />}
          {...form.getInputProps("password")}
        />
        <PendingButton type="submit" fullWidth pending={reset.isPending} pendingLabel="Saving...">
          {isFirstAdmin ? "Set Password" : "Reset Password"}
        </PendingButton>
        {!isFirstAdmin && (
          <ButtonLink to="/admin" variant="subtle" fullWidth>
            Back to Login
          </ButtonLink>
        )}
      </Stack>
    </form>
  );
}

/** Where another link comes from. */
function WayOn({ isFirstAdmin }: { isFirstAdmin: boolean }) {
  return isFirstAdmin ? (
    <Text size="sm">If it is, start the server again: it prints a new link.</Text>
  ) : (
    <AnchorLink to="/admin" search={{ reset: "ask" }} size="sm">
      Request a new link
    </AnchorLink>
  );
}
