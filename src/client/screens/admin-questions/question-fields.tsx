import { Stack, Switch, Textarea } from "@mantine/core";
import type { ClipboardEvent } from "react";
import { QUESTION_TYPES } from "#shared/domain/question";
import { TYPE_NAMES } from "../../parts/question-type-names";
import { Segments } from "../../ui/segments";
import type { Question } from "./editor-types";
import { withOptions } from "./more/carried-options";
import type { QuestionFormState } from "./more/form-state";
import { MoreFields } from "./more/more-fields";
import { OptionChips } from "./option-chips";
import { asOptions } from "./pasted-options";

const TYPES = QUESTION_TYPES.map((value) => ({ value, label: TYPE_NAMES[value] }));

interface QuestionFieldsProps extends QuestionFormState {
  assessmentId: number;
  /** Those that are asked before it. */
  earlier: readonly Question[];
}

/** What can be said about a question, for adding and for editing. */
export function QuestionFields({ form, pending, assessmentId, earlier }: QuestionFieldsProps) {
  const { questionType, options } = form.getValues();

  function changeOptions(lines: string): void {
    const { points, exclusiveOptions } = withOptions(form.getValues(), lines);
    form.setFieldValue("points", points);
    form.setFieldValue("exclusiveOptions", exclusiveOptions);
    form.setFieldValue("options", lines);
  }

  /** As if it had been typed, so that it can be undone. */
  function pasteOptions(event: ClipboardEvent): void {
    const pasted = event.clipboardData.getData("text/plain").replaceAll("\r\n", "\n");
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
