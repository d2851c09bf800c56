import { Center, Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { IconTile } from "../layout/icon-tile";

interface EmptyStateProps {
  icon: ReactNode;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  headingLevel?: 2 | 3;
}

/** Shown in place of an empty list, with the next step. */
export function EmptyState({ icon, title, children, action, headingLevel = 2 }: EmptyStateProps) {
  return (
    <Center py={48} px="md">
      <Stack align="center" gap="sm" maw={420} ta="center">
        <IconTile>{icon}</IconTile>
        <Title order={headingLevel} size="h3">
          {title}
        </Title>
        {children && (
          <Text c="dimmed" size="sm">
            {children}
          </Text>
        )}
        {action}
      </Stack>
    </Center>
  );
}
