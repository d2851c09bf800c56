import { Button, Stack, Text, ThemeIcon, Title } from "@mantine/core";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { branding } from "../lib/branding";
import { IconMail } from "./icons";

/** How long to wait for a mail before asking for another makes sense, in milliseconds. */
const RESEND_AFTER = 30_000;

interface CheckEmailProps {
  /** Where the mail went, and what to do with it. */
  children: ReactNode;
  /** Sends it again; offered after half a minute. */
  onResend?: () => void;
  otherLabel: string;
  onOther: () => void;
}

/** "Check Your Email": a mail is on its way. Takes the focus, as it replaces the form that had it. */
export function CheckEmail({ children, onResend, otherLabel, onOther }: CheckEmailProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [canResend, setCanResend] = useState(false);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (canResend) return;
    const timer = setTimeout(() => setCanResend(true), RESEND_AFTER);
    return () => clearTimeout(timer);
  }, [canResend]);

  function resend(): void {
    setCanResend(false);
    onResend?.();
  }

  return (
    <Stack>
      <ThemeIcon size={48} radius="xl" variant="light" aria-hidden>
        <IconMail size={24} />
      </ThemeIcon>
      <Title order={2} ref={heading} tabIndex={-1}>
        Check Your Email
      </Title>
      {children}
      <Text size="sm" c="dimmed">
        {branding.mailDelivers
          ? "Nothing there after a minute? Look in the spam folder."
          : "Mail is not set up on this server yet: ask whoever invited you for your link."}
      </Text>
      {onResend && canResend && (
        <Button variant="default" onClick={resend}>
          Resend
        </Button>
      )}
      <Button variant="default" onClick={onOther}>
        {otherLabel}
      </Button>
    </Stack>
  );
}
