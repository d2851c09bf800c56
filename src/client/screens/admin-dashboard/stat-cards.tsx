import { Card, SimpleGrid, Skeleton } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { Outputs } from "../../data/trpc";
import { IconCheck, IconCircle, IconClock, IconUsers } from "../../ui/icons";
import { StatCard } from "./stat-card";
import classes from "./stat-card.module.css";

type Stats = Outputs["admin"]["stats"];

const icon = { size: 20, stroke: 1.75, "aria-hidden": true } as const;

/** The four numbers of the dashboard; dashes when they could not be loaded. */
export function StatCards({ stats }: { stats: Stats | undefined }) {
  const attempts = stats ? stats.completed + stats.inProgress + stats.notStarted : 0;
  const share = (part: number | undefined) =>
    part === undefined || attempts === 0 ? undefined : `${Math.round((100 * part) / attempts)}% of total`;
  return (
    <SimpleGrid cols={{ base: 2, md: 4 }} spacing={{ base: "sm", sm: "md" }}>
      <StatCard
        label={
          <Link to="/admin/users" className={classes.link}>
            Total Users
          </Link>
        }
        color="brand"
        icon={<IconUsers {...icon} />}
        value={stats?.totalUsers ?? "–"}
        share={stats && "Participants"}
      />
      <StatCard
        label={
          <Link to="/admin/assessments" search={{ status: "completed" }} className={classes.link}>
            Completed
          </Link>
        }
        color="green"
        icon={<IconCheck {...icon} />}
        value={stats?.completed ?? "–"}
        share={share(stats?.completed)}
      />
      <StatCard
        label={
          <Link to="/admin/assessments" search={{ status: "in_progress" }} className={classes.link}>
            In Progress
          </Link>
        }
        color="yellow"
        icon={<IconClock {...icon} />}
        value={stats?.inProgress ?? "–"}
        share={share(stats?.inProgress)}
      />
      <StatCard
        label={
          <Link to="/admin/assessments" search={{ status: "not_started" }} className={classes.link}>
            Not Started
          </Link>
        }
        color="gray"
        icon={<IconCircle {...icon} />}
        value={stats?.notStarted ?? "–"}
        share={share(stats?.notStarted)}
      />
    </SimpleGrid>
  );
}

/** The same in outline and as tall, while the numbers load. */
export function StatCardsSkeleton() {
  return (
    <SimpleGrid cols={{ base: 2, md: 4 }} spacing={{ base: "sm", sm: "md" }} aria-busy>
      {["users", "completed", "progress", "not-started"].map((key) => (
        <Card key={key} padding="md" className="appear-late">
          <Skeleton height={36} width="60%" />
          <Skeleton height={42} width="40%" mt={8} mb={4} />
          <Skeleton height={20} width="50%" />
        </Card>
      ))}
    </SimpleGrid>
  );
}
