import { NativeSelect } from "@mantine/core";
import type { ReactNode } from "react";
import { isOffered } from "#shared/domain/template";
import { trpc } from "../../data/trpc";
import { ErrorPanel } from "../../ui/error-panel";
import { errorMessage } from "../../ui/errors";

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
  const active = templates.data?.filter(isOffered) ?? [];
  /** Two of one title are told apart by what the template list shows, too. */
  const labelOf = ({ id, title }: (typeof active)[number]) =>
    active.some((other) => other.id !== id && other.title === title) ? `${title} (ID ${id})` : title;
  return (
    <NativeSelect
      label="Assign an assessment"
      description={
        templates.data && active.length === 0
          ? "There is no active assessment to assign."
          : "Optional. It waits as Not Started until they open it."
      }
      data={[NONE, ...active.map((template) => ({ value: String(template.id), label: labelOf(template) }))]}
      value={value ?? ""}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.value === "" ? null : Number(currentTarget.value))
      }
      error={error}
    />
  );
}
