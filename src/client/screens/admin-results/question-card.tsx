import { Card, Title } from "@mantine/core";
import { useId } from "react";
import type { ResultsFilter } from "#shared/contracts/template-results";
import type { TemplateId } from "#shared/domain/ids";
import { useTemplateLanguage } from "../../components/template/template-language";
import { ChoiceBars } from "./choice-bars";
import { type QuestionProps, questionAnchor, reachedText } from "./question-figures";
import classes from "./question-results.module.css";
import { RatingColumns } from "./rating-columns";
import { TextAnswers } from "./text-answers";

interface QuestionCardProps extends QuestionProps {
  /** Its place among the questions, from 1. */
  place: number;
  templateId: TemplateId;
  filter: ResultsFilter;
}

/** One question: how many people answered it, and what. */
export function QuestionCard({ question, groups, place, templateId, filter }: QuestionCardProps) {
  const id = useId();
  const words = useTemplateLanguage();
  const isRating = question.type === "rating";
  // Columns have their own line for each group.
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
          <span className={classes.place}>{place}.</span> <span {...words}>{question.text}</span>
        </Title>
        {!isReachedInChart &&
          question.groups.map((reached, index) => (
            <p key={groups[index]} className={classes.reached}>
              {groups.length > 1 && <strong dir="auto">{groups[index]}: </strong>}
              {reachedText(reached)}
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
