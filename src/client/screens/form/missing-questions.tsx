import { Alert, Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import type { AttemptQuestion } from "#shared/contracts/attempts";
import { isAnswered, type Responses } from "#shared/domain/answer";
import { remainingText } from "#shared/domain/questions/required-questions";
import { IconAlertTriangle } from "../../ui/layout/icons";
import classes from "./missing-questions.module.css";

interface MissingQuestionsProps {
  /** Required questions that were open at the last attempt to complete. */
  missing: readonly AttemptQuestion[];
  /** Visible questions in display order. */
  questions: readonly AttemptQuestion[];
  responses: Responses;
  onGoTo: (question: AttemptQuestion) => void;
}

/** Lists unanswered required questions with links; disappears once they are answered. */
export function MissingQuestions({ missing, questions, responses, onGoTo }: MissingQuestionsProps) {
  const open = missing.filter((one) => questions.includes(one) && !isAnswered(responses[one.id]));
  const alert = useRef<HTMLDivElement>(null);
  // It may be out of view on a small screen.
  useEffect(() => {
    if (missing.length > 0) alert.current?.scrollIntoView({ block: "nearest" });
  }, [missing]);

  if (open.length === 0) return null;
  return (
    <Alert
      ref={alert}
      color="red"
      role="presentation"
      mt="md"
      title="Required Questions"
      icon={<IconAlertTriangle size={20} aria-hidden />}
    >
      {remainingText(open.length)}
      <ul className={classes.links}>
        {open.map((question) => (
          <li key={question.id}>
            <Button variant="subtle" color="red" size="compact-md" onClick={() => onGoTo(question)}>
              Question {questions.indexOf(question) + 1}
            </Button>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
