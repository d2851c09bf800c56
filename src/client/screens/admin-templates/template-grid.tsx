import { Card, SimpleGrid, Skeleton } from "@mantine/core";
import type { ReactNode } from "react";

const COLUMNS = { base: 1, sm: 2, lg: 3 };

/** Grid of template cards with one to three columns. */
export function TemplateGrid({ children }: { children: ReactNode }) {
  return (
    <SimpleGrid component="ul" cols={COLUMNS} spacing="md" m={0} p={0} style={{ listStyle: "none" }}>
      {children}
    </SimpleGrid>
  );
}

/** Placeholder for three template cards. */
export function TemplateGridSkeleton() {
  return (
    <SimpleGrid cols={COLUMNS} spacing="md" className="appear-late" aria-busy>
      {["1", "2", "3"].map((key) => (
        <Card key={key}>
          <Skeleton height={24} width="70%" />
          <Skeleton height={58} mt={12} />
          <Skeleton height={50} mt={16} />
          <Skeleton height={36} mt={16} width="60%" />
        </Card>
      ))}
    </SimpleGrid>
  );
}
