import { Button, Stack, Text, Title } from "@mantine/core";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { branding } from "../../api/branding";
import { notify } from "../../ui/feedback/notify";
import { FormErrorText } from "../../ui/form/form-error";
import { PendingButton } from "../../ui/form/pending-button";
import { IconTile } from "../../ui/layout/icon-tile";
import { IconMail } from "../../ui/layout/icons";

/** When "Resend email" appears, in milliseconds. */
const RESEND_AFTER = 30_000;

interface CheckEmailProps {
  /** Where the email was sent, and what to do with it. */
  children: ReactNode;
  /** Shown instead if emails aren't delivered: how else to get the link. */
  undelivered: ReactNode;
  onResend: () => Promise<unknown>;
  /** Message if that fails and the server sends none. */
  resendFailed: string;
  otherLabel: string;
  onOther: () => void;
}

/** Shown after a link was sent. Moves the focus to the heading, because the form is removed. */
export function CheckEmail(props: CheckEmailProps) {
  const { children, undelivered, onResend, resendFailed, otherLabel, onOther } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const [resending, setResending] = useState<"early" | "possible" | "pending">("early");
  const [hasResent, setHasResent] = useState(false);
  const [failure, setFailure] = useState<string>();
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (resending !== "early") return;
    const timer = setTimeout(() => setResending("possible"), RESEND_AFTER);
    return () => clearTimeout(timer);
  }, [resending]);

  async function resend(): Promise<void> {
    setResending("pending");
    setFailure(undefined);
    setHasResent(false);
    try {
      await onResend();
      setHasResent(true);
      setResending("early");
      // The button disappears, and the focus would be lost with it.
      heading.current?.focus();
    } catch (error) {
      setFailure(notify.failure(error, resendFailed));
      setResending("possible");
    }
  }

  return (
    <Stack>
      <IconTile>
        <IconMail size={24} />
      </IconTile>
      <Title order={2} ref={heading} tabIndex={-1}>
        Check Your Email
      </Title>
      <Text>{branding.mailDelivers ? children : undelivered}</Text>
      {branding.mailDelivers && (
        <Text size="sm" c="dimmed" role="status">
          {hasResent && "Email sent again. "}
          No email after a minute? Check your spam folder.
        </Text>
      )}
      <FormErrorText message={failure} />
      {branding.mailDelivers && resending !== "early" && (
        <PendingButton
          variant="default"
          pending={resending === "pending"}
          pendingLabel="Sending..."
          onClick={() => void resend()}
        >
          Resend email
        </PendingButton>
      )}
      <Button variant="default" onClick={onOther}>
        {otherLabel}
      </Button>
    </Stack>
  );
}
