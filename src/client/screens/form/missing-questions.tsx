import { Alert, Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import type { AttemptQuestion } from "#shared/contracts/attempts";
import { isAnswered, type Responses } from "#shared/domain/answer";
import { remainingText } from "#shared/domain/attempt";
import { IconAlertTriangle } from "../../ui/layout/icons";
import classes from "./missing-questions.module.css";

interface MissingQuestionsProps {
  /** The required questions that were open when completing was tried. */
  missing: readonly AttemptQuestion[];
  /** Those that apply, as they are asked. */
  questions: readonly AttemptQuestion[];
  standing: Responses;
  onGoTo: (question: AttemptQuestion) => void;
}

/** Which required questions still stand in the way, each a way there; gone once they are answered. */
export function MissingQuestions({ missing, questions, standing, onGoTo }: MissingQuestionsProps) {
  const open = missing.filter((one) => questions.includes(one) && !isAnswered(standing[one.id]));
  const alert = useRef<HTMLDivElement>(null);
  // On a small screen it may lie under what is in sight.
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
