import { Box, Stack, Text } from "@mantine/core";
import { type FormEvent, type ReactNode, useState } from "react";
import { LINK_LIFETIME_TEXT } from "#shared/domain/sign-in-link";
import { branding } from "../../api/branding";
import { useEndedEmail } from "../../api/session";
import { api, trpc } from "../../api/trpc";
import { ErrorPanel } from "../../ui/feedback/error-panel";
import { errorMessage } from "../../ui/feedback/errors";
import { FormErrorText } from "../../ui/form/form-error";
import { PendingButton } from "../../ui/form/pending-button";
import { CheckEmail } from "./check-email";
import { EmailField, emailComplaint, looksLikeEmail, useReturningField } from "./email-field";
import { SupportContact } from "./support-contact";
import { useSessionCheck } from "./use-session-check";

const FAILED = "Failed to send access link";

interface LinkFormProps {
  target: "assessment" | "access";
  /** Why the form is shown, such as a link that didn't work. */
  problem?: string | undefined;
  /** Retries that link, if that may help. */
  onRetry?: (() => void) | undefined;
  /** What the link is for; shown if emails are delivered. */
  promise?: string | undefined;
  children?: ReactNode;
}

/**
 * Sends an access link. The response is the same for known and unknown emails. If a registration in this browser has
 * ended, its email is filled in. When the link was opened in another tab, the session check notices it.
 */
export function LinkForm({ target, problem, onRetry, promise, children }: LinkFormProps) {
  const endedEmail = useEndedEmail();
  const [typed, setEmail] = useState<string>();
  const email = typed ?? endedEmail ?? "";
  const [isSent, setSent] = useState(false);
  const [complaint, setComplaint] = useState<string>();
  const field = useReturningField(isSent);
  const send = trpc.user.auth.requestLink.useMutation({
    meta: { errorText: FAILED },
    onSuccess: () => setSent(true),
  });
  useSessionCheck();
  const request = () => ({ email: email.trim(), redirectTo: target });

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    const problem = emailComplaint(email);
    if (problem) {
      setComplaint(problem);
      field.current?.focus();
    } else send.mutate(request());
  }

  function change(text: string): void {
    setEmail(text);
    if (complaint && looksLikeEmail(text)) setComplaint(undefined);
  }

  if (isSent) {
    return (
      <CheckEmail
        onResend={() => api.user.auth.requestLink.mutate(request())}
        resendFailed={FAILED}
        otherLabel="Try Different Email"
        onOther={() => setSent(false)}
        undelivered={
          <>
            This site can't send email yet, so nothing was sent to <strong>{email.trim()}</strong>. If you
            have an account, ask <SupportContact /> for your secure link.
          </>
        }
      >
        We've emailed <strong>{email.trim()}</strong>. If you have an account, the email contains a secure
        link that works for {LINK_LIFETIME_TEXT}.
      </CheckEmail>
    );
  }
  return (
    <form onSubmit={onSubmit} noValidate>
      {problem && onRetry && (
        <Box mb="lg">
          <ErrorPanel message={problem} onRetry={onRetry} />
        </Box>
      )}
      {children}
      {branding.mailDelivers ? (
        promise && (
          <Text c="dimmed" mb="lg">
            {promise}
          </Text>
        )
      ) : (
        <Text c="dimmed" mb="lg">
          This site can't send email yet. For your secure link, ask <SupportContact />.
        </Text>
      )}
      <Stack>
        <EmailField
          ref={field}
          readOnly={send.isPending}
          value={email}
          onChange={(event) => change(event.currentTarget.value)}
          error={complaint}
        />
        <FormErrorText
          message={send.error ? errorMessage(send.error, FAILED) : onRetry ? undefined : problem}
        />
        <PendingButton type="submit" pending={send.isPending} pendingLabel="Sending...">
          Send access link
        </PendingButton>
      </Stack>
    </form>
  );
}
