import { Badge, Group, Text } from "@mantine/core";
import { optionsOf } from "./question-values";

/** The options as participants will see them, while they are typed; those listed twice are pointed out. */
export function OptionChips({ lines }: { lines: string }) {
  const options = optionsOf(lines);
  const twice = [...new Set(options.filter((option, index) => options.indexOf(option) < index))];
  if (options.length === 0) return null;
  return (
    <div>
      <Group gap={6} mt="xs">
        {[...new Set(options)].map((option) => (
          <Badge key={option} color={twice.includes(option) ? "red" : "gray"} maw="100%">
            {option}
          </Badge>
        ))}
      </Group>
      <Text size="xs" c="var(--mantine-color-error)" mt={4} role="status">
        {twice.length > 0 && `Listed more than once: ${twice.join(", ")}`}
      </Text>
    </div>
  );
}
