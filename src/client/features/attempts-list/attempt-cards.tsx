import { Card, Group, Stack, Text } from "@mantine/core";
import classes from "../../components/data-table/data-table.module.css";
import { StatusBadge } from "../../components/status-badge";
import { AttemptProgress } from "./attempt-progress";
import type { AttemptListProps } from "./attempt-table";
import { Participant } from "./participant";
import { RowActions } from "./row-actions";
import { Started } from "./started";

/** The attempts where a table would not fit. */
export function AttemptCards({ rows, onDelete }: AttemptListProps) {
  return (
    <ul className={classes.cards}>
      {rows.map((row) => (
        <Card component="li" key={row.attempt.id} padding="md">
          <Stack gap="sm">
            <Participant row={row} />
            <Text size="sm">{row.title}</Text>
            <AttemptProgress row={row} />
            <Group justify="space-between">
              <Group gap="sm">
                <StatusBadge status={row.attempt.status} />
                <Text size="xs" c="dimmed" component="span">
                  Started <Started attempt={row.attempt} />
                </Text>
              </Group>
              <div className={classes.cardActions}>
                <RowActions row={row} onDelete={onDelete} size={44} />
              </div>
            </Group>
          </Stack>
        </Card>
      ))}
    </ul>
  );
}
