import { Card, Group, Text, Title } from "@mantine/core";
import { type ReactNode, useId } from "react";

interface SectionProps {
  title: string;
  /** A sentence on what it is for. */
  hint?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** One card of the page, named by its heading. */
export function Section({ title, hint, actions, children }: SectionProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} style={{ overflow: "visible" }}>
      <Group justify="space-between" mb={hint ? 4 : "md"} wrap="nowrap">
        <Title order={2} id={id} tabIndex={-1}>
          {title}
        </Title>
        {actions}
      </Group>
      {hint && (
        <Text size="sm" c="dimmed" mb="md">
          {hint}
        </Text>
      )}
      {children}
    </Card>
  );
}
