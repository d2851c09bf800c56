import { Input, TextInput } from "@mantine/core";
import { Fragment } from "react";
import { FieldGroup } from "../../../ui/field-group";
import { placeOf } from "../../../ui/form";
import { optionsOf } from "../question-values";
import { errorOfAll, type QuestionFormState } from "./form-state";
import classes from "./more-fields.module.css";

/** The points beside the options; what was typed stays, whatever it is. */
export function PointsField({ form, pending }: QuestionFormState) {
  const { options, points } = form.getValues();
  const known = [...new Set(optionsOf(options))];
  const errors = known.map((_, index) => form.errors[`points.${index}`]);

  function change(option: string, index: number, value: string): void {
    form.clearFieldError(`points.${index}`);
    form.setFieldValue("points", { ...points, [option]: value });
  }

  return (
    <FieldGroup
      label="Points"
      description="A number for each option, or none at all"
      error={errorOfAll(form, "points")}
    >
      <div className={classes.points}>
        {known.map((option, index) => (
          <Fragment key={option}>
            <span dir="auto" className={classes.option} aria-hidden>
              {option}
            </span>
            <TextInput
              size="sm"
              // The keyboard for numbers may have no minus.
              inputMode="text"
              autoComplete="off"
              aria-label={`Points of ${option}`}
              readOnly={pending}
              {...placeOf(form, `points.${index}`)}
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
