import { Button, Text } from "@mantine/core";
import { useState } from "react";
import { ChartTable, groupColumns } from "../../components/charts/chart-table";
import { useTemplateLanguage } from "../../components/template/template-language";
import { Bars } from "./bars";
import { barLength, shareText } from "./people";
import type { QuestionProps } from "./question-figures";
import classes from "./question-results.module.css";

/** So many options are shown of a longer list. */
const SHOWN = 10;

/** A choice: its options, the most chosen first. */
export function ChoiceBars({ question, groups }: QuestionProps) {
  const [isFull, setFull] = useState(false);
  const words = useTemplateLanguage();
  const options = byCount(question);
  // One more costs less room than the button.
  const isCut = !isFull && options.length > SHOWN + 1;
  const shown = isCut ? options.slice(0, SHOWN) : options;
  return (
    <>
      <Bars
        label={question.text}
        groups={groups}
        rows={shown.map(({ value, label, counts }) => ({
          key: value,
          label: <span {...words}>{label}</span>,
          cells: question.groups.map(({ answered }, index) => ({
            length: barLength(counts[index] ?? 0, answered),
            text: shareText(counts[index] ?? 0, answered),
          })),
        }))}
      />
      {isCut && (
        <Button
          className={classes.more}
          variant="subtle"
          size="sm"
          data-print="hide"
          onClick={() => setFull(true)}
        >
          Show all {options.length} options
        </Button>
      )}
      {question.isSeveral && (
        <Text size="sm" c="dimmed" mt="sm">
          People could choose several options.
        </Text>
      )}
      <ChartTable
        title={question.text}
        columns={["Option", ...groupColumns(groups, ["People"])]}
        rows={options.map(({ value, label, counts }) => ({
          key: value,
          cells: [
            label,
            ...question.groups.map(({ answered }, index) => shareText(counts[index] ?? 0, answered)),
          ],
        }))}
      />
    </>
  );
}

/** The options with their counts by group, the most chosen first; the others in the order of the question. */
function byCount({ choices, groups }: QuestionProps["question"]) {
  return choices
    .map(({ value, label }, place) => {
      const counts = groups.map((group) => group.counts[place] ?? 0);
      return { value, label: label ?? value, counts, total: counts.reduce((sum, count) => sum + count, 0) };
    })
    .toSorted((one, other) => other.total - one.total);
}
