import { Button, Stack, TextInput } from "@mantine/core";
import { type FormEvent, useRef, useState } from "react";
import { FormError } from "../../components/form-error";
import { PendingButton } from "../../components/pending-button";
import { errorMessage } from "../../lib/errors";
import { notify } from "../../lib/notify";
import { trpc } from "../../lib/trpc";
import classes from "./register-step.module.css";
import { StepHeading } from "./step-heading";

interface RegisterStepProps {
  templateId: number;
  email: string;
  onEmail: (email: string) => void;
  onRegistered: (attemptId: number) => void;
  onBack: () => void;
}

/** For an address nobody has used yet: an account and an attempt in one step. */
export function RegisterStep({ templateId, email, onEmail, onRegistered, onBack }: RegisterStepProps) {
  const [name, setName] = useState("");
  const [failure, setFailure] = useState<string>();
  const nameField = useRef<HTMLInputElement>(null);
  const emailField = useRef<HTMLInputElement>(null);
  const register = trpc.direct.register.useMutation({
    onSuccess: ({ userAssessmentId }) => onRegistered(userAssessmentId),
    onError: (error) => fail(errorMessage(error, "Failed to create account. Please try again.")),
  });

  function fail(message: string): void {
    setFailure(message);
    notify.error("Error", message);
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    setFailure(undefined);
    const given = { name: name.trim(), email: email.trim() };
    if (given.name !== "" && given.email !== "") {
      register.mutate({ ...given, templateId });
      return;
    }
    fail("Please fill in all fields.");
    (given.name === "" ? nameField : emailField).current?.focus();
  }

  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <StepHeading takesFocus>Create your account</StepHeading>
        <TextInput
          ref={nameField}
          label="Full Name"
          autoComplete="name"
          required
          maxLength={100}
          readOnly={register.isPending}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={failure !== undefined && name.trim() === ""}
        />
        <TextInput
          ref={emailField}
          label="Email Address"
          type="email"
          autoComplete="email"
          inputMode="email"
          required
          readOnly={register.isPending}
          value={email}
          onChange={(event) => onEmail(event.currentTarget.value)}
          error={failure !== undefined && email.trim() === ""}
        />
        <FormError message={failure} />
        <PendingButton
          type="submit"
          classNames={{ root: classes.tall, label: classes.wrapping }}
          pending={register.isPending}
          pendingLabel="Creating Account..."
        >
          Create Account & Start Assessment
        </PendingButton>
        <Button variant="subtle" onClick={onBack} disabled={register.isPending}>
          Use Different Email
        </Button>
      </Stack>
    </form>
  );
}
