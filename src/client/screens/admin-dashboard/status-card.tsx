import { Card, Group, Skeleton, Text } from "@mantine/core";
import { type ReactNode, useId } from "react";

interface StatusCardProps {
  title: string;
  /** How it stands, in one line; undefined while nobody knows. */
  state: ReactNode;
  children?: ReactNode;
}

/** How a part of the server stands. */
export function StatusCard({ title, state, children }: StatusCardProps) {
  const id = useId();
  return (
    <Card padding="md" component="section" aria-labelledby={id}>
      <Group gap="xs" mih={24}>
        <Text size="sm" fw={600} component="h2" id={id}>
          {title}
        </Text>
        {state ?? <Skeleton className="appear-late" height={16} width={280} />}
      </Group>
      {children}
    </Card>
  );
}
