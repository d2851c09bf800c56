import { Card, Group, Stack, Text } from "@mantine/core";
import classes from "../../ui/data-table/data-table.module.css";
import { plural } from "../../ui/plural";
import { Time } from "../../ui/time";
import { rowId } from "./mail-rows";
import { MailStateBadge } from "./mail-state";
import type { MailListProps } from "./mail-table";
import { RetryButton } from "./retry-button";
import { minute, NextTry } from "./when";

/** The mails where a table would not fit. */
export function MailCards({ rows, retryEvents }: MailListProps) {
  return (
    <ul className={classes.cards}>
      {rows.map((row) => (
        <Card component="li" key={row.mail.id} id={rowId(row.mail)} tabIndex={-1} padding="md">
          <Stack gap="sm">
            <div>
              <Text fw={600}>{row.mail.recipient}</Text>
              <Text size="sm">{row.what}</Text>
              <Text size="sm" c="dimmed">
                {row.mail.subject}
              </Text>
            </div>
            <Group justify="space-between" gap="xs">
              <MailStateBadge state={row.mail.state} />
              <Text size="sm" c="dimmed">
                <Time date={row.mail.createdAt} format={minute} />
              </Text>
            </Group>
            {row.mail.lastError && <Text size="sm">Last error: {row.mail.lastError}</Text>}
            <Group justify="space-between" gap="xs">
              <Text size="sm" c="dimmed" className="tabular">
                {plural(row.mail.tries, "try", "tries")}
                {row.mail.state === "queued" && (
                  <>
                    , next: <NextTry mail={row.mail} />
                  </>
                )}
              </Text>
              <RetryButton row={row} events={retryEvents} size="md" />
            </Group>
          </Stack>
        </Card>
      ))}
    </ul>
  );
}
