import { useDocumentVisibility } from "@mantine/hooks";
import { useEffect, useEffectEvent } from "react";
import type { AttemptNow } from "#shared/contracts/chat";
import { api } from "../data/trpc";
import { errorCode } from "../ui/errors";

interface FollowAttemptProps {
  attemptId: number;
  /** Called with how the attempt stands: at once, and after each change by any screen, this one included. */
  onNow: (now: AttemptNow) => void;
  /** Called once there is no such attempt any more. */
  onDeleted: () => void;
}

/**
 * Follows an attempt while the page can be seen. A hidden one does not listen, because a browser has few connections
 * to one server; when it is looked at again it learns first how things stand. The server ends it now and then, to see
 * whether one is still signed in; it goes on then, and only then: the library calls it complete when it is left, too.
 */
export function FollowAttempt({ attemptId, onNow, onDeleted }: FollowAttemptProps) {
  const isSeen = useDocumentVisibility() !== "hidden";
  const onData = useEffectEvent(onNow);
  const onError = useEffectEvent((error: unknown) => errorCode(error) === "NOT_FOUND" && onDeleted());
  useEffect(() => {
    if (!isSeen) return;
    const listen = () =>
      api.chat.watch.subscribe(
        { attemptId },
        { onData: (now) => onData(now), onError: (error) => void onError(error), onStopped },
      );
    function onStopped(): void {
      listening = listen();
    }
    let listening = listen();
    return () => listening.unsubscribe();
  }, [attemptId, isSeen]);
  return null;
}
