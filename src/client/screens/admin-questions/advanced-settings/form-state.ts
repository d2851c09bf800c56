import type { UseFormReturnType } from "@mantine/form";
import type { ReactNode } from "react";
import type { QuestionValues } from "../editor/question-values";

/** What every field of a question's form works on. */
export interface QuestionFormState {
  form: UseFormReturnType<QuestionValues>;
  /** Being saved: what would be typed now would be lost. */
  pending: boolean;
}

/** What is wrong with several fields as a whole; where one of them bears a message, that is enough. */
export const errorOfAll = ({ errors }: QuestionFormState["form"], field: string): ReactNode =>
  Object.keys(errors).some((path) => path.startsWith(`${field}.`)) ? undefined : errors[field];
