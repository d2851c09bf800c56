import type { ComponentProps } from "react";
import { Dialog } from "../../ui/dialog";
import { AnswersList } from "./answers-list";

interface AnswersDrawerProps extends ComponentProps<typeof AnswersList> {
  opened: boolean;
  /** Closed without going anywhere. */
  onClose: () => void;
}

/** The answers over the conversation, on a phone. */
export function AnswersDrawer({ opened, onClose, ...list }: AnswersDrawerProps) {
  return (
    <Dialog opened={opened} onClose={onClose} place="right" width="min(360px, 90vw)" title="Your answers">
      <AnswersList {...list} />
    </Dialog>
  );
}
