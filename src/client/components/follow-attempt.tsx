import { useDocumentVisibility } from "@mantine/hooks";
import { useEffectEvent, useState } from "react";
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
export function FollowAttempt(props: FollowAttemptProps) {
  const isSeen = useDocumentVisibility() !== "hidden";
  const [round, setRound] = useState(0);
  // The server ends it now and then, to see whether one is still signed in. The library also calls it ended when the
  // screen is left: then there is nothing to mount again, so nobody listens on.
  return isSeen && <Listener key={round} {...props} onEnded={() => setRound(round + 1)} />;
}

function Listener({ attemptId, onNow, onEnded }: FollowAttemptProps & { onEnded: () => void }) {
  const onData = useEffectEvent(onNow);
  trpc.chat.watch.useSubscription({ attemptId }, { onData, onComplete: onEnded });
  return null;
}
