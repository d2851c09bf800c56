import { Switch, TextInput } from "@mantine/core";
import { Segments } from "../../../ui/segments";
import { optionsOf } from "../question-values";
import { DimensionField } from "./dimension-field";
import type { QuestionFormState } from "./form-state";
import { PointsField } from "./points-field";

const COMBINE = [
  { value: "max" as const, label: "The highest" },
  { value: "sum" as const, label: "Their sum" },
];

interface ScoreFieldsProps extends QuestionFormState {
  assessmentId: number;
}

/** What an answer is worth, and where it counts. */
export function ScoreFields({ assessmentId, ...state }: ScoreFieldsProps) {
  const { form, pending } = state;
  const { questionType, selection, options } = form.getValues();
  const isChoice = questionType === "multiple_choice";
  return (
    <>
      <DimensionField {...state} assessmentId={assessmentId} />
      <TextInput
        label="Weight"
        description="From 0 to 100; at 0 it does not count"
        inputMode="decimal"
        autoComplete="off"
        readOnly={pending}
        {...form.getInputProps("weight")}
      />
      {isChoice && optionsOf(options).length > 0 && <PointsField {...state} />}
      {isChoice && selection === "several" && (
        <Segments
          label="Points of several options"
          readOnly={pending}
          data={COMBINE}
          {...form.getInputProps("combine")}
        />
      )}
      <Switch
        label="Counts as 0 without an answer"
        description="Else it is left out of the value"
        size="sm"
        disabled={pending}
        checked={form.getValues().skipCounts === "zero"}
        onChange={({ currentTarget: { checked } }) =>
          form.setFieldValue("skipCounts", checked ? "zero" : "nothing")
        }
      />
    </>
  );
}
