import "@mantine/core/styles/InlineInput.layer.css";
import "@mantine/core/styles/Checkbox.layer.css";
import "../../components/theme/controls.css";
import { Anchor, Button, Checkbox, Group, Stack, Text, TextInput } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { adminLogin, forgotPassword } from "#shared/contracts/admin-auth";
import { branding } from "../../api/branding";
import { sessionKeys } from "../../api/query-client";
import { COOKIES_NEEDED, useSessionChange } from "../../api/session";
import { trpc } from "../../api/trpc";
import { PasswordField } from "../../components/sign-in/password-field";
import { Dialog } from "../../ui/dialog/dialog";
import { errorMessage, failureMessage, isRefusal } from "../../ui/feedback/errors";
import { notify } from "../../ui/feedback/notify";
import { useZodForm } from "../../ui/form/form";
import { FormErrorText } from "../../ui/form/form-error";
import { PendingButton } from "../../ui/form/pending-button";
import { rememberEmail, rememberedEmail } from "./remembered-email";

/** Email and password. The parent page redirects after sign-in. `asksForLink` opens the reset dialog right away. */
export function LoginForm({ asksForLink }: { asksForLink: boolean }) {
  const [savedEmail] = useState(rememberedEmail);
  const [remember, setRemember] = useState(savedEmail !== "");
  const [isForgotOpen, forgotDialog] = useDisclosure(false);
  const { form, submit } = useZodForm(adminLogin, { email: savedEmail, password: "" });
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const forgotLink = useRef<HTMLButtonElement>(null);
  const session = useSessionChange();
  const client = useQueryClient();
  const [isCookieRefused, setCookieRefused] = useState(false);
  const login = trpc.admin.auth.login.useMutation({
    meta: { successToast: ["Login successful"] },
    onSuccess: async (profile) => {
      rememberEmail(remember ? profile.email : null);
      await session.signedIn("admin");
      if (client.getQueryData(sessionKeys.admin) !== null) return;
      setCookieRefused(true);
      notify.error("Error", COOKIES_NEEDED);
    },
    onError: (error) => {
      notify.error("Error", loginFailure(error));
      password.current?.focus();
      password.current?.select();
    },
  });

  useEffect(() => {
    (savedEmail ? password : email).current?.focus();
  }, [savedEmail]);

  useEffect(() => {
    if (!asksForLink) return;
    // The dialog returns the focus to the element that had it when it opened.
    forgotLink.current?.focus();
    forgotDialog.open();
  }, [asksForLink, forgotDialog.open]);

  const changeRemember = (isWanted: boolean) => {
    setRemember(isWanted);
    if (!isWanted) rememberEmail(null);
  };

  return (
    <>
      <form noValidate onSubmit={submit((credentials) => login.mutate(credentials))}>
        <Stack>
          <FormErrorText
            message={login.error ? loginFailure(login.error) : isCookieRefused ? COOKIES_NEEDED : undefined}
          />
          <TextInput
            label="Email"
            type="email"
            autoComplete="username"
            required
            {...form.getInputProps("email")}
            ref={email}
          />
          <PasswordField
            label="Password"
            autoComplete="current-password"
            required
            {...form.getInputProps("password")}
            ref={password}
          />
          <Group justify="space-between">
            <Checkbox
              label="Remember me"
              size="sm"
              checked={remember}
              onChange={(event) => changeRemember(event.currentTarget.checked)}
            />
            <Anchor ref={forgotLink} component="button" type="button" size="sm" onClick={forgotDialog.open}>
              Forgot password
            </Anchor>
          </Group>
          <PendingButton type="submit" fullWidth pending={login.isPending} pendingLabel="Signing in...">
            Login
          </PendingButton>
        </Stack>
      </form>
      <ForgotPasswordDialog
        opened={isForgotOpen}
        email={form.getValues().email}
        onClose={forgotDialog.close}
      />
    </>
  );
}

function loginFailure(error: unknown): string {
  return isRefusal(error) ? `Login failed. ${errorMessage(error, "")}` : errorMessage(error, "Login failed");
}

const RESET_SENT = "If an account exists, a reset email has been sent";
/** Additional toast text if email isn't set up. */
const RESET_LINK_HINT = branding.mailDelivers
  ? undefined
  : "Email isn't set up on this server. Find the reset link in the server console.";
const FAILED = "Failed to send reset email";

interface ForgotPasswordDialogProps {
  opened: boolean;
  email: string;
  onClose: () => void;
}

/** Requests a reset link. The response doesn't reveal whether the account exists. */
function ForgotPasswordDialog({ opened, email, onClose }: ForgotPasswordDialogProps) {
  const request = trpc.admin.auth.forgotPassword.useMutation({
    meta: { successToast: RESET_LINK_HINT ? [RESET_SENT, RESET_LINK_HINT] : [RESET_SENT], errorText: FAILED },
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
          Enter the email for your admin account.{" "}
          {branding.mailDelivers
            ? "We'll email you a link to choose a new password."
            : "Email isn't set up on this server, so the reset link will be printed to the server console."}
        </Text>
        <FormErrorText message={error} />
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
