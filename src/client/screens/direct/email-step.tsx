import { Stack } from "@mantine/core";
import { type FormEvent, useRef, useState } from "react";
import { trpc } from "../../api/trpc";
import { EmailField, emailComplaint } from "../../components/sign-in/email-field";
import { PrivacyNote } from "../../components/sign-in/privacy-note";
import { errorMessage } from "../../ui/feedback/errors";
import { notify } from "../../ui/feedback/notify";
import { FormErrorText } from "../../ui/form/form-error";
import { PendingButton } from "../../ui/form/pending-button";
import { StepHeading } from "./step-heading";

interface EmailStepProps {
  templateId: number;
  email: string;
  isReturn: boolean;
  onEmail: (email: string) => void;
  onKnown: () => void;
  onUnknown: () => void;
}

/** Asks for the email. Known addresses get a sign-in link; unknown ones register. */
export function EmailStep({ templateId, email, isReturn, onEmail, onKnown, onUnknown }: EmailStepProps) {
  const [complaint, setComplaint] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  function fail(message: string): void {
    setFailure(message);
    notify.error("Error", message);
  }
  const sendLink = trpc.direct.magicLink.useMutation({
    onError: (error) => fail(errorMessage(error, "Failed to send magic link. Please try again.")),
  });
  const check = trpc.direct.checkEmail.useMutation({
    onError: (error) => fail(errorMessage(error, "Failed to check email. Please try again.")),
  });
  const continueWith = ({ exists }: { exists: boolean }) =>
    exists ? sendLink.mutate({ email: email.trim(), templateId }, { onSuccess: onKnown }) : onUnknown();
  const isPending = check.isPending || sendLink.isPending;

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    setFailure(undefined);
    const problem = complaintAbout(email);
    setComplaint(problem);
    if (problem) {
      notify.error("Error", problem);
      field.current?.focus();
    } else check.mutate({ email: email.trim() }, { onSuccess: continueWith });
  }

  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <StepHeading takesFocus={isReturn}>Enter your email to start</StepHeading>
        <EmailField
          ref={field}
          label="Email Address"
          readOnly={isPending}
          value={email}
          onChange={(event) => onEmail(event.currentTarget.value)}
          error={complaint && complaintAbout(email)}
        />
        <FormErrorText message={failure} />
        <PendingButton type="submit" pending={isPending} pendingLabel="Checking...">
          Continue
        </PendingButton>
        <PrivacyNote />
      </Stack>
    </form>
  );
}

function complaintAbout(email: string): string | undefined {
  if (email.trim() === "") return "Please enter your email address.";
  return emailComplaint(email);
}
