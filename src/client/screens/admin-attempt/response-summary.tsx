import { Badge, Button, Text } from "@mantine/core";
import { useState } from "react";
import { type AnswerValue, answerText, isAnswered, isSkip } from "#shared/domain/answer";
import { answerAnchor } from "#shared/domain/cards/advice";
import { ratingOutOfFive } from "#shared/domain/questions/question";
import { useTemplateLanguage } from "../../components/template/template-language";
import { plural } from "../../ui/format/text";
import { IconCheck, IconCircle } from "../../ui/layout/icons";
import type { AttemptDetails, AttemptQuestionData } from "./attempt-data";
import { DetailCard } from "./detail-card";
import classes from "./response-summary.module.css";

interface ResponseSummaryProps {
  questions: readonly AttemptQuestionData[];
  responses: AttemptDetails["responses"];
  /** Until completion, later answers may make more questions visible. */
  isCompleted: boolean;
}

/** All visible questions with their answers. */
export function ResponseSummary({ questions: all, responses, isCompleted }: ResponseSummaryProps) {
  const langProps = useTemplateLanguage();
  const [openOnly, setOpenOnly] = useState(false);
  const questions = all.filter(({ visible }) => visible);
  const hidden = all.length - questions.length;
  const open = questions.filter(({ id }) => !isAnswered(responses[id]));
  const shown = openOnly ? open : questions;
  return (
    <DetailCard
      title="Response Summary"
      order={5}
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
              <Text size="sm" fw={600} {...langProps}>
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
            ? `${plural(hidden, "question was skipped because its conditions weren't met", "questions were skipped because their conditions weren't met")}.`
            : `${plural(hidden, "more question")} may follow, depending on later answers.`}
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

function AnswerText({
  question,
  answer,
}: {
  question: AttemptQuestionData;
  answer: AnswerValue | undefined;
}) {
  const langProps = useTemplateLanguage();
  if (isAnswered(answer)) {
    return (
      <Text size="sm" {...langProps} className={classes.answer}>
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
