import { Stack } from "@mantine/core";
import { FormError } from "../../ui/form-error";
import { IconPlus } from "../../ui/icons";
import { PendingButton } from "../../ui/pending-button";
import type { Question } from "./editor-types";
import { QuestionFields } from "./question-fields";
import type { AddQuestion } from "./use-add-question";

interface AddQuestionFormProps {
  assessmentId: number;
  adding: AddQuestion;
  /** All that there are: it comes after them. */
  earlier: readonly Question[];
}

/** Adds a question at the end; then the form is empty again, ready for the next. */
export function AddQuestionForm({ assessmentId, adding, earlier }: AddQuestionFormProps) {
  return (
    <form noValidate onSubmit={adding.onSubmit}>
      <Stack>
        <FormError message={adding.error} />
        <QuestionFields
          form={adding.form}
          pending={adding.pending}
          assessmentId={assessmentId}
          earlier={earlier}
        />
        <PendingButton
          type="submit"
          fullWidth
          leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
          pending={adding.pending}
          pendingLabel="Adding..."
        >
          Add Question
        </PendingButton>
      </Stack>
    </form>
  );
}
