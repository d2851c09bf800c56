import { Button, Text } from "@mantine/core";
import { useState } from "react";
import type { AnswerValue } from "#shared/domain/answer";
import { currentQuestion } from "#shared/domain/attempt";
import { visible } from "#shared/domain/questions/conditions";
import type { EditedQuestion } from "../editor/editor-types";

export type PreviewRun = ReturnType<typeof usePreviewRun>;

/** Answers on trial, for form and chat alike: they are kept as long as the preview is open, and nowhere else. */
export function usePreviewRun(questions: readonly EditedQuestion[]) {
  const [answers, setAnswers] = useState<Readonly<Record<string, AnswerValue>>>({});
  const [run, setRun] = useState(1);

  /** Keeps an answer; gives the question behind it, and the first that has none yet. */
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
    /** Those that apply as the answers stand. */
    asked: visible(questions, answers),
    /** The first without an answer; undefined once all have one. */
    open: currentQuestion(questions, answers),
    restart,
    /** Number of the trial; another one begins anew. */
    run,
  };
}

/** What stands where the results would follow. */
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
