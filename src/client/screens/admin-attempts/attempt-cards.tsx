import { Card, Group, Stack, Text } from "@mantine/core";
import { StatusBadge } from "../../parts/status-badge";
import classes from "../../ui/data-table/data-table.module.css";
import { RowTooltips } from "../../ui/data-table/row-tooltips";
import { AttemptProgress } from "./attempt-progress";
import type { AttemptRow } from "./attempt-rows";
import { AttemptScore } from "./attempt-score";
import { Participant } from "./participant";
import { RowActions, type RowDeeds } from "./row-actions";
import { Started } from "./started";

/** The attempts where a table would not fit. */
export function AttemptCards({ rows, ...deeds }: RowDeeds & { rows: readonly AttemptRow[] }) {
  return (
    <RowTooltips>
      <ul className={classes.cards}>
        {rows.map((row) => (
          <Card component="li" key={row.attempt.id} padding="md">
            <Stack gap="sm">
              <Participant row={row} />
              <Text size="sm" dir="auto">
                {row.title}
              </Text>
              <AttemptProgress row={row} />
              <AttemptScore attempt={row.attempt} />
              <Group justify="space-between">
                <Group gap="sm">
                  <StatusBadge status={row.attempt.status} />
                  <Text size="xs" c="dimmed" component="span">
                    Started <Started attempt={row.attempt} />
                  </Text>
                </Group>
                <div className={classes.cardActions}>
                  <RowActions row={row} {...deeds} size={44} />
                </div>
              </Group>
            </Stack>
          </Card>
        ))}
      </ul>
    </RowTooltips>
  );
}
