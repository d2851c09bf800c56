import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import type { ChatState } from "#shared/contracts/chat";
import { notify } from "../../lib/notify";
import { optional } from "../../lib/optional";
import classes from "./chat-frame.module.css";
import { ChatPanel } from "./chat-panel";
import { useConversation } from "./use-conversation";

const Follow = optional(async () => (await import("./follow")).Follow);
/** A phone has no room for it, and its place beside the conversation is kept. */
const AnswersAside = optional(async () => (await import("./answers-aside")).AnswersAside);
const loadDrawer = async () => (await import("./answers-drawer")).AnswersDrawer;

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
  const [AnswersDrawer, setAnswersDrawer] = useState<Awaited<ReturnType<typeof loadDrawer>>>();
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
    loadDrawer().then(
      (loaded) => setAnswersDrawer(() => loaded),
      () => notify.error("Error", "Your answers could not be opened. Please try again."),
    );
  }

  function closeDrawer(): void {
    setDrawerOpen(false);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  }

  return (
    <div className={classes.frame}>
      <ChatPanel conversing={conversing} onViewResults={onResults} onShowAnswers={showAnswers} />
      <Suspense fallback={null}>{aside ? aside(chat) : <AnswersAside {...answers} />}</Suspense>
      <Suspense fallback={null}>
        <Follow conversing={conversing} />
      </Suspense>
      {AnswersDrawer && (
        <AnswersDrawer
          {...answers}
          opened={isDrawerOpen}
          onClose={closeDrawer}
          onLeave={() => setDrawerOpen(false)}
        />
      )}
    </div>
  );
}
