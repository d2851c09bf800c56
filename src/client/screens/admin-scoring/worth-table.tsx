import { Text } from "@mantine/core";
import type { KeyboardEvent } from "react";
import type { Scoring } from "#shared/domain/scoring";
import { Section } from "../../ui/section";
import type { ScoringValues } from "./scoring-values";
import type { Worths } from "./use-worths";
import { WorthRow } from "./worth-row";
import { WorthSummary } from "./worth-summary";
import classes from "./worth-table.module.css";

interface WorthTableProps {
  /** The scoring that questions can be given dimensions of; null before the first save. */
  stored: Scoring | null;
  values: ScoringValues;
  worths: Worths;
}

/** Every closed question with its dimension, its weight and what its answers are worth. */
export function WorthTable({ stored, values, worths }: WorthTableProps) {
  const closed = worths.stored.filter(({ questionType }) => questionType !== "text");
  const kept = new Set(values.dimensions.map(({ key }) => key));
  const dimensions = (stored?.dimensions ?? []).filter(({ key }) => kept.has(key));
  const isBehind = values.dimensions.some(
    ({ key }) => !stored?.dimensions.some((known) => known.key === key),
  );
  return (
    <Section
      title="Questions"
      hint="What each answer is worth. Every change here is saved by itself; open questions never score. Arrow keys go from number to number."
    >
      {isBehind && (
        <Text size="sm" mb="sm">
          Save the scoring to give questions its new dimensions.
        </Text>
      )}
      {closed.length === 0 ? (
        <Text size="sm" c="dimmed">
          There are no multiple choice or rating questions yet.
        </Text>
      ) : (
        <>
          <WorthSummary questions={worths.stored} dimensions={dimensions} />
          <table className={classes.table} aria-label="Questions and what they are worth" onKeyDown={goDown}>
            <thead>
              <tr>
                <th scope="col">Question</th>
                <th scope="col">Counts towards</th>
                <th scope="col">Weight</th>
                <th scope="col">What answers are worth</th>
              </tr>
            </thead>
            <tbody>
              {closed.map((question) => (
                <WorthRow
                  key={question.id}
                  question={question}
                  position={worths.stored.indexOf(question) + 1}
                  dimensions={dimensions}
                  worths={worths}
                />
              ))}
            </tbody>
          </table>
        </>
      )}
    </Section>
  );
}

/** Arrows and Enter lead to the number above or below, across rows: weights to weights, points to points. */
function goDown(event: KeyboardEvent<HTMLTableElement>): void {
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
