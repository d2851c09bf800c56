import { TextInput } from "@mantine/core";
import { DIRECTIONS, type Direction, RATING_VALUES } from "#shared/domain/questions/question";
import { FieldGroup } from "../../../ui/form/field-group";
import { Segments } from "../../../ui/form/segments";
import { UNSET_DIRECTION } from "../editor/question-values";
import { errorOfAll, type QuestionFormState } from "./form-state";
import classes from "./more-fields.module.css";

const NAMES: Record<Direction, string> = { good: "Good", bad: "Bad", neutral: "Neutral" };
const ENDS = [
  { value: UNSET_DIRECTION, label: "Not set" },
  ...DIRECTIONS.map((value) => ({ value, label: NAMES[value] })),
];

/** Labels of the rating scale, and which end is better. */
export function ScaleFields({ form, pending }: QuestionFormState) {
  return (
    <>
      <FieldGroup
        label="Scale labels"
        description="Label at least the lowest and highest ratings, or leave all blank"
        error={errorOfAll(form, "scaleLabels")}
      >
        <div className={classes.labels}>
          {RATING_VALUES.map((rating, index) => (
            <TextInput
              key={rating}
              size="sm"
              aria-label={`Label for ${rating}`}
              leftSection={rating}
              leftSectionPointerEvents="none"
              readOnly={pending}
              {...form.getInputProps(`scaleLabels.${index}`)}
            />
          ))}
        </div>
      </FieldGroup>
      <Segments
        label="A high rating is"
        size="xs"
        readOnly={pending}
        data={ENDS}
        {...form.getInputProps("highIs")}
      />
    </>
  );
}
