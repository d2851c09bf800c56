import { Card, SimpleGrid, Skeleton, Text, ThemeIcon } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Outputs } from "../../api/trpc";
import { numberText, percent } from "../../ui/format/numbers";
import { IconCheck, IconCircle, IconClock, IconUsers } from "../../ui/layout/icons";
import classes from "./admin-stat-cards.module.css";

type Stats = Outputs["admin"]["stats"];
type Changes = Outputs["admin"]["dashboard"]["overview"]["changes"];

const icon = { size: 20, stroke: 1.75, "aria-hidden": true } as const;
const GRID = { cols: { base: 2, md: 4 }, spacing: { base: "sm", sm: "md" } } as const;

const formatCount = (count: number | undefined) => count?.toLocaleString("en-US") ?? "–";

interface AdminStatCardsProps {
  stats: Stats | undefined;
  changes: Changes | undefined;
}

/** The four statistics with their changes; dashes if they couldn't be loaded. */
export function AdminStatCards({ stats, changes }: AdminStatCardsProps) {
  const attempts = stats && stats.completed + stats.inProgress + stats.notStarted;
  const share = (part: number | undefined) =>
    part !== undefined && attempts ? `${percent(part, attempts)}% of total` : undefined;
  return (
    <SimpleGrid {...GRID}>
      <StatCard
        label={
          <Link to="/admin/users" className={classes.link}>
            Total Users
          </Link>
        }
        color="brand"
        icon={<IconUsers {...icon} />}
        value={formatCount(stats?.totalUsers)}
        share={stats && "Participants"}
        change={stats && changes && changeText(changes.totalUsers, stats.totalUsers)}
      />
      <StatCard
        label={
          <Link to="/admin/assessments" search={{ status: "completed" }} className={classes.link}>
            Completed
          </Link>
        }
        color="green"
        icon={<IconCheck {...icon} />}
        value={formatCount(stats?.completed)}
        share={share(stats?.completed)}
        change={stats && changes && changeText(changes.completed, stats.completed)}
      />
      <StatCard
        label={
          <Link to="/admin/assessments" search={{ status: "in_progress" }} className={classes.link}>
            In Progress
          </Link>
        }
        color="yellow"
        icon={<IconClock {...icon} />}
        value={formatCount(stats?.inProgress)}
        share={share(stats?.inProgress)}
        change={stats && changes && changeText(changes.inProgress, stats.inProgress)}
      />
      <StatCard
        label={
          <Link to="/admin/assessments" search={{ status: "not_started" }} className={classes.link}>
            Not Started
          </Link>
        }
        color="gray"
        icon={<IconCircle {...icon} />}
        value={formatCount(stats?.notStarted)}
        share={share(stats?.notStarted)}
        change={stats && changes && changeText(changes.notStarted, stats.notStarted)}
      />
    </SimpleGrid>
  );
}

/** "+3 in 7 days"; undefined if the count is and was zero. */
function changeText(change: number, count: number): string | undefined {
  if (change === 0) return count === 0 ? undefined : "No change in 7 days";
  return `${change > 0 ? "+" : "\u2212"}${numberText(Math.abs(change))} in 7 days`;
}

/** Same size as the loaded cards. */
export function StatCardsSkeleton() {
  return (
    <SimpleGrid {...GRID} aria-busy>
      {["users", "completed", "progress", "not-started"].map((key) => (
        <Card key={key} padding="md" className="appear-late">
          <Skeleton height={36} width="60%" />
          <Skeleton height={42} width="40%" mt={8} mb={4} />
          <Skeleton height={40} width="50%" />
        </Card>
      ))}
    </SimpleGrid>
  );
}

interface StatCardProps {
  label: ReactNode;
  color: string;
  icon: ReactNode;
  /** The number, or a dash. */
  value: string;
  /** Share of the total; omitted for the total. */
  share?: string | undefined;
  change?: string | undefined;
}

function StatCard({ label, color, icon, value, share, change }: StatCardProps) {
  return (
    <Card className={classes.card} padding="md">
      <div className={classes.head}>
        <Text size="sm" fw={600} c="dimmed" component="h2">
          {label}
        </Text>
        <ThemeIcon variant="light" color={color} size={36} radius="md" aria-hidden>
          {icon}
        </ThemeIcon>
      </div>
      <p className={classes.value}>{value}</p>
      <Text size="sm" c="dimmed" mih={20}>
        {share}
      </Text>
      <Text size="sm" c="dimmed" mih={20} className="tabular">
        {change}
      </Text>
    </Card>
  );
}
