import { Card, Group, Title } from "@mantine/core";
import { type ReactNode, useId } from "react";

interface DetailCardProps {
  title: string;
  /** Where it stands among the cards on a phone. */
  order: number;
  actions?: ReactNode;
  children: ReactNode;
}

/** One card of the details page, named by its heading. */
export function DetailCard({ title, order, actions, children }: DetailCardProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} style={{ order }}>
      <Group justify="space-between" mb="sm" mih={28}>
        <Title order={2} size="h3" id={id} tabIndex={-1}>
          {title}
        </Title>
        {actions}
      </Group>
      {children}
    </Card>
  );
}
