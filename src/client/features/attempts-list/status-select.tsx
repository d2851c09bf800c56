import { Select } from "@mantine/core";
import { memo } from "react";
import type { StatusFilter } from "./attempt-rows";

const STATUSES: { value: StatusFilter; label: string }[] = [
  { value: "all", label: "All Status" },
  { value: "completed", label: "Completed" },
  { value: "in_progress", label: "In Progress" },
];

interface StatusSelectProps {
  value: StatusFilter;
  onChange: (change: { status: StatusFilter; page: number }) => void;
}

/** Which statuses the list shows. It stands beside the search box and is not drawn anew with its every letter. */
export const StatusSelect = memo(function StatusSelect({ value, onChange }: StatusSelectProps) {
  return (
    <Select
      aria-label="Status"
      data={STATUSES}
      value={value}
      allowDeselect={false}
      onChange={(next) =>
        onChange({ status: STATUSES.find((one) => one.value === next)?.value ?? "all", page: 1 })
      }
      comboboxProps={{ withinPortal: false }}
      w={170}
    />
  );
});
