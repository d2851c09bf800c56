import { SegmentedControl, Stack, Switch, Text, Textarea } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useId } from "react";
import { QUESTION_TYPES } from "#shared/domain/question";
import { TYPE_NAMES } from "../../parts/question-type-names";
import { OptionChips } from "./option-chips";
import classes from "./question-fields.module.css";
import type { QuestionValues } from "./question-values";

const TYPES = QUESTION_TYPES.map((value) => ({ value, label: TYPE_NAMES[value] }));

interface QuestionFieldsProps {
  form: UseFormReturnType<QuestionValues>;
  /** Being saved: what would be typed now would be lost. */
  pending: boolean;
}

/** What can be said about a question, for adding and for editing. */
export function QuestionFields({ form, pending }: QuestionFieldsProps) {
  const typeLabel = useId();
  const { questionType, options } = form.getValues();
  return (
    <Stack gap="md">
      <Textarea
        label="Question"
        required
        minRows={2}
        maxRows={8}
        data-autofocus
        readOnly={pending}
        {...form.getInputProps("questionText")}
      />
      <div>
        <Text size="sm" fw={500} mb={4} id={typeLabel}>
          Type
        </Text>
        <SegmentedControl
          fullWidth
          size="sm"
          aria-labelledby={typeLabel}
          readOnly={pending}
          data={TYPES}
          {...form.getInputProps("questionType")}
        />
      </div>
      {questionType === "multiple_choice" && (
        <div>
          <Textarea
            label="Options"
            description="One per line"
            required
            minRows={4}
            maxRows={12}
            readOnly={pending}
            {...form.getInputProps("options")}
          />
          <OptionChips lines={options} isComplained={Boolean(form.errors.options)} />
        </div>
      )}
      <Switch
        label="Required"
        size="sm"
        disabled={pending}
        {...form.getInputProps("isRequired", { type: "checkbox" })}
      />
      <details className={classes.advanced}>
        <summary>Advanced</summary>
        <Textarea
          label="Analysis prompt"
          description="What to look for in the answer. Participants do not see it."
          minRows={2}
          maxRows={3}
          readOnly={pending}
          mt="xs"
          {...form.getInputProps("analysisPrompt")}
        />
      </details>
    </Stack>
  );
}
