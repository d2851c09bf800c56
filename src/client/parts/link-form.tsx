import { Stack, Text, TextInput } from "@mantine/core";
import { type FormEvent, type ReactNode, useState } from "react";
import { api, trpc } from "../data/trpc";
import { errorMessage } from "../ui/errors";
import { FormError } from "../ui/form-error";
import { PendingButton } from "../ui/pending-button";
import { CheckEmail } from "./check-email";
import { looksLikeEmail } from "./email";
import { useReturningField } from "./use-returning-field";

const FAILED = "Failed to send access link";

interface LinkFormProps {
  /** Where the mailed link leads. */
  target: "assessment" | "access";
  /** Why one is here, such as a link that did not work. */
  problem?: string | undefined;
  /** What stands above the form, and goes with it. */
  children?: ReactNode;
}

/** Sends an access link. The answer is the same for known and unknown addresses. */
export function LinkForm({ target, problem, children }: LinkFormProps) {
  const [email, setEmail] = useState("");
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
    if (!looksLikeEmail(email)) {
      setComplaint("Please enter a valid email address");
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
      >
        <Text>
          We've written to <strong>{email.trim()}</strong>. If you have an account, the mail holds a secure
          link, valid for 24 hours.
        </Text>
      </CheckEmail>
    );
  }
  return (
    <form onSubmit={onSubmit} noValidate>
      {children}
      <Stack>
        <TextInput
          ref={field}
          label="Email"
          type="email"
          autoComplete="email"
          inputMode="email"
          required
          readOnly={send.isPending}
          value={email}
          onChange={(event) => change(event.currentTarget.value)}
          error={complaint}
        />
        <FormError message={send.error ? errorMessage(send.error, FAILED) : problem} />
        <PendingButton type="submit" pending={send.isPending} pendingLabel="Sending...">
          Send Access Link
        </PendingButton>
      </Stack>
    </form>
  );
}
