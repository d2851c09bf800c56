import { Input } from "@mantine/core";
import { type ReactNode, useId } from "react";

interface FieldGroupProps {
  label: string;
  description?: string;
  error?: ReactNode;
  children: ReactNode;
}

/** A group of fields with a common label and error. */
export function FieldGroup({ label, description, error, children }: FieldGroupProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: some browsers can't lay out a fieldset as a plain block
    <div role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-error`}>
      <Input.Label labelElement="div" size="md" id={`${id}-label`} mb={description ? 0 : 4}>
        {label}
      </Input.Label>
      {description && (
        <Input.Description size="md" mb={6}>
          {description}
        </Input.Description>
      )}
      {children}
      <Input.Error id={`${id}-error`} mt={4} role="status">
        {error}
      </Input.Error>
    </div>
  );
}
