import { Card, Group, Text, Title } from "@mantine/core";
import { type ReactNode, useId } from "react";

interface SectionProps {
  title: string;
  /** Id of the heading, if the focus must be moved there. */
  id?: string;
  hint?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A card of the page, labeled by its heading. */
export function Section({ title, id: givenId, hint, actions, children }: SectionProps) {
  const generatedId = useId();
  const id = givenId ?? generatedId;
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
