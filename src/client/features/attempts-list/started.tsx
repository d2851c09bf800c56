import { Text } from "@mantine/core";
import { Time } from "../../components/time";
import { longDateTime, monthDay } from "../../lib/dates";
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
