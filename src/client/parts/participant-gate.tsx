import { Navigate, useLocation } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import { hasDraftOwner } from "../data/drafts";
import { rememberScreen } from "../data/return-path";
import { isUndecided, useParticipant, useStanding } from "../data/session";
import { notify } from "../ui/notify";

/**
 * Shows its page to a signed-in participant and sends everybody else to the sign-in. While nobody knows yet, the page
 * may already load: asking first would cost a round trip, and the server guards everything anyway. The sign-in also
 * settles what is to become of another device, and leads back.
 */
export function ParticipantGate({ children }: { children: ReactNode }) {
  const { data: participant } = useParticipant();
  const isWaiting = isUndecided(useStanding());
  if (participant === null || isWaiting) return <ToSignIn isWaiting={isWaiting} />;
  return children;
}

const SIGN_IN = "Please log in to access your dashboard.";

/** What the sign-in says to somebody who was signed in here, it says in words of its own. */
function ToSignIn({ isWaiting }: { isWaiting: boolean }) {
  const path = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr });
  useEffect(() => {
    rememberScreen(path);
    if (!isWaiting) notify.error("Authentication Required", SIGN_IN);
  }, [path, isWaiting]);
  const problem = isWaiting || hasDraftOwner() ? {} : { problem: SIGN_IN };
  // The page that would ask before it is left is gone already.
  return <Navigate to="/access" state={problem} replace ignoreBlocker />;
}
