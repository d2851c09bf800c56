import { Stack, Text, TextInput } from "@mantine/core";
import { type FormEvent, useRef, useState } from "react";
import { CheckEmail } from "../../components/check-email";
import { FormError } from "../../components/form-error";
import { PendingButton } from "../../components/pending-button";
import { looksLikeEmail } from "../../lib/email";
import { errorMessage } from "../../lib/errors";
import { notify } from "../../lib/notify";
import { trpc } from "../../lib/trpc";

interface LinkFormProps {
  /** Where the mailed link leads. */
  target: "assessment" | "access";
  /** Why one is here, such as a link that did not work. */
  problem?: string | undefined;
}

/** Sends an access link. The answer is the same for known and unknown addresses. */
export function LinkForm({ target, problem }: LinkFormProps) {
  const [email, setEmail] = useState("");
  const [isSent, setSent] = useState(false);
  const [complaint, setComplaint] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const send = trpc.user.auth.requestLink.useMutation({
    onSuccess: () => setSent(true),
    onError: (error) => notify.error("Error", errorMessage(error, "Failed to send access link")),
  });
  const submit = () => send.mutate({ email: email.trim(), redirectTo: target });

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (!looksLikeEmail(email)) {
      setComplaint("Please enter a valid email address");
      field.current?.focus();
    } else submit();
  }

  function change(text: string): void {
    setEmail(text);
    if (complaint && looksLikeEmail(text)) setComplaint(undefined);
  }

  if (isSent) {
    return (
      <CheckEmail onResend={submit} otherLabel="Try Different Email" onOther={() => setSent(false)}>
        <Text>
          We've written to <strong>{email.trim()}</strong>. If you have an account, the mail holds a secure
          link, valid for 24 hours.
        </Text>
      </CheckEmail>
    );
  }
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <TextInput
          ref={field}
          label="Email"
          type="email"
          autoComplete="email"
          inputMode="email"
          required
          value={email}
          onChange={(event) => change(event.currentTarget.value)}
          error={complaint}
        />
        <FormError message={send.error ? errorMessage(send.error, "Failed to send access link") : problem} />
        <PendingButton type="submit" pending={send.isPending} pendingLabel="Sending...">
          Send Access Link
        </PendingButton>
      </Stack>
    </form>
  );
}
