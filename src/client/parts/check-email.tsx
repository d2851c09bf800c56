import { Button, Stack, Text, Title } from "@mantine/core";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { branding } from "../data/branding";
import { FormError } from "../ui/form-error";
import { IconTile } from "../ui/icon-tile";
import { IconMail } from "../ui/icons";
import { notify } from "../ui/notify";
import { PendingButton } from "../ui/pending-button";

/** How long to wait for a mail before asking for another makes sense, in milliseconds. */
const RESEND_AFTER = 30_000;

interface CheckEmailProps {
  /** Where the mail went, and what to do with it. */
  children: ReactNode;
  /** What to do instead where no mail is delivered. */
  undelivered: ReactNode;
  /** Sends it again; offered after half a minute. */
  onResend: () => Promise<unknown>;
  /** What to say when that fails and the server gives no reason. */
  resendFailed: string;
  /** What leads back to the form says; only "Back" where no other address would help. */
  otherLabel: string;
  onOther: () => void;
}

/** "Check Your Email": a mail is on its way, or why not. Takes the focus, as it replaces the form that had it. */
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
      // The button goes, and with it would go the focus.
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
        {branding.mailDelivers ? "Check Your Email" : "No Mail Was Sent"}
      </Title>
      <Text>{branding.mailDelivers ? children : undelivered}</Text>
      {branding.mailDelivers && (
        <Text size="sm" c="dimmed" role="status">
          {hasResent && "Sent again. "}
          Nothing there after a minute? Look in the spam folder.
        </Text>
      )}
      <FormError message={failure} />
      {branding.mailDelivers && resending !== "early" && (
        <PendingButton
          variant="default"
          pending={resending === "pending"}
          pendingLabel="Sending..."
          onClick={() => void resend()}
        >
          Resend
        </PendingButton>
      )}
      <Button variant="default" onClick={onOther}>
        {branding.mailDelivers ? otherLabel : "Back"}
      </Button>
    </Stack>
  );
}
