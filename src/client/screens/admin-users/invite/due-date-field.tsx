import { Button, Group, TextInput } from "@mantine/core";
import type { Ref } from "react";
import { dayText, readDay } from "#shared/domain/lib/day";
import { isoDay } from "../../../ui/format/dates";

const PRESETS = [
  { label: "In a week", days: 7 },
  { label: "In two weeks", days: 14 },
];

/** Validation message of a due date; undefined if it is valid or empty. */
export function dayProblem(text: string): string | undefined {
  if (text.trim() === "") return undefined;
  const day = readDay(text);
  if (!day) return "Enter a date like 2026-12-05 or December 5, 2026";
  return day < isoDay(new Date()) ? "This date is in the past" : undefined;
}

/** ISO date a number of days after `from`, in the local time zone. */
export function dayIn(days: number, from = new Date()): string {
  const day = new Date(from);
  day.setDate(day.getDate() + days);
  return isoDay(day);
}

interface DueDateFieldProps {
  text: string;
  onText: (text: string) => void;
  error: string | undefined;
  ref: Ref<HTMLInputElement>;
}

/** Due date for the answers. A text field, because native date inputs show 12/5 or 5/12 depending on the locale. */
export function DueDateField({ text, onText, error, ref }: DueDateFieldProps) {
  const day = readDay(text);
  return (
    <div>
      <TextInput
        ref={ref}
        label="Answer by"
        description={
          day
            ? `Shown in the email as ${dayText(day)}`
            : "Optional. For example, 2026-12-05 or December 5, 2026."
        }
        autoComplete="off"
        value={text}
        error={error}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
      />
      <Group gap="xs" mt="xs">
        {PRESETS.map(({ label, days }) => (
          <Button key={label} variant="default" size="sm" onClick={() => onText(dayIn(days))}>
            {label}
          </Button>
        ))}
      </Group>
    </div>
  );
}
