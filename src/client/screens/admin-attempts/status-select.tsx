import { Select } from "@mantine/core";
import type { StatusFilter } from "./attempt-rows";

const STATUSES: { value: StatusFilter; label: string }[] = [
  { value: "all", label: "All Status" },
  { value: "completed", label: "Completed" },
  { value: "in_progress", label: "In Progress" },
];
/** Only where an admin has assigned something: the specification's list has the three. */
const ASSIGNED: (typeof STATUSES)[number] = { value: "not_started", label: "Not Started" };

interface StatusSelectProps {
  value: StatusFilter;
  /** Whether there are attempts that nobody has opened; undefined until that is known. */
  hasAssigned: boolean | undefined;
  onChange: (change: { status: StatusFilter; page: number }) => void;
}

/** Which statuses the list shows. */
export function StatusSelect({ value, hasAssigned, onChange }: StatusSelectProps) {
  const choices = hasAssigned || value === ASSIGNED.value ? [...STATUSES, ASSIGNED] : STATUSES;
  return (
    <Select
      aria-label="Status"
      data={choices}
      value={value}
      onChange={(next) =>
        onChange({ status: choices.find((one) => one.value === next)?.value ?? "all", page: 1 })
      }
      comboboxProps={{ withinPortal: false }}
      w={170}
    />
  );
}
