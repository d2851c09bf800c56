import { Alert, Text } from "@mantine/core";
import type { ReactNode } from "react";
import type { Outputs } from "../../api/trpc";
import { IconInfoCircle } from "../../ui/layout/icons";

interface SetupAlertProps {
  /** What isn't set up, and what is used instead. */
  title: string;
  /** How to set it up, and what to do until then. */
  children: ReactNode;
}

/** Tells an admin that something isn't set up, and how to set it up. */
export function SetupAlert({ title, children }: SetupAlertProps) {
  return (
    <Alert color="brand" icon={<IconInfoCircle size={20} aria-hidden />} role="note">
      <Text size="sm" fw={600}>
        {title}
      </Text>
      <Text size="sm" mt={4}>
        {children}
      </Text>
    </Alert>
  );
}

export const NO_MODEL =
  "No AI model is connected. Askwell uses its built-in assistant, and no data leaves this server.";

/** How emails are delivered, in one or two sentences. */
export function mailDeliveryText({ provider, delivers }: Outputs["admin"]["outbox"]["summary"]): string {
  return delivers
    ? `Emails are sent through ${provider}.`
    : "Email isn't set up. Messages are printed to the server console instead.";
}
