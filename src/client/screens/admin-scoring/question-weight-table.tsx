import { Text } from "@mantine/core";
import type { KeyboardEvent } from "react";
import type { Dimension, Scoring } from "#shared/domain/scoring";
import { Section } from "../../ui/layout/section";
import { QuestionWeightRow, weightRowId } from "./question-weight-row";
import classes from "./question-weight-table.module.css";
import type { ScoredQuestionData, ScoringValues } from "./scoring-values";
import type { QuestionWeights } from "./use-question-weights";

interface QuestionWeightTableProps {
  /** Stored scoring, whose areas can be selected; null before the first save. */
  stored: Scoring | null;
  values: ScoringValues;
  weights: QuestionWeights;
}

/** Choice and rating questions with area, weight and answer scores. */
export function QuestionWeightTable({ stored, values, weights }: QuestionWeightTableProps) {
  const closedQuestions = weights.stored.filter(({ questionType }) => questionType !== "text");
  const existingKeys = new Set(values.dimensions.map(({ key }) => key));
  const dimensions = (stored?.dimensions ?? []).filter(({ key }) => existingKeys.has(key));
  const isBehind = values.dimensions.some(
    ({ key }) => !stored?.dimensions.some((known) => known.key === key),
  );
  return (
    <Section
      title="Questions"
      hint="Choose how each answer is scored. Changes save automatically. Text questions aren't scored."
    >
      {isBehind && (
        <Text size="sm" mb="sm">
          Save scoring to use the new areas here.
        </Text>
      )}
      {closedQuestions.length === 0 ? (
        <Text size="sm" c="dimmed">
          No multiple-choice or rating questions yet.
        </Text>
      ) : (
        <>
          <QuestionWeightSummary questions={weights.stored} dimensions={dimensions} />
          <table className={classes.table} aria-label="Question scoring" onKeyDown={moveFocusByKey}>
            <thead>
              <tr>
                <th scope="col">Question</th>
                <th scope="col">Area</th>
                <th scope="col">Weight</th>
                <th scope="col">Answer scores</th>
              </tr>
            </thead>
            <tbody>
              {closedQuestions.map((question) => (
                <QuestionWeightRow
                  key={question.id}
                  question={question}
                  position={weights.stored.indexOf(question) + 1}
                  dimensions={dimensions}
                  weights={weights}
                />
              ))}
            </tbody>
          </table>
        </>
      )}
    </Section>
  );
}

/** Arrow keys and Enter move to the weight, or points, field above or below, across rows. */
function moveFocusByKey(event: KeyboardEvent<HTMLTableElement>): void {
  const { key, target, currentTarget, nativeEvent } = event;
  const step = key === "ArrowUp" ? -1 : key === "ArrowDown" || key === "Enter" ? 1 : 0;
  if (step === 0 || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
  const { column } = target.dataset;
  if (column === undefined) return;
  event.preventDefault();
  const fields = [...currentTarget.querySelectorAll<HTMLInputElement>(`input[data-column="${column}"]`)];
  const next = fields[fields.indexOf(target) + step];
  if (next) {
    next.focus();
    next.select();
  } else if (key === "Enter") target.blur();
}

interface QuestionWeightSummaryProps {
  questions: readonly ScoredQuestionData[];
  dimensions: readonly Dimension[];
}

/** Questions by area, and those without one; each number links to its row. */
function QuestionWeightSummary({ questions, dimensions }: QuestionWeightSummaryProps) {
  const numbered = questions
    .map((question, index) => ({ question, position: index + 1 }))
    .filter(({ question }) => question.questionType !== "text");
  const dimensionKeys = new Set(dimensions.map(({ key }) => key));
  const groups = [
    ...dimensions.map(({ key, name }) => ({
      key,
      name,
      members: numbered.filter(({ question }) => question.dimension === key),
    })),
    {
      key: "",
      name: "Questions without an area",
      members: numbered.filter(
        ({ question }) => question.dimension === null || !dimensionKeys.has(question.dimension),
      ),
    },
  ];
  return (
    <dl className={classes.summary}>
      {groups.map(({ key, name, members }) => (
        <div key={key}>
          <dt dir="auto">{name}</dt>
          <dd>
            {members.length === 0 && "None"}
            {members.map(({ question, position }) => (
              <a
                key={question.id}
                href={`#${weightRowId(question.id)}`}
                aria-label={`Question ${position}: ${question.questionText}`}
                onClick={(event) => {
                  event.preventDefault();
                  const row = document.getElementById(weightRowId(question.id));
                  row?.scrollIntoView({ block: "center" });
                  row?.querySelector("select")?.focus({ preventScroll: true });
                }}
              >
                {position}
              </a>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
