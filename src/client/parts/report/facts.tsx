import { Card, Text } from "@mantine/core";
import type { ReactNode } from "react";
import type { Results } from "#shared/contracts/attempts";
import { isAnswered } from "#shared/domain/answer";
import { timeTaken } from "#shared/domain/duration";
import { longDate, longDateTime } from "../../ui/dates";
import { Time } from "../../ui/time";
import classes from "./report.module.css";
import { shownQuestions } from "./shown-questions";

type Facts = Pick<Results, "userAssessment" | "questions">;

/** How many of the questions that applied were answered. */
function answeredOf({ userAssessment: { responses }, questions }: Facts) {
  const asked = shownQuestions(questions);
  return { answered: asked.filter(({ id }) => isAnswered(responses[id])).length, asked: asked.length };
}

/** Who, when, how long and how many, in one line. Paper says it in its head and at its end. */
export function FactsLine({ participant, ...facts }: Facts & { participant: string }) {
  const { startedAt, completedAt } = facts.userAssessment;
  const { answered, asked } = answeredOf(facts);
  return (
    <p className={classes.line}>
      <bdi>{participant}</bdi>
      {completedAt && <Time date={completedAt} format={longDate} />}
      {startedAt && completedAt && <span>{timeTaken(startedAt, completedAt)}</span>}
      <span className="tabular">
        {answered} of {asked} answered
      </span>
    </p>
  );
}

/** When it began, when it ended, and how much was answered. */
export function ResultFacts(facts: Facts) {
  const { startedAt, completedAt } = facts.userAssessment;
  const { answered, asked } = answeredOf(facts);
  return (
    <div className={classes.facts}>
      <Fact label="Started">{startedAt ? <Time date={startedAt} format={longDateTime} /> : "N/A"}</Fact>
      <Fact label="Completed">{completedAt ? <Time date={completedAt} format={longDateTime} /> : "N/A"}</Fact>
      <Fact label="Questions Answered">
        <span className="tabular">
          {answered}
          {answered < asked && ` of ${asked}`}
        </span>
      </Fact>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Card padding="sm">
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      <Text size="sm" fw={600}>
        {children}
      </Text>
    </Card>
  );
}
