import "@mantine/core/styles/Skeleton.layer.css";
import { Card, Skeleton, Stack, Text } from "@mantine/core";

const ROWS = ["1", "2", "3", "4", "5"];

/** Rows to come, with the words for it. */
export function RowsSkeleton({ text }: { text: string }) {
  return (
    <Card className="appear-late" aria-busy>
      <Stack gap="md">
        <Text size="sm" c="dimmed" role="status">
          {text}
        </Text>
        {ROWS.map((row) => (
          <Skeleton key={row} height={40} />
        ))}
      </Stack>
    </Card>
  );
}
