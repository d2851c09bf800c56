import { useRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { ChatState } from "#shared/contracts/chat";
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
  const { chat } = conversing.state;
  const router = useRouter();
  const isAtEnd = chat.currentQuestionId === null;
  const answers = {
    attemptId: chat.attempt.id,
    questions: chat.questions,
    responses: chat.attempt.responses,
  };

  // Their part of the code comes while the answers are looked at.
  useEffect(() => {
    const params = { id: chat.attempt.id };
    if (isAtEnd) void router.preloadRoute({ to: "/assessment/$id/results", params });
  }, [router, isAtEnd, chat.attempt.id]);

  return (
    <div className={classes.frame}>
      <ChatPanel
        conversing={conversing}
        onViewResults={onResults}
        onShowAnswers={() => setDrawerOpen(true)}
      />
      {aside ? aside(chat) : <AnswersAside {...answers} />}
      <Follow conversing={conversing} />
      <AnswersDrawer
        {...answers}
        opened={isDrawerOpen}
        onClose={() => setDrawerOpen(false)}
        // At once: behind an open dialog nothing can take the focus.
        onLeave={() => flushSync(() => setDrawerOpen(false))}
      />
    </div>
  );
}
