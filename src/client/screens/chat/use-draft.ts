import { useState } from "react";
import { keepDraft, readDraft } from "../../state/drafts";

/**
 * Composer text for one question, stored for the tab on every change. `clear` empties only the composer: the stored
 * text is kept until the server has it.
 */
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
