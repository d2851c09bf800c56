import { useEffect, useRef, useState } from "react";
import type { LiveAttemptStatus } from "#shared/contracts/chat";
import { AttemptSubscription } from "../../components/attempt/attempt-subscription";
import { isNews } from "./chat-reducer";
import type { ChatController } from "./use-conversation";

/**
 * Shows what other tabs and devices do to the attempt: their answers and messages appear here, and a completion
 * elsewhere leads to the results from here, too, a deletion to the dashboard. It waits while a turn of this screen is under way.
 */
export function LiveUpdates({ conversing }: { conversing: ChatController }) {
  const { state, follow, complete, leaveDeleted } = conversing;
  const [now, setNow] = useState<LiveAttemptStatus>();
  const taken = useRef<LiveAttemptStatus>(undefined);
  const isIdle = state.phase === "asking" || state.phase === "ready";
  useEffect(() => {
    if (!now || !isIdle || taken.current === now) return;
    taken.current = now;
    if (now.status === "completed") complete();
    else if (isNews(state.chat, now)) follow();
  }, [now, isIdle, state.chat, follow, complete]);
  return <AttemptSubscription attemptId={state.chat.attempt.id} onNow={setNow} onDeleted={leaveDeleted} />;
}
