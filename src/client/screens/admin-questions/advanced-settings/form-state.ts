import type { UseFormReturnType } from "@mantine/form";
import type { ReactNode } from "react";
import type { QuestionValues } from "../editor/question-values";

export interface QuestionFormState {
  form: UseFormReturnType<QuestionValues>;
  /** Whether a save is running; fields are read-only then, because input would be lost. */
  pending: boolean;
}

/** Error of a group of fields; undefined if one of the fields shows its own. */
export const errorOfAll = ({ errors }: QuestionFormState["form"], field: string): ReactNode =>
  Object.keys(errors).some((path) => path.startsWith(`${field}.`)) ? undefined : errors[field];
