import { Group, Text } from "@mantine/core";
import { ProgressBar } from "../../components/progress-bar";
import type { AttemptRow } from "./attempt-rows";

/** How far the participant is: a bar and the percentage. */
export function AttemptProgress({ row: { attempt, participant } }: { row: AttemptRow }) {
  return (
    <Group gap="xs" wrap="nowrap" miw={120}>
      <ProgressBar value={attempt.progress} label={`Progress of ${participant}`} flex={1} />
      <Text size="xs" c="dimmed" w={36} ta="right" className="tabular">
        {attempt.progress}%
      </Text>
    </Group>
  );
}
