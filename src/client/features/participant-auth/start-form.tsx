import { Stack, Text, TextInput } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { CheckEmail } from "../../components/check-email";
import { FormError } from "../../components/form-error";
import { PendingButton } from "../../components/pending-button";
import { looksLikeEmail } from "../../lib/email";
import { errorMessage } from "../../lib/errors";
import { notify } from "../../lib/notify";
import { useSessionChange } from "../../lib/session";
import { trpc } from "../../lib/trpc";

interface Complaints {
  name?: string | undefined;
  email?: string | undefined;
}

/** Name and email: a new person gets an account and their dashboard, a known one a link by mail. */
export function StartForm() {
  const navigate = useNavigate();
  const { signedIn } = useSessionChange();
  const [name, setName] = useState("");
  const [email, setEmail] = useState("");
  const [complaints, setComplaints] = useState<Complaints>();
  const [isSent, setSent] = useState(false);
  const [isReturning, setReturning] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const emailField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isReturning) emailField.current?.select();
  }, [isReturning]);

  const start = trpc.user.auth.start.useMutation({
    onSuccess: async ({ action }) => {
      if (action === "login") return setSent(true);
      await signedIn("participant");
      await navigate({ to: "/user-dashboard" });
    },
    onError: (error) => notify.error("Error", errorMessage(error, "Failed to start assessment")),
  });
  const submit = () => start.mutate({ name: name.trim(), email: email.trim() });
  const check = (): Complaints => ({
    name: name.trim() === "" ? "Name is required" : undefined,
    email: looksLikeEmail(email) ? undefined : "Please enter a valid email address",
  });

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    const found = check();
    setComplaints(found);
    if (found.name) nameField.current?.focus();
    else if (found.email) emailField.current?.focus();
    else submit();
  }

  function tryOther(): void {
    setSent(false);
    setReturning(true);
  }

  if (isSent) {
    return (
      <CheckEmail onResend={submit} otherLabel="Try Different Email" onOther={tryOther}>
        <Text>
          You already have an account. We've sent a secure link to <strong>{email.trim()}</strong>; open it
          within 24 hours to go on.
        </Text>
      </CheckEmail>
    );
  }
  const shown = complaints && check();
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <TextInput
          ref={nameField}
          label="Full Name"
          autoComplete="name"
          required
          maxLength={100}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={shown?.name}
        />
        <TextInput
          ref={emailField}
          label="Email"
          type="email"
          autoComplete="email"
          inputMode="email"
          required
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          error={shown?.email}
        />
        <FormError
          message={start.error ? errorMessage(start.error, "Failed to start assessment") : undefined}
        />
        <PendingButton type="submit" pending={start.isPending} pendingLabel="Starting...">
          Start Assessment
        </PendingButton>
      </Stack>
    </form>
  );
}
