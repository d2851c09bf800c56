import "@mantine/core/styles/Progress.layer.css";
import { Card, Group, Progress, Skeleton, Text, Title } from "@mantine/core";
import type { Outputs } from "../../api/trpc";
import { percent } from "../../ui/format/numbers";
import { plural } from "../../ui/format/text";
import classes from "./status-overview.module.css";

/** How the assessments stand, as one bar with its legend in words. */
export function StatusOverview({ stats }: { stats: Outputs["admin"]["stats"] }) {
  const parts = [
    { label: "Completed", count: stats.completed, color: "green.6" },
    { label: "In Progress", count: stats.inProgress, color: "yellow.5" },
    { label: "Not Started", count: stats.notStarted, color: "gray.5" },
  ];
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;
  return (
    <Card>
      <Group justify="space-between" mb="md">
        <Title order={2} size="h3">
          Assessment status
        </Title>
        <Text size="sm" c="dimmed">
          {plural(total, "assessment")}
        </Text>
      </Group>
      <Progress.Root size={12} aria-hidden>
        {parts
          .filter(({ count }) => count > 0)
          .map(({ label, count, color }) => (
            <Progress.Section key={label} value={(100 * count) / total} color={color} />
          ))}
      </Progress.Root>
      <ul className={classes.legend}>
        {parts.map(({ label, count, color }) => (
          <li key={label}>
            <span
              className={classes.dot}
              style={{ background: `var(--mantine-color-${color.replace(".", "-")})` }}
            />
            {label}: {count.toLocaleString("en-US")} ({percent(count, total)}%)
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The same in outline, so that nothing below it moves when the numbers come. */
export function StatusOverviewSkeleton() {
  return (
    <Card className="appear-late" aria-busy>
      <Skeleton height={24} width={180} mb="md" />
      <Skeleton height={12} />
      <Skeleton h={{ base: 76, xs: 20 }} width="60%" mt="md" />
    </Card>
  );
}
