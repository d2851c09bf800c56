import { SegmentedControl, type SegmentedControlProps, Text } from "@mantine/core";
import { useId } from "react";

interface SegmentsProps<Value extends string> extends Omit<SegmentedControlProps<Value>, "aria-labelledby"> {
  label: string;
}

/** A choice of a few words side by side, under its label. */
export function Segments<Value extends string>({ label, ...control }: SegmentsProps<Value>) {
  const id = useId();
  return (
    <div>
      <Text size="sm" fw={500} mb={4} id={id}>
        {label}
      </Text>
      <SegmentedControl fullWidth size="sm" aria-labelledby={id} {...control} />
    </div>
  );
}
