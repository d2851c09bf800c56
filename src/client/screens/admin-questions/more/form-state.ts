import type { UseFormReturnType } from "@mantine/form";
import type { QuestionValues } from "../question-values";

/** What every field of a question's form works on. */
export interface QuestionFormState {
  form: UseFormReturnType<QuestionValues>;
  /** Being saved: what would be typed now would be lost. */
  pending: boolean;
}

/** What a wrong field is found and focused by, for a control that is no plain input. */
export const placeOf = (form: QuestionFormState["form"], field: string): object => ({
  "data-path": `${form.name}-${field}`,
});
