import { Box, Stack, Text } from "@mantine/core";
import { type FormEvent, type ReactNode, useState } from "react";
import { branding } from "../data/branding";
import { useStanding } from "../data/session";
import { api, trpc } from "../data/trpc";
import { ErrorPanel } from "../ui/error-panel";
import { errorMessage } from "../ui/errors";
import { FormError } from "../ui/form-error";
import { PendingButton } from "../ui/pending-button";
import { CheckEmail } from "./check-email";
import { emailComplaint, looksLikeEmail } from "./email";
import { EmailField } from "./email-field";
import { FollowStanding } from "./follow-standing";
import { useReturningField } from "./use-returning-field";
import { WhoHelps } from "./who-helps";

const FAILED = "Failed to send access link";

interface LinkFormProps {
  /** Where the mailed link leads. */
  target: "assessment" | "access";
  /** Why one is here, such as a link that did not work. */
  problem?: string | undefined;
  /** Tries that link again, where it may help. */
  onRetry?: (() => void) | undefined;
  /** What an address brings, where mails are delivered. */
  promise?: string | undefined;
  /** What stands above the form, and goes with it. */
  children?: ReactNode;
}

/**
 * Sends an access link, with one press to somebody who was signed out here. Once they have opened it in another tab,
 * this one knows.
 */
export function LinkForm(props: LinkFormProps) {
  const standing = useStanding();
  if (standing?.is !== "ended") return <AddressForm address="" {...props} />;
  return (
    <>
      <FollowStanding standing={standing} />
      <AddressForm address={standing.email} {...props} />
    </>
  );
}

/** The answer is the same for known and unknown addresses. */
function AddressForm(props: LinkFormProps & { address: string }) {
  const { target, problem, onRetry, promise, children, address } = props;
  const [email, setEmail] = useState(address);
  const [isSent, setSent] = useState(false);
  const [complaint, setComplaint] = useState<string>();
  const field = useReturningField(isSent);
  const send = trpc.user.auth.requestLink.useMutation({
    meta: { failed: FAILED },
    onSuccess: () => setSent(true),
  });
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
            Mail is not set up on this server yet, so nothing was sent to <strong>{email.trim()}</strong>, and
            nothing would be to another address. If you have an account, ask <WhoHelps /> for your secure
            link.
          </>
        }
      >
        We've written to <strong>{email.trim()}</strong>. If you have an account, the mail holds a secure
        link, valid for 24 hours.
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
      {promise && (
        <Text c="dimmed" mb="lg">
          {branding.mailDelivers ? (
            promise
          ) : (
            <>
              Mail is not set up on this server yet. For your secure link, ask <WhoHelps />.
            </>
          )}
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
        <FormError message={send.error ? errorMessage(send.error, FAILED) : onRetry ? undefined : problem} />
        <PendingButton type="submit" pending={send.isPending} pendingLabel="Sending...">
          Send Access Link
        </PendingButton>
      </Stack>
    </form>
  );
}
