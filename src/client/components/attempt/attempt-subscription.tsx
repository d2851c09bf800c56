import { useDocumentVisibility } from "@mantine/hooks";
import { useNavigate } from "@tanstack/react-router";
import { useCallback, useEffect, useEffectEvent } from "react";
import type { LiveAttemptStatus } from "#shared/contracts/chat";
import { useAttemptCache } from "../../api/attempt-cache";
import { useSessionChange } from "../../api/session";
import { api } from "../../api/trpc";
import { errorCode, isUnauthorised } from "../../ui/feedback/errors";

interface FollowAttemptProps {
  attemptId: number;
  /** Called with how the attempt stands: at once, and after each change by any screen, this one included. */
  onNow: (now: LiveAttemptStatus) => void;
  /** Called once there is no such attempt any more. */
  onDeleted: () => void;
}

/**
 * Follows an attempt while the page can be seen. A hidden one does not listen, because a browser has few connections
 * to one server; when it is looked at again it learns first how things stand. The server ends it now and then, to see
 * whether one is still signed in; it goes on then, and only then: the library calls it complete when it is left, too.
 * When it is refused because the session has ended, the page looks again who is signed in.
 */
export function AttemptSubscription({ attemptId, onNow, onDeleted }: FollowAttemptProps) {
  const isSeen = useDocumentVisibility() !== "hidden";
  const { lookOnce } = useSessionChange();
  const onData = useEffectEvent(onNow);
  const onRefused = useEffectEvent((error: unknown) => {
    if (isUnauthorised(error)) void lookOnce("participant");
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
          // The library goes on trying, whatever the reason is.
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

/** Leads away from an attempt that was deleted while its screen was open, to the dashboard, which says so. */
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
