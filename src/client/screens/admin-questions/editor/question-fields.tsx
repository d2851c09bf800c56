import { Badge, Group, Stack, Switch, Text, Textarea } from "@mantine/core";
import type { ClipboardEvent } from "react";
import { QUESTION_TYPES } from "#shared/domain/questions/question";
import { TYPE_NAMES } from "../../../components/template/question-type-labels";
import { Segments } from "../../../ui/form/segments";
import type { QuestionFormState } from "../advanced-settings/form-state";
import { MoreFields } from "../advanced-settings/more-fields";
import type { EditedQuestion } from "./editor-types";
import { asOptions, withOptions } from "./option-lines";
import { questionOptions } from "./question-values";

const TYPES = QUESTION_TYPES.map((value) => ({ value, label: TYPE_NAMES[value] }));

interface QuestionFieldsProps extends QuestionFormState {
  assessmentId: number;
  earlier: readonly EditedQuestion[];
}

/** Fields of a question, for adding and editing. */
export function QuestionFields({ form, pending, assessmentId, earlier }: QuestionFieldsProps) {
  const { questionType, options } = form.getValues();

  function changeOptions(lines: string): void {
    const { points, exclusiveOptions } = withOptions(form.getValues(), lines);
    form.setFieldValue("points", points);
    form.setFieldValue("exclusiveOptions", exclusiveOptions);
    form.setFieldValue("options", lines);
  }

  /** Inserts the cleaned text with execCommand so that the paste can be undone. */
  function pasteOptions(event: ClipboardEvent): void {
    const pasted = event.clipboardData.getData("text/plain");
    const options = asOptions(pasted);
    if (options === pasted || !document.execCommand("insertText", false, options)) return;
    event.preventDefault();
  }

  return (
    <Stack gap="md">
      <Textarea
        label="Question"
        required
        maxRows={8}
        data-autofocus
        readOnly={pending}
        {...form.getInputProps("questionText")}
      />
      <Segments label="Type" readOnly={pending} data={TYPES} {...form.getInputProps("questionType")} />
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
            onChange={({ currentTarget }) => changeOptions(currentTarget.value)}
            onPaste={pasteOptions}
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
      <MoreFields form={form} pending={pending} assessmentId={assessmentId} earlier={earlier} />
    </Stack>
  );
}

interface OptionChipsProps {
  /** Raw text, one option per line. */
  lines: string;
  /** Whether the field already shows an error. */
  isComplained: boolean;
}

/** Preview of the options while typing; highlights duplicates. */
function OptionChips({ lines, isComplained }: OptionChipsProps) {
  const options = questionOptions(lines);
  const duplicates = [...new Set(options.filter((option, index) => options.indexOf(option) < index))];
  if (options.length === 0) return null;
  return (
    <div>
      <Group gap={6} mt="xs">
        {[...new Set(options)].map((option) => (
          <Badge key={option} dir="auto" color={duplicates.includes(option) ? "red" : "gray"} maw="100%">
            {option}
          </Badge>
        ))}
      </Group>
      <Text size="xs" c="var(--mantine-color-error)" mt={4} role="status">
        {duplicates.length > 0 && !isComplained && `Listed more than once: ${duplicates.join(", ")}`}
      </Text>
    </div>
  );
}
