import { Card, Skeleton, Stack } from "@mantine/core";

/** The outline of the page. @param props.hasTitle whether its title is yet to come */
export function ResultsSkeleton({ hasTitle = false }: { hasTitle?: boolean }) {
  return (
    <Stack className="appear-late" gap="lg" role="status" aria-label="Loading results..." aria-busy>
      {hasTitle && <Skeleton height={36} width="50%" />}
      <Skeleton height={66} />
      <Card>
        <Skeleton height={58} />
      </Card>
      <Card>
        <Skeleton height={240} />
      </Card>
      <Card>
        <Skeleton height={320} />
      </Card>
    </Stack>
  );
}
