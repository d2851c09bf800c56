import { Alert, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { IconInfoCircle } from "../../ui/layout/icons";

interface SetupNoteProps {
  /** What is not set up, and what serves instead. */
  title: string;
  /** How to set it up, and what to do meanwhile. */
  children: ReactNode;
}

/** Tells an admin that the server does without something, and how it would have it. */
export function SetupAlert({ title, children }: SetupNoteProps) {
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
