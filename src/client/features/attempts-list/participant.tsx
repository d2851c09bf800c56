import { Avatar, Group, Text } from "@mantine/core";
import { AnchorLink } from "../../components/links";
import type { AttemptRow } from "./attempt-rows";

/** Initials, name and email; the name is the link to the details. */
export function Participant({ row: { attempt, participant, initials } }: { row: AttemptRow }) {
  return (
    <Group gap="sm" wrap="nowrap">
      <Avatar color="brand" size={38} aria-hidden>
        {initials}
      </Avatar>
      <div>
        <AnchorLink to="/admin/assessments/$id" params={{ id: attempt.id }} size="sm" fw={600}>
          {participant}
        </AnchorLink>
        <Text size="xs" c="dimmed">
          {attempt.user.email}
        </Text>
      </div>
    </Group>
  );
}
