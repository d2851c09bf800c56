import { useEffect, useRef, useState } from "react";
import type { AttemptNow } from "#shared/contracts/chat";
import { FollowAttempt } from "../../parts/follow-attempt";
import { isNews } from "./conversation";
import type { Conversing } from "./use-conversation";

/**
 * Shows what other tabs and devices do to the attempt: their answers and messages appear here, and a completion
 * elsewhere leads to the results from here, too, a deletion to the dashboard. It waits while a turn of this screen is under way.
 */
export function Follow({ conversing }: { conversing: Conversing }) {
  const { state, follow, complete, leaveDeleted } = conversing;
  const [now, setNow] = useState<AttemptNow>();
  const taken = useRef<AttemptNow>(undefined);
  const isIdle = state.phase === "asking" || state.phase === "ready";
  useEffect(() => {
    if (!now || !isIdle || taken.current === now) return;
    taken.current = now;
    if (now.status === "completed") complete();
    else if (isNews(state.chat, now)) follow();
  }, [now, isIdle, state.chat, follow, complete]);
  return <FollowAttempt attemptId={state.chat.attempt.id} onNow={setNow} onDeleted={leaveDeleted} />;
}
