import { Card, Text } from "@mantine/core";
import type { ReactNode } from "react";
import type { Results } from "#shared/contracts/attempts";
import { isAnswered } from "#shared/domain/answer";
import { longDateTime } from "../../ui/dates";
import { Time } from "../../ui/time";
import classes from "./report.module.css";

/** When it began, when it ended, and how much was answered. */
export function ResultFacts({ userAssessment, questions }: Pick<Results, "userAssessment" | "questions">) {
  const { startedAt, completedAt, responses } = userAssessment;
  const answered = questions.filter((question) => isAnswered(responses[question.id])).length;
  return (
    <div className={classes.facts}>
      <Fact label="Started">{startedAt ? <Time date={startedAt} format={longDateTime} /> : "N/A"}</Fact>
      <Fact label="Completed">{completedAt ? <Time date={completedAt} format={longDateTime} /> : "N/A"}</Fact>
      <Fact label="Questions Answered">
        <span className="tabular">
          {answered}
          {answered < questions.length && ` of ${questions.length}`}
        </span>
      </Fact>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Card padding="md">
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      <Text fw={600}>{children}</Text>
    </Card>
  );
}
