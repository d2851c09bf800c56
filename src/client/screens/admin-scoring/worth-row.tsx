import { Checkbox, NativeSelect, Text, TextInput } from "@mantine/core";
import { type FocusEvent, useId } from "react";
import { DIRECTIONS } from "#shared/domain/question";
import type { Dimension } from "#shared/domain/scoring";
import { dimensionChoices } from "../../parts/dimension-choices";
import { OptionPoints } from "./option-points";
import type { Question } from "./scoring-types";
import type { Worths } from "./use-worths";
import classes from "./worth-table.module.css";
import { shownWeight } from "./worth-values";

interface WorthRowProps {
  question: Question;
  /** 1 for the first of all questions. */
  position: number;
  dimensions: readonly Dimension[];
  worths: Worths;
}

/** One question of the table. */
export function WorthRow({ question, position, dimensions, worths }: WorthRowProps) {
  const { typed, type, leave, save, problemsOf } = worths;
  const { weightProblem, pointsProblem, refusal } = problemsOf(question);
  const problemId = useId();
  const name = `question ${position}`;
  const dimension = question.dimension ?? "";
  const leaveRow = ({ currentTarget, relatedTarget }: FocusEvent<HTMLTableRowElement>) => {
    if (!currentTarget.contains(relatedTarget)) leave(question);
  };
  return (
    <tr id={rowId(question.id)} className={classes.row} onBlur={leaveRow}>
      <th scope="row" className={classes.question}>
        <Text size="sm" fw={600} dir="auto" component="span">
          {position}. {question.questionText}
        </Text>
        {refusal && (
          <Text size="xs" c="var(--mantine-color-error)" role="alert">
            {refusal}
          </Text>
        )}
      </th>
      <td>
        <NativeSelect
          size="sm"
          aria-label={`Dimension of ${name}`}
          data={dimensionChoices(dimensions, dimension, "No dimension")}
          value={dimension}
          onChange={({ currentTarget: { value } }) => save(question, { dimension: value || null })}
        />
      </td>
      <td>
        <TextInput
          size="sm"
          aria-label={`Weight of ${name}`}
          inputMode="decimal"
          data-column="weight"
          value={shownWeight(question, typed[question.id])}
          error={weightProblem}
          onChange={({ currentTarget: { value } }) => type(question, { weight: value })}
        />
      </td>
      <td>
        {question.questionType === "rating" ? (
          <NativeSelect
            size="sm"
            aria-label={`What a high rating means in ${name}`}
            data={DIRECTION_CHOICES}
            value={question.highIs ?? ""}
            onChange={({ currentTarget: { value } }) =>
              save(question, { highIs: DIRECTIONS.find((direction) => direction === value) ?? null })
            }
          />
        ) : (
          <OptionPoints
            question={question}
            name={name}
            worths={worths}
            problem={pointsProblem}
            problemId={problemId}
          />
        )}
        <Checkbox
          mt={8}
          size="xs"
          label="No answer counts as 0"
          aria-label={`No answer to ${name} counts as 0`}
          checked={question.skipCounts === "zero"}
          onChange={({ currentTarget: { checked } }) =>
            save(question, { skipCounts: checked ? "zero" : "nothing" })
          }
        />
      </td>
    </tr>
  );
}

export const rowId = (questionId: number) => `worth-${questionId}`;

const DIRECTION_CHOICES = [
  { value: "", label: "Not said: does not score" },
  { value: "good", label: "A high rating is good" },
  { value: "bad", label: "A high rating is bad" },
  { value: "neutral", label: "Neither: does not score" },
];
