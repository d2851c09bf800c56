import { Input, SegmentedControl, type SegmentedControlProps } from "@mantine/core";
import { useId } from "react";

interface SegmentsProps<Value extends string> extends Omit<SegmentedControlProps<Value>, "aria-labelledby"> {
  label: string;
}

/** A segmented control with a label. */
export function Segments<Value extends string>({ label, ...control }: SegmentsProps<Value>) {
  const id = useId();
  return (
    <div>
      <Input.Label labelElement="div" size="md" mb={4} id={id}>
        {label}
      </Input.Label>
      <SegmentedControl fullWidth size="sm" aria-labelledby={id} {...control} />
    </div>
  );
}
