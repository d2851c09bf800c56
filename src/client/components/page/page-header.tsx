import { Group } from "@mantine/core";
import type { ReactNode } from "react";
import { PageTitle } from "./page-title";

interface PageHeaderProps {
  title: string;
  children: ReactNode;
}

/** A page's title and buttons. On phones, buttons have their own row from the start, so that loading moves nothing. */
export function PageHeader({ title, children }: PageHeaderProps) {
  return (
    <Group justify="space-between">
      <PageTitle title={title} />
      <Group gap="sm" w={{ base: "100%", sm: "auto" }}>
        {children}
      </Group>
    </Group>
  );
}
