import { Checkbox, Input, NativeSelect, Text, TextInput } from "@mantine/core";
import { type FocusEvent, useId } from "react";
import { COMBINATIONS, DIRECTIONS } from "#shared/domain/questions/question";
import type { Dimension } from "#shared/domain/scoring";
import { dimensionChoices } from "../../components/template/dimension-choices";
import classes from "./question-weight-table.module.css";
import { shownPoints, shownWeight } from "./question-weight-values";
import type { ScoredQuestionData } from "./scoring-values";
import type { QuestionWeights } from "./use-question-weights";

interface QuestionWeightRowProps {
  question: ScoredQuestionData;
  /** Position among all questions, from 1. */
  position: number;
  dimensions: readonly Dimension[];
  weights: QuestionWeights;
}

/** Table row with a question's area, weight and answer scores. */
export function QuestionWeightRow({ question, position, dimensions, weights }: QuestionWeightRowProps) {
  const { typed, type, leave, save, problemsOf } = weights;
  const { weightProblem, pointsProblem, refusal } = problemsOf(question);
  const problemId = useId();
  const name = `question ${position}`;
  const dimension = question.dimension ?? "";
  const leaveRow = ({ currentTarget, relatedTarget }: FocusEvent<HTMLTableRowElement>) => {
    if (!currentTarget.contains(relatedTarget)) leave(question);
  };
  return (
    <tr id={weightRowId(question.id)} className={classes.row} onBlur={leaveRow}>
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
          aria-label={`Area for ${name}`}
          data={dimensionChoices(dimensions, dimension, "No area")}
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
            weights={weights}
            problem={pointsProblem}
            problemId={problemId}
          />
        )}
        <Checkbox
          mt={8}
          size="xs"
          label="Score skipped answers as 0"
          aria-label={`Score skipped answers as 0 for ${name}`}
          checked={question.skipCounts === "zero"}
          onChange={({ currentTarget: { checked } }) =>
            save(question, { skipCounts: checked ? "zero" : "nothing" })
          }
        />
      </td>
    </tr>
  );
}

export const weightRowId = (questionId: number) => `worth-${questionId}`;

const DIRECTION_CHOICES = [
  { value: "", label: "Not set (not scored)" },
  { value: "good", label: "Higher is better" },
  { value: "bad", label: "Lower is better" },
  { value: "neutral", label: "Neutral (not scored)" },
];

interface OptionPointsProps {
  question: ScoredQuestionData;
  /** Such as "question 3". */
  name: string;
  weights: QuestionWeights;
  problem: string | undefined;
  problemId: string;
}

/** Points for each option. If all are empty, the question isn't scored. */
function OptionPoints({ question, name, weights, problem, problemId }: OptionPointsProps) {
  const input = weights.typed[question.id];
  return (
    <>
      <ul className={classes.options}>
        {question.options?.map((option) => (
          <li key={option}>
            <span dir="auto">{option}</span>
            <Input
              size="xs"
              className={classes.points}
              aria-label={`Points for ${option}, ${name}`}
              // Mantine would set aria-describedby to its own message only.
              withAria={false}
              aria-describedby={problemId}
              aria-invalid={problem !== undefined}
              inputMode="text"
              data-column="points"
              placeholder="–"
              value={shownPoints(question, option, input)}
              error={problem !== undefined}
              onChange={({ currentTarget: { value } }) =>
                weights.type(question, { points: { ...input?.points, [option]: value } })
              }
            />
          </li>
        ))}
      </ul>
      <Text id={problemId} size="xs" c="var(--mantine-color-error)" aria-live="polite">
        {problem}
      </Text>
      {question.selection === "several" && (
        <NativeSelect
          mt={6}
          size="xs"
          aria-label={`How to score multiple selected options in ${name}`}
          data={COMBINATION_CHOICES}
          value={question.combine}
          onChange={({ currentTarget: { value } }) =>
            weights.save(question, { combine: COMBINATIONS.find((one) => one === value) ?? "max" })
          }
        />
      )}
    </>
  );
}

const COMBINATION_CHOICES = [
  { value: "max", label: "Use the highest-scoring option" },
  { value: "sum", label: "Add up the selected options" },
];
