import { Button, Text } from "@mantine/core";
import { useState } from "react";
import type { AnswerValue } from "#shared/domain/answer";
import { currentQuestion } from "#shared/domain/attempt";
import { visible } from "#shared/domain/questions/conditions";
import type { EditedQuestion } from "../editor/editor-types";

export type PreviewRun = ReturnType<typeof usePreviewRun>;

/** Sample answers shared by the form and chat previews, kept only while the preview is open. */
export function usePreviewRun(questions: readonly EditedQuestion[]) {
  const [answers, setAnswers] = useState<Readonly<Record<string, AnswerValue>>>({});
  const [run, setRun] = useState(1);

  /** Records an answer; returns the question after it and the first unanswered one. */
  function answer(question: EditedQuestion, value: AnswerValue) {
    const after = { ...answers, [question.id]: value };
    setAnswers(after);
    const asked = visible(questions, after);
    const following = asked[asked.findIndex(({ id }) => id === question.id) + 1];
    return { following, open: currentQuestion(questions, after) };
  }

  function restart(): void {
    setAnswers({});
    setRun(run + 1);
  }

  return {
    questions,
    answers,
    answer,
    /** Visible questions. */
    asked: visible(questions, answers),
    /** The first unanswered question; undefined when all are answered. */
    open: currentQuestion(questions, answers),
    restart,
    /** Incremented by `restart`; used as a key to reset the views. */
    run,
  };
}

/** Shown where results would follow. */
export function PreviewEnd({ trial }: { trial: PreviewRun }) {
  return (
    <>
      <Text role="status">End of preview. Nothing was saved.</Text>
      <div>
        <Button variant="default" onClick={trial.restart}>
          Restart preview
        </Button>
      </div>
    </>
  );
}
