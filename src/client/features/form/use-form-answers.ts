import { useState } from "react";
import type { Attempt, AttemptQuestion } from "#shared/contracts/attempts";
import type { AnswerValue } from "#shared/domain/answer";
import { useAttemptCache } from "../../lib/attempt-cache";
import { dropDraft, keepDraft, readDraft } from "../../lib/drafts";
import { errorMessage } from "../../lib/errors";
import { notify } from "../../lib/notify";
import { trpc } from "../../lib/trpc";
import { type Edited, savable, shownAnswer, standingAnswers, withoutSaved } from "./answers";

export type SaveState =
  | { name: "idle" }
  | { name: "saving" }
  | { name: "saved"; at: Date }
  | { name: "failed" };

/** The form's answers: what is stored, what was changed here, and how the one becomes the other. */
export function useFormAnswers(attempt: Attempt, questions: readonly AttemptQuestion[]) {
  const [edited, setEdited] = useState<Edited>(() => draftsOf(attempt, questions));
  const [saveState, setSaveState] = useState<SaveState>({ name: "idle" });
  const cache = useAttemptCache();
  const { id, responses: stored } = attempt;

  const { mutateAsync } = trpc.user.attempts.saveResponses.useMutation({
    scope: { id: `save-${id}` },
    onSuccess: (saved, { responses }) => {
      cache.saved(id, saved);
      for (const questionId of Object.keys(responses))
        dropDraft({ attemptId: id, questionId: Number(questionId) });
    },
  });

  function change(question: AttemptQuestion, answer: AnswerValue): void {
    setEdited((before) => ({ ...before, [question.id]: answer }));
    if (question.questionType !== "text") void save({ ...edited, [question.id]: answer });
    else if (typeof answer === "string") keepDraft({ attemptId: id, questionId: question.id }, answer);
  }

  /** Stores what was changed; false when that failed, which is also told. Text that fails stays here. */
  async function save(changed: Edited = edited): Promise<boolean> {
    const responses = savable(questions, stored, changed);
    if (Object.keys(responses).length === 0) return true;
    setSaveState({ name: "saving" });
    try {
      await mutateAsync({ id, responses });
      setEdited((now) => withoutSaved(now, changed));
      setSaveState({ name: "saved", at: new Date() });
      return true;
    } catch (error) {
      setSaveState({ name: "failed" });
      notify.error("Error", errorMessage(error, "Failed to save progress. Please try again."));
      return false;
    }
  }

  /** Saves because somebody asked for it, and says so even when everything was stored before. */
  async function saveProgress(): Promise<void> {
    if (await save()) setSaveState({ name: "saved", at: new Date() });
  }

  return {
    answerTo: (question: AttemptQuestion) => shownAnswer(question.id, stored, edited),
    standing: standingAnswers(stored, edited),
    change,
    save: () => save(),
    saveProgress,
    saveState,
  };
}

function draftsOf(attempt: Attempt, questions: readonly AttemptQuestion[]): Edited {
  const drafts = questions
    .filter((question) => question.questionType === "text")
    .map((question) => [question.id, readDraft({ attemptId: attempt.id, questionId: question.id })] as const);
  return Object.fromEntries(drafts.filter(([, text]) => text !== ""));
}
