import { Input, NativeSelect, Switch, Text, TextInput } from "@mantine/core";
import { Fragment } from "react";
import { trpc } from "../../../api/trpc";
import { dimensionChoices } from "../../../components/template/dimension-choices";
import { FieldGroup } from "../../../ui/form/field-group";
import { fieldPosition } from "../../../ui/form/form";
import { Segments } from "../../../ui/form/segments";
import { AnchorLink } from "../../../ui/layout/links";
import { questionOptions } from "../editor/question-values";
import { errorOfAll, type QuestionFormState } from "./form-state";
import classes from "./more-fields.module.css";

const COMBINE = [
  { value: "max" as const, label: "Use highest score" },
  { value: "sum" as const, label: "Add up scores" },
];

interface ScoreFieldsProps extends QuestionFormState {
  assessmentId: number;
}

/** How an answer is scored, and its area. */
export function ScoreFields({ assessmentId, ...state }: ScoreFieldsProps) {
  const { form, pending } = state;
  const { questionType, selection, options } = form.getValues();
  const isChoice = questionType === "multiple_choice";
  return (
    <>
      <DimensionField {...state} assessmentId={assessmentId} />
      <TextInput
        label="Weight"
        description="0 to 100. A weight of 0 leaves this question out of the score."
        inputMode="decimal"
        autoComplete="off"
        readOnly={pending}
        {...form.getInputProps("weight")}
      />
      {isChoice && questionOptions(options).length > 0 && <PointsField {...state} />}
      {isChoice && selection === "several" && (
        <Segments
          label="When several options are selected"
          readOnly={pending}
          data={COMBINE}
          {...form.getInputProps("combine")}
        />
      )}
      <Switch
        label="Score skipped answers as 0"
        description="Otherwise, they're left out of the score"
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

interface DimensionFieldProps extends QuestionFormState {
  assessmentId: number;
}

/** Select for the question's area, or a link to set up scoring. */
function DimensionField({ form, pending, assessmentId }: DimensionFieldProps) {
  const scoring = trpc.admin.scoring.get.useQuery({ assessmentId });
  const { dimension } = form.getValues();
  const dimensions = scoring.data?.scoring?.dimensions ?? [];
  if (dimensions.length === 0 && dimension === "")
    return (
      <Text size="sm" c="dimmed">
        This template has no scoring yet.{" "}
        <AnchorLink
          to="/admin/templates/$assessmentId/scoring"
          params={{ assessmentId }}
          inherit
          underline="always"
        >
          Set up scoring
        </AnchorLink>{" "}
        to add areas.
      </Text>
    );
  return (
    <NativeSelect
      label="Area"
      description="The area this answer counts toward"
      disabled={pending}
      data={dimensionChoices(dimensions, dimension)}
      {...form.getInputProps("dimension")}
    />
  );
}

/** Points of each option. Input is kept as typed, even if invalid. */
function PointsField({ form, pending }: QuestionFormState) {
  const { options, points } = form.getValues();
  const knownOptions = [...new Set(questionOptions(options))];
  const errors = knownOptions.map((_, index) => form.errors[`points.${index}`]);

  function change(option: string, index: number, value: string): void {
    form.clearFieldError(`points.${index}`);
    form.setFieldValue("points", { ...points, [option]: value });
  }

  return (
    <FieldGroup
      label="Points"
      description="Give every option points, or leave all blank"
      error={errorOfAll(form, "points")}
    >
      <div className={classes.points}>
        {knownOptions.map((option, index) => (
          <Fragment key={option}>
            <span dir="auto" className={classes.option} aria-hidden>
              {option}
            </span>
            <TextInput
              size="sm"
              // Numeric keyboards may have no minus key.
              inputMode="text"
              autoComplete="off"
              aria-label={`Points for ${option}`}
              readOnly={pending}
              {...fieldPosition(form, `points.${index}`)}
              value={points[option] ?? ""}
              onChange={({ currentTarget: { value } }) => change(option, index, value)}
              error={Boolean(errors[index])}
            />
            {errors[index] && <Input.Error className={classes.problem}>{errors[index]}</Input.Error>}
          </Fragment>
        ))}
      </div>
    </FieldGroup>
  );
}
