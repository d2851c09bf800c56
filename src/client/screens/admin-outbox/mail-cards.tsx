import { Card, Group, Stack, Text } from "@mantine/core";
import classes from "../../ui/data-table/data-table.module.css";
import { plural } from "../../ui/format/text";
import { Time } from "../../ui/format/time";
import { MailStateBadge, minute, NextRetry, RetryButton } from "./mail-cells";
import { mailRowId } from "./mail-rows";
import type { MailListProps } from "./mail-table";

/** The mails where a table would not fit. */
export function MailCards({ rows, retryEvents }: MailListProps) {
  return (
    <ul className={classes.cards}>
      {rows.map((row) => (
        <Card component="li" key={row.mail.id} id={mailRowId(row.mail)} tabIndex={-1} padding="md">
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
                    , next: <NextRetry mail={row.mail} />
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
