import { type ReactNode, useEffect, useRef, useState } from "react";
import type { ChatState } from "#shared/contracts/chat";
import { notify } from "../../lib/notify";
import { AnswersAside } from "./answers-aside";
import { AnswersDrawer } from "./answers-drawer";
import classes from "./chat-frame.module.css";
import { ChatPanel } from "./chat-panel";
import { Follow } from "./follow";
import { useConversation } from "./use-conversation";

interface ChatFrameProps {
  /** The conversation as it was opened; give a key by attempt. */
  chat: ChatState;
  onResults: () => void;
  /** What stands beside the conversation; the answers when left out. */
  aside?: (chat: ChatState) => ReactNode;
}

/** A conversation with what stands beside it; on a phone the answers are a drawer. */
export function ChatFrame({ chat: opened, onResults, aside }: ChatFrameProps) {
  const conversing = useConversation(opened, onResults);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const opener = useRef<Element>(null);
  const { chat } = conversing.state;
  const answers = {
    attemptId: chat.attempt.id,
    questions: chat.questions,
    responses: chat.attempt.responses,
  };

  useEffect(() => notify.prepare(), []);

  function showAnswers(): void {
    opener.current = document.activeElement;
    setDrawerOpen(true);
  }

  function closeDrawer(): void {
    setDrawerOpen(false);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  }

  return (
    <div className={classes.frame}>
      <ChatPanel conversing={conversing} onViewResults={onResults} onShowAnswers={showAnswers} />
      {aside ? aside(chat) : <AnswersAside {...answers} />}
      <Follow conversing={conversing} />
      <AnswersDrawer
        {...answers}
        opened={isDrawerOpen}
        onClose={closeDrawer}
        onLeave={() => setDrawerOpen(false)}
      />
    </div>
  );
}
