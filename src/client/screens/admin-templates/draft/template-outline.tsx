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
  /** What a reader calls the list. */
  label: string;
  questions: readonly OutlinedQuestion[];
}

/** Questions that are not stored yet, in their order. */
export function QuestionOutline({ label, questions }: QuestionOutlineProps) {
  return (
    <Outline label={label}>
      <ol className={`${classes.list} ${classes.numbered}`}>
        {questions.map((question, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no ids yet, and never change places
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
  /** What a reader calls it. */
  label: string;
  children: ReactNode;
}

/** Something of a template that is not stored yet, to be looked through; what is long scrolls by itself. */
export function Outline({ label, children }: OutlineProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={classes.region} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}

interface Brought {
  /** Names of dimensions. */
  dimensions: readonly string[];
  conditionCount: number;
  cardCount: number;
}

/** What a template that is not stored yet brings beside its questions: scores, conditions, advice. */
export function scoringLine({ dimensions, conditionCount, cardCount }: Brought): string {
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
