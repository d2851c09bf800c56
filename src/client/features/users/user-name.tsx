import { Avatar, Group, Text } from "@mantine/core";
import { Time } from "../../components/time";
import { shortDate } from "../../lib/dates";
import type { UserRow } from "./user-rows";

/** Initials, name and since when. */
export function UserName({ row: { user, name, initials } }: { row: UserRow }) {
  return (
    <Group gap="sm" wrap="nowrap">
      <Avatar color="brand" size={38} aria-hidden>
        {initials}
      </Avatar>
      <div>
        <Text size="sm" fw={600}>
          {name}
        </Text>
        <Text size="xs" c="dimmed">
          Member since <Time date={user.createdAt} format={shortDate} />
        </Text>
      </div>
    </Group>
  );
}
