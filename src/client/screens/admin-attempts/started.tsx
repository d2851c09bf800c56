import { Text } from "@mantine/core";
import { longDateTime, monthDay } from "../../ui/dates";
import { Time } from "../../ui/time";
import type { Attempt } from "./attempt-rows";

/** Month and day; the whole date on hover. */
export function Started({ attempt }: { attempt: Attempt }) {
  if (!attempt.startedAt) {
    return (
      <Text size="sm" c="dimmed" component="span">
        N/A
      </Text>
    );
  }
  return <Time date={attempt.startedAt} format={monthDay} title={longDateTime(attempt.startedAt)} />;
}
