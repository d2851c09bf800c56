import { Card, Group, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { IconCircleCheck, IconClipboardList, IconClock } from "../../ui/layout/icons";
import classes from "./dashboard.module.css";
import type { AttemptOverview } from "./overview";

/** Statistics about the participant's attempts. */
export function DashboardStatCards({ listed, completed, inProgress, averageProgress }: AttemptOverview) {
  return (
    <div className={classes.stats}>
      <Stat
        label="Total Assessments"
        value={listed.length}
        icon={<IconClipboardList size={24} aria-hidden />}
      />
      <Stat label="Completed" value={completed} icon={<IconCircleCheck size={24} aria-hidden />} />
      <Stat label="In Progress" value={inProgress} icon={<IconClock size={24} aria-hidden />} />
      <Stat
        label="Avg. Progress"
        value={`${averageProgress}%`}
        icon={<ProgressRing value={averageProgress} />}
      />
    </div>
  );
}

function Stat({ label, value, icon }: { label: string; value: ReactNode; icon: ReactNode }) {
  return (
    <Card padding="md">
      <Group justify="space-between" wrap="nowrap" mih={60}>
        <div>
          <Text size="sm" c="dimmed">
            {label}
          </Text>
          <Text fz={28} fw={650} lh={1.3} className="tabular">
            {value}
          </Text>
        </div>
        <Text component="span" c="dimmed" lh={0} className={classes.wide}>
          {icon}
        </Text>
      </Group>
    </Card>
  );
}

const SIZE = 44;
const RADIUS = 14.8;
const THICKNESS = 5;

/** Decorative progress ring. Mantine's includes tooltips, which would add 20 KB to every participant's download. */
function ProgressRing({ value }: { /** Whole percent, 0 to 100. */ value: number }) {
  const circle = {
    cx: SIZE / 2,
    cy: SIZE / 2,
    r: RADIUS,
    pathLength: 100,
    strokeWidth: THICKNESS,
    fill: "none",
  };
  const rest = 100 - value;
  return (
    <svg
      width={SIZE}
      height={SIZE}
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      className={classes.ring}
      aria-hidden="true"
    >
      <circle
        {...circle}
        className={classes.rest}
        strokeDasharray={`${rest} ${value}`}
        strokeDashoffset={-value}
      />
      {value > 0 && <circle {...circle} className={classes.done} strokeDasharray={`${value} ${rest}`} />}
    </svg>
  );
}
