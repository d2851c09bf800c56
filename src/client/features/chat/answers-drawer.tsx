import "@mantine/core/styles/Overlay.layer.css";
import "@mantine/core/styles/ModalBase.layer.css";
import "@mantine/core/styles/Drawer.layer.css";
import { Drawer } from "@mantine/core";
import type { ComponentProps } from "react";
import { AnswersList } from "./answers-list";

interface AnswersDrawerProps extends ComponentProps<typeof AnswersList> {
  opened: boolean;
  /** Closed without going anywhere. */
  onClose: () => void;
}

/** The answers over the conversation, on a phone. */
export function AnswersDrawer({ opened, onClose, ...list }: AnswersDrawerProps) {
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size="min(360px, 90vw)"
      title="Your answers"
      returnFocus={false}
    >
      <AnswersList {...list} />
    </Drawer>
  );
}
