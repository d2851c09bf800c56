import { Badge, Button, Text } from "@mantine/core";
import { useState } from "react";
import { answerAnchor } from "#shared/domain/advice";
import { type AnswerValue, answerText, isAnswered, isSkip } from "#shared/domain/answer";
import { ratingOutOfFive } from "#shared/domain/question";
import { useWords } from "../../parts/words";
import { IconCheck, IconCircle } from "../../ui/icons";
import { plural } from "../../ui/plural";
import type { Attempt, Question } from "./attempt-types";
import { DetailCard } from "./detail-card";
import classes from "./response-summary.module.css";

interface ResponseSummaryProps {
  questions: readonly Question[];
  responses: Attempt["responses"];
  /** Else answers to come may make more questions apply. */
  isCompleted: boolean;
  /** Where it stands among the cards on a phone. */
  order: number;
}

/** Every question that applies with its answer. */
export function ResponseSummary({ questions: all, responses, isCompleted, order }: ResponseSummaryProps) {
  const words = useWords();
  const [openOnly, setOpenOnly] = useState(false);
  const questions = all.filter(({ visible }) => visible);
  const hidden = all.length - questions.length;
  const open = questions.filter(({ id }) => !isAnswered(responses[id]));
  const shown = openOnly ? open : questions;
  return (
    <DetailCard
      title="Response Summary"
      order={order}
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
              <Text size="sm" fw={600} {...words}>
                {questions.indexOf(question) + 1}. {question.questionText}
              </Text>
              <AnsweredBadge isAnswered={isAnswered(responses[question.id])} />
            </div>
            <AnswerText question={question} answer={responses[question.id]} />
          </li>
        ))}
      </ol>
      {hidden > 0 && (
        <Text size="sm" c="dimmed" mt="md">
          {isCompleted
            ? `${plural(hidden, "question")} did not apply.`
            : `${plural(hidden, "more question depends", "more questions depend")} on the answers to come.`}
        </Text>
      )}
    </DetailCard>
  );
}

function AnsweredBadge({ isAnswered }: { isAnswered: boolean }) {
  const Icon = isAnswered ? IconCheck : IconCircle;
  return (
    <Badge
      color={isAnswered ? "green" : "gray"}
      flex="none"
      leftSection={<Icon size={14} stroke={2} aria-hidden />}
    >
      {isAnswered ? "Answered" : "No Response"}
    </Badge>
  );
}

function AnswerText({ question, answer }: { question: Question; answer: AnswerValue | undefined }) {
  const words = useWords();
  if (isAnswered(answer)) {
    return (
      <Text size="sm" {...words} className={classes.answer}>
        {question.questionType === "rating"
          ? ratingOutOfFive(question, answerText(answer))
          : answerText(answer)}
      </Text>
    );
  }
  const skipped = isSkip(answer ?? "");
  return (
    <Text size="sm" c="dimmed">
      {skipped ? "No answer provided (skipped)" : "User has not responded to this question yet"}
    </Text>
  );
}
