import "@mantine/core/styles/InlineInput.layer.css";
import "@mantine/core/styles/Checkbox.layer.css";
import "../../parts/controls.css";
import { Anchor, Checkbox, Group, Stack, TextInput } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useEffect, useRef, useState } from "react";
import { adminLogin } from "#shared/contracts/admin-auth";
import { useSessionChange } from "../../data/session";
import { trpc } from "../../data/trpc";
import { PasswordField } from "../../parts/password-field";
import { errorMessage } from "../../ui/errors";
import { useZodForm } from "../../ui/form";
import { FormError } from "../../ui/form-error";
import { notify } from "../../ui/notify";
import { PendingButton } from "../../ui/pending-button";
import { ForgotPasswordDialog } from "./forgot-password-dialog";
import { rememberEmail, rememberedEmail } from "./remembered-email";

/**
 * Email and password. Once signed in, the page that shows it moves on.
 * @param props.asksForLink whether somebody comes to ask for a reset link
 */
export function LoginForm({ asksForLink }: { asksForLink: boolean }) {
  const [remembered] = useState(rememberedEmail);
  const [remember, setRemember] = useState(remembered !== "");
  const [forgotten, forgot] = useDisclosure(false);
  const { form, submit } = useZodForm(adminLogin, { email: remembered, password: "" });
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const forgotLink = useRef<HTMLButtonElement>(null);
  const session = useSessionChange();
  const login = trpc.admin.auth.login.useMutation({
    meta: { done: ["Login successful"] },
    onSuccess: async (profile) => {
      rememberEmail(remember ? profile.email : null);
      await session.signedIn("admin");
    },
    onError: (error) => {
      notify.error("Error", loginFailure(error));
      password.current?.focus();
      password.current?.select();
    },
  });

  useEffect(() => {
    (remembered ? password : email).current?.focus();
  }, [remembered]);

  useEffect(() => {
    if (!asksForLink) return;
    // The dialog gives the focus back to whatever has it when it opens.
    forgotLink.current?.focus();
    forgot.open();
  }, [asksForLink, forgot.open]);

  const changeRemember = (isWanted: boolean) => {
    setRemember(isWanted);
    if (!isWanted) rememberEmail(null);
  };

  return (
    <>
      <form noValidate onSubmit={submit((credentials) => login.mutate(credentials))}>
        <Stack>
          <FormError message={login.error ? loginFailure(login.error) : undefined} />
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
            <Anchor ref={forgotLink} component="button" type="button" size="sm" onClick={forgot.open}>
              Forgot password
            </Anchor>
          </Group>
          <PendingButton type="submit" fullWidth pending={login.isPending} pendingLabel="Signing in...">
            Login
          </PendingButton>
        </Stack>
      </form>
      <ForgotPasswordDialog opened={forgotten} email={form.getValues().email} onClose={forgot.close} />
    </>
  );
}

/** "Login failed" (spec section 8), and the server's words when it refused. */
function loginFailure(error: unknown): string {
  const reason = errorMessage(error, "");
  return reason ? `Login failed. ${reason}` : "Login failed";
}
