import { Navigate, useLocation } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import { COOKIES_NEEDED, useParticipant, wasCookieRefused } from "../../api/session";
import { hasDraftOwner } from "../../state/drafts";
import { rememberScreen } from "../../state/return-path";
import { notify } from "../../ui/feedback/notify";

/**
 * Shows its page to a signed-in participant and sends everybody else to the sign-in. While nobody knows yet, the page
 * may already load: asking first would cost a round trip, and the server guards everything anyway. The sign-in leads
 * back.
 */
export function ParticipantGate({ children }: { children: ReactNode }) {
  const { data: participant } = useParticipant();
  if (participant === null) return <ToSignIn />;
  return children;
}

const SIGN_IN = "Please log in to access your dashboard.";

/** What the sign-in says to somebody who was signed in here, it says in words of its own. */
function ToSignIn() {
  const path = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr });
  const reason = wasCookieRefused() ? COOKIES_NEEDED : SIGN_IN;
  useEffect(() => {
    rememberScreen(path);
    notify.error("Authentication Required", reason);
  }, [path, reason]);
  const problem = hasDraftOwner() && !wasCookieRefused() ? {} : { problem: reason };
  // The page that would ask before it is left is gone already.
  return <Navigate to="/access" state={problem} replace ignoreBlocker />;
}
