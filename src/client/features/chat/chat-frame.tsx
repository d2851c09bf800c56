import { lazy, type ReactNode, Suspense, useState } from "react";
import type { ChatState } from "#shared/contracts/chat";
import { optional } from "../../lib/optional";
import { AnswersAside } from "./answers-aside";
import classes from "./chat-frame.module.css";
import { ChatPanel } from "./chat-panel";
import { useConversation } from "./use-conversation";

const AnswersDrawer = lazy(() =>
  import("./answers-drawer").then((module) => ({ default: module.AnswersDrawer })),
);

const Follow = optional(async () => (await import("./follow")).Follow);

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
  const [isDrawerWanted, setDrawerWanted] = useState(false);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const { chat } = conversing.state;
  const answers = {
    attemptId: chat.attempt.id,
    questions: chat.questions,
    responses: chat.attempt.responses,
  };

  function showAnswers(): void {
    setDrawerWanted(true);
    setDrawerOpen(true);
  }

  return (
    <div className={classes.frame}>
      <ChatPanel conversing={conversing} onViewResults={onResults} onShowAnswers={showAnswers} />
      {aside ? aside(chat) : <AnswersAside {...answers} />}
      <Suspense fallback={null}>
        <Follow conversing={conversing} />
      </Suspense>
      {isDrawerWanted && (
        <Suspense fallback={null}>
          <AnswersDrawer {...answers} opened={isDrawerOpen} onClose={() => setDrawerOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
