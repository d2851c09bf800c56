import { useDocumentVisibility } from "@mantine/hooks";
import { useNavigate } from "@tanstack/react-router";
import { useCallback, useEffect, useEffectEvent } from "react";
import type { LiveAttemptStatus } from "#shared/contracts/chat";
import { useAttemptCache } from "../../api/attempt-cache";
import { useSessionChange } from "../../api/session";
import { api } from "../../api/trpc";
import { errorCode, isUnauthorized } from "../../ui/feedback/errors";

interface AttemptSubscriptionProps {
  attemptId: number;
  /** Called with the current state right away and after each change, including those by this screen. */
  onNow: (now: LiveAttemptStatus) => void;
  onDeleted: () => void;
}

/**
 * Subscribes to an attempt while the page is visible, because browsers limit connections per server; it gets the
 * current state when the page is shown again. The server ends the stream regularly to check the session, and
 * `onStopped` resubscribes. Not `onComplete`: the library also calls that on unsubscribe. If the session has ended, the
 * session query is refetched.
 */
export function AttemptSubscription({ attemptId, onNow, onDeleted }: AttemptSubscriptionProps) {
  const isSeen = useDocumentVisibility() !== "hidden";
  const { recheck } = useSessionChange();
  const onData = useEffectEvent(onNow);
  const onRefused = useEffectEvent((error: unknown) => {
    if (isUnauthorized(error)) void recheck("participant");
  });
  const onError = useEffectEvent((error: unknown) => errorCode(error) === "NOT_FOUND" && onDeleted());
  useEffect(() => {
    if (!isSeen) return;
    const listen = () =>
      api.chat.watch.subscribe(
        { attemptId },
        {
          onData: (now) => onData(now),
          onStopped,
          onError: (error) => void onError(error),
          // The library retries after every error, so this is the only place to notice an expired session.
          onConnectionStateChange: ({ error }) => onRefused(error),
        },
      );
    function onStopped(): void {
      listening = listen();
    }
    let listening = listen();
    return () => listening.unsubscribe();
  }, [attemptId, isSeen]);
  return null;
}

const DELETED = "This assessment and its answers were deleted.";

/** Leaves an attempt that was deleted while its screen was open: goes to the dashboard with an error. */
export function useLeaveDeleted(attemptId: number): () => void {
  const navigate = useNavigate();
  const { deleted } = useAttemptCache();
  return useCallback(async () => {
    await navigate({
      to: "/user-dashboard",
      state: { problem: DELETED },
      replace: true,
      ignoreBlocker: true,
    });
    await deleted(attemptId);
  }, [navigate, deleted, attemptId]);
}
