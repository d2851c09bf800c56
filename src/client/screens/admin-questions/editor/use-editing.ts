import { useEffect, useRef, useState } from "react";

/** Which question is open for editing: one at most. What was typed is given up only after a question. */
export function useEditing() {
  const [editedId, setEditedId] = useState<number>();
  const [isDirty, setDirty] = useState(false);
  /** What waits for the answer to "Discard changes?": the next question to open, or none. */
  const [waiting, setWaiting] = useState<{ next: number | undefined }>();
  const closedId = useRef<number>(undefined);

  // Back to where it was opened from, once that is there again.
  useEffect(() => {
    if (editedId === undefined && closedId.current !== undefined) {
      document.querySelector<HTMLElement>(`[data-edit="${closedId.current}"]`)?.focus();
    }
    closedId.current = editedId;
  }, [editedId]);

  const turnTo = (next: number | undefined) => {
    setEditedId(next);
    setDirty(false);
    setWaiting(undefined);
  };
  const turnToCarefully = (next: number | undefined, hasChanges: boolean) =>
    hasChanges ? setWaiting({ next }) : turnTo(next);

  return {
    editedId,
    isDirty,
    setDirty,
    open: (id: number) => turnToCarefully(id, isDirty),
    leave: (hasChanges: boolean) => turnToCarefully(undefined, hasChanges),
    close: () => turnTo(undefined),
    isAsking: waiting !== undefined,
    discard: () => waiting && turnTo(waiting.next),
    keep: () => setWaiting(undefined),
  };
}
