import { Navigate, useLocation } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import { COOKIES_NEEDED, useParticipant, wasCookieRefused } from "../../api/session";
import { hasDraftOwner } from "../../state/drafts";
import { rememberScreen } from "../../state/return-path";
import { notify } from "../../ui/feedback/notify";

/**
 * Redirects to sign-in unless a participant is signed in, and returns here afterwards. The page may load before the
 * session is known: waiting would cost a round trip, and the server checks every call anyway.
 */
export function ParticipantGate({ children }: { children: ReactNode }) {
  const { data: participant } = useParticipant();
  if (participant === null) return <RedirectToSignIn />;
  return children;
}

const SIGN_IN = "Please log in to access your dashboard.";

/** If the person was signed in before, the sign-in page shows its own notice instead. */
function RedirectToSignIn() {
  const path = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr });
  const reason = wasCookieRefused() ? COOKIES_NEEDED : SIGN_IN;
  useEffect(() => {
    rememberScreen(path);
    notify.error("Authentication Required", reason);
  }, [path, reason]);
  const problem = hasDraftOwner() && !wasCookieRefused() ? {} : { problem: reason };
  // Ignores blockers, because the page with unsaved changes is already unmounted.
  return <Navigate to="/access" state={problem} replace ignoreBlocker />;
}
