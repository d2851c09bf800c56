import { Card, Group, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { IconCircleCheck, IconClipboardList, IconClock } from "../../ui/icons";
import classes from "./dashboard.module.css";
import type { AttemptOverview } from "./overview";
import { ProgressRing } from "./progress-ring";

/** The participant's numbers. */
export function StatCards({ listed, completed, inProgress, averageProgress }: AttemptOverview) {
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
