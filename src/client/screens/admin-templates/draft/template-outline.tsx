import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import type { QuestionType } from "#shared/domain/questions/question";
import { TYPE_NAMES } from "../../../components/template/question-type-labels";
import { plural } from "../../../ui/format/text";
import classes from "./outline.module.css";

interface OutlinedQuestion {
  questionText: string;
  questionType: QuestionType;
  isRequired: boolean;
  optionCount: number;
}

interface QuestionOutlineProps {
  /** Accessible name. */
  label: string;
  questions: readonly OutlinedQuestion[];
}

/** Questions that aren't stored yet, in order. */
export function QuestionOutline({ label, questions }: QuestionOutlineProps) {
  return (
    <Outline label={label}>
      <ol className={`${classes.list} ${classes.numbered}`}>
        {questions.map((question, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: questions have no ids yet, and their order never changes
          <Question key={index} {...question} />
        ))}
      </ol>
    </Outline>
  );
}

function Question({ questionText, questionType, isRequired, optionCount }: OutlinedQuestion) {
  const facts = [
    TYPE_NAMES[questionType],
    isRequired ? "Required" : "Optional",
    ...(optionCount > 0 ? [plural(optionCount, "option")] : []),
  ];
  return (
    <li>
      <Text size="sm" lineClamp={3} dir="auto">
        {questionText}
      </Text>
      <Text size="xs" c="dimmed">
        {facts.join(" · ")}
      </Text>
    </li>
  );
}

interface OutlineProps {
  /** Accessible name. */
  label: string;
  children: ReactNode;
}

/** Scrollable region for a part of a template that isn't stored yet. */
export function Outline({ label, children }: OutlineProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
    <section className={classes.region} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}

interface OutlineCounts {
  /** Names of areas. */
  dimensions: readonly string[];
  conditionCount: number;
  cardCount: number;
}

/** Summary of a template's scoring, conditions and cards, before it is stored. */
export function scoringLine({ dimensions, conditionCount, cardCount }: OutlineCounts): string {
  return [
    dimensions.length > 0
      ? `Scored in ${plural(dimensions.length, "area")}: ${dimensions.join(", ")}.`
      : "No scoring yet.",
    ...(conditionCount > 0
      ? [`${plural(conditionCount, "question has", "questions have")} conditions.`]
      : []),
    ...(cardCount > 0 ? [`${plural(cardCount, "advice card")}.`] : []),
  ].join(" ");
}
