import { Button, Stack, TextInput } from "@mantine/core";
import { type FormEvent, useRef, useState } from "react";
import { areCookiesOff, COOKIES_NEEDED } from "../../api/session";
import { trpc } from "../../api/trpc";
import { EmailField, emailComplaint, looksLikeEmail } from "../../components/sign-in/email-field";
import { PrivacyNote } from "../../components/sign-in/privacy-note";
import { errorCode } from "../../ui/feedback/errors";
import { notify } from "../../ui/feedback/notify";
import { FormErrorText } from "../../ui/form/form-error";
import { PendingButton } from "../../ui/form/pending-button";
import classes from "./register-step.module.css";
import { StepHeading } from "./step-heading";
import type { AnswerScreen } from "./steps";

interface RegisterStepProps {
  templateId: number;
  email: string;
  onEmail: (email: string) => void;
  onRegistered: (attemptId: number, screen: AnswerScreen) => void;
  /** The address already has an account, so a link was sent. */
  onLinkSent: () => void;
  onBack: () => void;
}

/** Creates an account and an attempt in one step, for an unknown address. */
export function RegisterStep({
  templateId,
  email,
  onEmail,
  onRegistered,
  onLinkSent,
  onBack,
}: RegisterStepProps) {
  const [name, setName] = useState("");
  const [isChecked, setChecked] = useState(false);
  const [failure, setFailure] = useState<string>();
  const nameField = useRef<HTMLInputElement>(null);
  const emailField = useRef<HTMLInputElement>(null);
  const screen = useRef<AnswerScreen>("chat");
  const complaint = complaintAbout(name, email);
  const register = trpc.direct.register.useMutation({
    onSuccess: ({ userAssessmentId }) => onRegistered(userAssessmentId, screen.current),
    onError: (error) => setFailure(notify.failure(error, "Failed to create account. Please try again.")),
  });
  const link = trpc.direct.magicLink.useMutation({
    onMutate: () => setFailure(undefined),
    onSuccess: onLinkSent,
    onError: (error) => setFailure(notify.failure(error, "Failed to send magic link. Please try again.")),
  });
  const isPending = register.isPending || link.isPending;

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    begin("chat");
  }

  function begin(target: AnswerScreen): void {
    if (isPending) return;
    screen.current = target;
    setFailure(undefined);
    setChecked(true);
    if (complaint) {
      notify.error("Error", complaint);
      (name.trim() === "" ? nameField : emailField).current?.focus();
    } else if (areCookiesOff()) setFailure(COOKIES_NEEDED);
    else register.mutate({ name: name.trim(), email: email.trim(), templateId });
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
          readOnly={isPending}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={isChecked && name.trim() === "" && complaint}
        />
        <EmailField
          ref={emailField}
          label="Email Address"
          readOnly={isPending}
          value={email}
          onChange={(event) => {
            register.reset();
            setFailure(undefined);
            onEmail(event.currentTarget.value);
          }}
          error={isChecked && !looksLikeEmail(email) && (name.trim() === "" || complaint)}
        />
        <FormErrorText message={failure} />
        <PendingButton
          type="submit"
          classNames={{ root: classes.tall, label: classes.wrapping }}
          pending={register.isPending}
          pendingLabel="Creating Account..."
        >
          Create Account & Start Assessment
        </PendingButton>
        <PrivacyNote />
        {errorCode(register.error) === "CONFLICT" && (
          <PendingButton
            variant="default"
            pending={link.isPending}
            pendingLabel="Sending..."
            onClick={() => link.mutate({ email: email.trim(), templateId })}
          >
            Email me a secure link
          </PendingButton>
        )}
        <div className={classes.quiet}>
          <Button variant="subtle" onClick={() => begin("start")} disabled={isPending}>
            Use a form instead
          </Button>
          <Button variant="subtle" onClick={onBack} disabled={isPending}>
            Use Different Email
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** Validation message. It is shown under the first invalid field; other invalid fields are only marked. */
function complaintAbout(name: string, email: string): string | undefined {
  if (name.trim() === "" || email.trim() === "") return "Please fill in all fields.";
  return emailComplaint(email);
}
