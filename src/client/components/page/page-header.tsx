import { Group } from "@mantine/core";
import type { ReactNode } from "react";
import { PageTitle } from "./page-title";

interface PageHeadProps {
  title: string;
  /** Action buttons. */
  children: ReactNode;
}

/**
 * A page's title next to several buttons. On phones, the buttons always have their own row: otherwise they would move
 * there when content that loads later makes them too wide.
 */
export function PageHeader({ title, children }: PageHeadProps) {
  return (
    <Group justify="space-between">
      <PageTitle title={title} />
      <Group gap="sm" w={{ base: "100%", sm: "auto" }}>
        {children}
      </Group>
    </Group>
  );
}
