import { Card, Text, ThemeIcon } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./stat-card.module.css";

interface StatCardProps {
  label: ReactNode;
  color: string;
  icon: ReactNode;
  /** The number, or a dash where there is none. */
  value: string;
  /** What part of the whole it is; nothing for the whole itself. */
  share?: string | undefined;
}

/** One big number. */
export function StatCard({ label, color, icon, value, share }: StatCardProps) {
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
    </Card>
  );
}
