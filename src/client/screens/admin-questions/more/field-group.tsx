import { Input, Text } from "@mantine/core";
import { type ReactNode, useId } from "react";

interface FieldGroupProps {
  label: string;
  description?: string;
  /** What is wrong with the whole. */
  error?: ReactNode;
  /** Inside another group. */
  isInner?: boolean;
  children: ReactNode;
}

/** Fields that belong together, under one label. */
export function FieldGroup({ label, description, error, isInner = false, children }: FieldGroupProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a plain block in every browser
    <div role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-error`}>
      <Text size="sm" fw={500} id={`${id}-label`} mb={description ? 0 : 4} c={isInner ? "dimmed" : undefined}>
        {label}
      </Text>
      {description && (
        <Text size="xs" c="dimmed" mb={6}>
          {description}
        </Text>
      )}
      {children}
      <Input.Error id={`${id}-error`} mt={4} role="status">
        {error}
      </Input.Error>
    </div>
  );
}
