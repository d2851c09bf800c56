import { NativeSelect } from "@mantine/core";
import type { ReactNode } from "react";
import { ErrorPanel } from "../../components/error-panel";
import { errorMessage } from "../../lib/errors";
import { trpc } from "../../lib/trpc";

interface AssessmentSelectProps {
  /** The template's id; null for none. */
  value?: number | null;
  onChange: (id: number | null) => void;
  error?: ReactNode;
}

const NONE = { value: "", label: "No assessment" };

/** An active template for the user to find waiting, or none. */
export function AssessmentSelect({ value, onChange, error }: AssessmentSelectProps) {
  const templates = trpc.admin.templates.list.useQuery();
  if (templates.error) {
    return (
      <ErrorPanel
        message={errorMessage(templates.error, "The assessments could not be loaded.")}
        onRetry={() => void templates.refetch()}
      />
    );
  }
  const active = templates.data?.filter(({ isActive }) => isActive) ?? [];
  return (
    <NativeSelect
      label="Assign an assessment"
      description={
        templates.data && active.length === 0
          ? "There is no active assessment to assign."
          : "Optional. It waits as Not Started until they open it."
      }
      data={[NONE, ...active.map(({ id, title }) => ({ value: String(id), label: title }))]}
      value={value ?? ""}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.value === "" ? null : Number(currentTarget.value))
      }
      error={error}
    />
  );
}
