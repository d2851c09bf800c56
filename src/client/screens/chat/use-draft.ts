import { useState } from "react";
import { keepDraft, readDraft } from "../../state/drafts";

/** Composer text of a question, stored for the tab. `clear` keeps the stored text until the server has the answer. */
export function useDraft(attemptId: number, questionId: number | null) {
  const stored = () => (questionId === null ? "" : readDraft({ attemptId, questionId }));
  const [draft, setDraft] = useState(() => ({ questionId, text: stored() }));
  if (draft.questionId !== questionId) setDraft({ questionId, text: stored() });

  function write(text: string): void {
    setDraft({ questionId, text });
    if (questionId !== null) keepDraft({ attemptId, questionId }, text);
  }

  return { text: draft.text, write, clear: () => setDraft({ questionId, text: "" }) };
}
