import { useDocumentVisibility } from "@mantine/hooks";
import { useEffectEvent } from "react";
import type { AttemptNow } from "#shared/contracts/chat";
import { trpc } from "../lib/trpc";

interface FollowAttemptProps {
  attemptId: number;
  /** Called with how the attempt stands: at once, and after each change by any screen, this one included. */
  onNow: (now: AttemptNow) => void;
}

/**
 * Follows an attempt while the page can be seen. A hidden one does not listen, because a browser has few connections
 * to one server; when it is looked at again it learns first how things stand.
 */
export function FollowAttempt({ attemptId, onNow }: FollowAttemptProps) {
  const isSeen = useDocumentVisibility() !== "hidden";
  const onData = useEffectEvent(onNow);
  const { reset } = trpc.chat.watch.useSubscription(
    { attemptId },
    // The server ends it now and then, to see whether one is still signed in.
    { enabled: isSeen, onData, onComplete: () => reset() },
  );
  return null;
}
