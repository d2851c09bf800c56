import { TextInput } from "@mantine/core";
import { DIRECTIONS, type Direction, RATING_VALUES } from "#shared/domain/question";
import { FieldGroup } from "../../../ui/field-group";
import { Segments } from "../../../ui/segments";
import { NOT_SAID } from "../question-values";
import { errorOfAll, type QuestionFormState } from "./form-state";
import classes from "./more-fields.module.css";

const NAMES: Record<Direction, string> = { good: "Good", bad: "Bad", neutral: "Neutral" };
const ENDS = [
  { value: NOT_SAID, label: "Not said" },
  ...DIRECTIONS.map((value) => ({ value, label: NAMES[value] })),
];

/** What the numbers of a rating mean, and which end is the better one. */
export function ScaleFields({ form, pending }: QuestionFormState) {
  return (
    <>
      <FieldGroup
        label="Labels of the scale"
        description="What 1 to 5 mean: both ends at least, or none"
        error={errorOfAll(form, "scaleLabels")}
      >
        <div className={classes.labels}>
          {RATING_VALUES.map((rating, index) => (
            <TextInput
              key={rating}
              size="sm"
              aria-label={`Label of ${rating}`}
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
