import "@mantine/core/styles/InlineInput.layer.css";
import "@mantine/core/styles/Checkbox.layer.css";
import { Anchor, Checkbox, Group, Stack, TextInput } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useEffect, useRef, useState } from "react";
import { adminLogin } from "#shared/contracts/admin-auth";
import { FormError } from "../../components/form-error";
import { PendingButton } from "../../components/pending-button";
import { errorMessage } from "../../lib/errors";
import { useZodForm } from "../../lib/form";
import { notify } from "../../lib/notify";
import { useSessionChange } from "../../lib/session";
import { trpc } from "../../lib/trpc";
import { ForgotPasswordDialog } from "./forgot-password-dialog";
import { PasswordField } from "./password-field";
import { rememberEmail, rememberedEmail } from "./remembered-email";

/** Email and password. Once signed in, the page that shows it moves on. */
export function LoginForm() {
  const [remembered] = useState(rememberedEmail);
  const [remember, setRemember] = useState(remembered !== "");
  const [forgotten, forgot] = useDisclosure(false);
  const { form, submit } = useZodForm(adminLogin, { email: remembered, password: "" });
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const session = useSessionChange();
  const login = trpc.admin.auth.login.useMutation({
    onSuccess: async (profile) => {
      rememberEmail(remember ? profile.email : null);
      notify.success("Login successful");
      await session.signedIn("admin");
    },
    onError: (error) => {
      notify.error("Login failed", errorMessage(error, "Please try again."));
      password.current?.select();
    },
  });

  useEffect(() => {
    (remembered ? password : email).current?.focus();
  }, [remembered]);

  return (
    <>
      <form noValidate onSubmit={submit((credentials) => login.mutate(credentials))}>
        <Stack>
          <FormError
            message={
              login.error ? `Login failed. ${errorMessage(login.error, "Please try again.")}` : undefined
            }
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
              onChange={(event) => setRemember(event.currentTarget.checked)}
            />
            <Anchor component="button" type="button" size="sm" onClick={forgot.open}>
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
