import { NativeSelect } from "@mantine/core";
import type { ReactNode, Ref } from "react";
import { isStartable } from "#shared/domain/template";
import { trpc } from "../../api/trpc";
import { ErrorPanel } from "../../ui/feedback/error-panel";
import { errorMessage } from "../../ui/feedback/errors";

interface AssessmentSelectProps {
  /** Template id; null for none. */
  value?: number | null;
  onChange: (id: number | null) => void;
  error?: ReactNode;
  required?: boolean;
  ref?: Ref<HTMLSelectElement>;
}

/** Select for an active template to assign, or none. */
export function AssessmentSelect({ value, onChange, error, required = false, ref }: AssessmentSelectProps) {
  const templates = trpc.admin.templates.list.useQuery();
  if (templates.error) {
    return (
      <ErrorPanel
        message={errorMessage(templates.error, "Couldn't load assessments.")}
        onRetry={() => void templates.refetch()}
      />
    );
  }
  const active = templates.data?.filter(isStartable) ?? [];
  /** Templates with the same title are told apart by their ids, as in the template list. */
  const labelOf = ({ id, title }: (typeof active)[number]) =>
    active.some((other) => other.id !== id && other.title === title) ? `${title} (ID ${id})` : title;
  return (
    <NativeSelect
      ref={ref}
      label={required ? "Assessment" : "Assign an assessment"}
      required={required}
      description={
        templates.data && active.length === 0
          ? "No active templates to assign. Activate a template first."
          : `${required ? "" : "Optional. "}It shows as Not Started until the participant opens it.`
      }
      data={[
        { value: "", label: required ? "Choose an assessment" : "No assessment" },
        ...active.map((template) => ({ value: String(template.id), label: labelOf(template) })),
      ]}
      value={value ?? ""}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.value === "" ? null : Number(currentTarget.value))
      }
      error={error}
    />
  );
}
