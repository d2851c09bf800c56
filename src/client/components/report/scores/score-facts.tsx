import { Card, Text } from "@mantine/core";
import type { ReactNode } from "react";
import type { Results } from "#shared/contracts/attempts";
import { isAnswered } from "#shared/domain/answer";
import { longDateTime } from "../../../ui/format/dates";
import { Time } from "../../../ui/format/time";
import classes from "../report.module.css";
import { visibleQuestions } from "../visible-questions";

type Facts = Pick<Results, "userAssessment" | "questions">;

/** How many of the questions that applied were answered. */
function answeredOf({ userAssessment: { responses }, questions }: Facts) {
  const asked = visibleQuestions(questions);
  return { answered: asked.filter(({ id }) => isAnswered(responses[id])).length, asked: asked.length };
}

/** Three cards: when the attempt started, when it was completed, and how many questions were answered. */
export function ResultFacts(facts: Facts) {
  const { startedAt, completedAt } = facts.userAssessment;
  const { answered, asked } = answeredOf(facts);
  return (
    <div className={classes.facts}>
      <Fact label="Started">{startedAt ? <Time date={startedAt} format={longDateTime} /> : "N/A"}</Fact>
      <Fact label="Completed">{completedAt ? <Time date={completedAt} format={longDateTime} /> : "N/A"}</Fact>
      <Fact label="Questions answered">
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
