import { Group } from "@mantine/core";
import type { ReactNode } from "react";
import { PageTitle } from "./page-title";

interface PageHeadProps {
  title: string;
  /** The buttons of what can be done here. */
  children: ReactNode;
}

/**
 * A page's title beside several buttons. On a phone these have a row of their own from the first: beside the title they
 * would move below it as soon as a part of the page that came later makes them too wide.
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
