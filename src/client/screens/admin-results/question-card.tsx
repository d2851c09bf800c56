import { Button, Card, Text, Title } from "@mantine/core";
import { useId, useState } from "react";
import type { ResultsFilter } from "#shared/contracts/template-results";
import type { TemplateId } from "#shared/domain/ids";
import { ChartTable, groupColumns } from "../../components/charts/chart-table";
import { useTemplateLanguage } from "../../components/template/template-language";
import { Bars } from "./bars";
import { barLength, type QuestionProps, questionAnchor, reachedText, shareText } from "./figures-text";
import classes from "./question-results.module.css";
import { RatingColumns } from "./rating-columns";
import { TextAnswers } from "./text-answers";

/** Number of options shown of a long list. */
const MAX_OPTIONS = 10;

interface QuestionCardProps extends QuestionProps {
  /** Position among the questions, from 1. */
  place: number;
  templateId: TemplateId;
  filter: ResultsFilter;
}

/** Response figures and answers of one question. */
export function QuestionCard({ question, groups, place, templateId, filter }: QuestionCardProps) {
  const id = useId();
  const langProps = useTemplateLanguage();
  const isRating = question.type === "rating";
  // The rating chart shows them for each group.
  const isReachedInChart = groups.length > 1 && isRating;
  return (
    <Card
      component="section"
      id={questionAnchor(place)}
      aria-labelledby={id}
      className={classes.card}
      data-compared={groups.length > 1 || undefined}
    >
      <div className={classes.head}>
        <Title order={3} id={id} className={classes.title}>
          <span className={classes.place}>{place}.</span> <span {...langProps}>{question.text}</span>
        </Title>
        {!isReachedInChart &&
          question.groups.map((group, index) => (
            <p key={groups[index]} className={classes.reached}>
              {groups.length > 1 && <strong dir="auto">{groups[index]}: </strong>}
              {reachedText(group)}
            </p>
          ))}
      </div>
      <div className={classes.chart}>
        {isRating && <RatingColumns question={question} groups={groups} />}
        {question.type === "multiple_choice" && <ChoiceBars question={question} groups={groups} />}
        {question.type === "text" && (
          <TextAnswers templateId={templateId} filter={filter} questionKey={question.key} />
        )}
      </div>
    </Card>
  );
}

/** Answers to a choice question, most chosen first. */
function ChoiceBars({ question, groups }: QuestionProps) {
  const [isFull, setFull] = useState(false);
  const langProps = useTemplateLanguage();
  const options = sortByCount(question);
  // One more option takes less room than the button.
  const isCut = !isFull && options.length > MAX_OPTIONS + 1;
  const visibleOptions = isCut ? options.slice(0, MAX_OPTIONS) : options;
  return (
    <>
      <Bars
        label={question.text}
        groups={groups}
        rows={visibleOptions.map(({ value, label, counts }) => ({
          key: value,
          label: <span {...langProps}>{label}</span>,
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

/** Options with their counts by group, sorted by total; ties keep the question's order. */
function sortByCount({ choices, groups }: QuestionProps["question"]) {
  return choices
    .map(({ value, label }, place) => {
      const counts = groups.map((group) => group.counts[place] ?? 0);
      return { value, label: label ?? value, counts, total: counts.reduce((sum, count) => sum + count, 0) };
    })
    .toSorted((one, other) => other.total - one.total);
}
