import { Badge, Group, Text } from "@mantine/core";
import { optionsOf } from "./question-values";

interface OptionChipsProps {
  /** As typed, one option a line. */
  lines: string;
  /** The field itself says what is wrong. */
  isComplained: boolean;
}

/** The options as participants will see them, while they are typed; those listed twice are pointed out. */
export function OptionChips({ lines, isComplained }: OptionChipsProps) {
  const options = optionsOf(lines);
  const twice = [...new Set(options.filter((option, index) => options.indexOf(option) < index))];
  if (options.length === 0) return null;
  return (
    <div>
      <Group gap={6} mt="xs">
        {[...new Set(options)].map((option) => (
          <Badge key={option} dir="auto" color={twice.includes(option) ? "red" : "gray"} maw="100%">
            {option}
          </Badge>
        ))}
      </Group>
      <Text size="xs" c="var(--mantine-color-error)" mt={4} role="status">
        {twice.length > 0 && !isComplained && `Listed more than once: ${twice.join(", ")}`}
      </Text>
    </div>
  );
}
