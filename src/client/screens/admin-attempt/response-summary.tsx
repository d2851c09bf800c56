import { Badge, Button, Text } from "@mantine/core";
import { useState } from "react";
import { answerAnchor } from "#shared/domain/advice";
import { type AnswerValue, answerText, isAnswered, isSkip } from "#shared/domain/answer";
import { IconCheck, IconCircle } from "../../ui/icons";
import type { Attempt, Question } from "./attempt-types";
import { DetailCard } from "./detail-card";
import classes from "./response-summary.module.css";

interface ResponseSummaryProps {
  questions: readonly Question[];
  responses: Attempt["responses"];
}

/** Every question with its answer. */
export function ResponseSummary({ questions, responses }: ResponseSummaryProps) {
  const [openOnly, setOpenOnly] = useState(false);
  const open = questions.filter(({ id }) => !isAnswered(responses[id]));
  const shown = openOnly ? open : questions;
  return (
    <DetailCard
      title="Response Summary"
      order={4}
      actions={
        open.length > 0 && (
          <Button
            size="compact-sm"
            variant={openOnly ? "light" : "default"}
            aria-pressed={openOnly}
            onClick={() => setOpenOnly(!openOnly)}
          >
            Unanswered only ({open.length})
          </Button>
        )
      }
    >
      <ol className={classes.list}>
        {shown.map((question) => (
          <li key={question.id} id={answerAnchor(question.id)} className={classes.item}>
            <div className={classes.head}>
              <Text size="sm" fw={600} dir="auto">
                {questions.indexOf(question) + 1}. {question.questionText}
              </Text>
              <AnswerBadge answer={responses[question.id]} />
            </div>
            <AnswerText answer={responses[question.id]} isRating={question.questionType === "rating"} />
          </li>
        ))}
      </ol>
    </DetailCard>
  );
}

function AnswerBadge({ answer }: { answer: AnswerValue | undefined }) {
  if (isAnswered(answer)) {
    return (
      <Badge color="green" flex="none" leftSection={<IconCheck size={14} stroke={2} aria-hidden />}>
        Answered
      </Badge>
    );
  }
  return (
    <Badge color="gray" flex="none" leftSection={<IconCircle size={14} stroke={2} aria-hidden />}>
      No Response
    </Badge>
  );
}

function AnswerText({ answer, isRating }: { answer: AnswerValue | undefined; isRating: boolean }) {
  if (isAnswered(answer)) {
    return (
      <Text size="sm" dir="auto" className={classes.answer}>
        {answerText(answer)}
        {isRating && "/5"}
      </Text>
    );
  }
  const skipped = answer !== undefined && isSkip(answer);
  return (
    <Text size="sm" c="dimmed">
      {skipped ? "No answer provided (skipped)" : "User has not responded to this question yet"}
    </Text>
  );
}
