import { Alert } from "@mantine/core";
import { branding } from "../../api/branding";
import { useEndedEmail, useWasDeleted, wasCookieRefused } from "../../api/session";
import { hasDraftOwner } from "../../state/drafts";
import { useHydrated } from "../../ui/browser/use-hydrated";
import { IconInfoCircle } from "../../ui/layout/icons";

const SIGNED_OUT_ELSEWHERE =
  "This happens when your secure link is opened in another browser or on another device. Your answers are saved. Continue there, or enter your email to get a link for this browser.";

/** Explains why a session ended unexpectedly; nothing if it didn't. */
export function SignedOutNotice() {
  const endedEmail = useEndedEmail();
  const wasDeleted = useWasDeleted();
  const isInBrowser = useHydrated();
  if (!endedEmail && (!isInBrowser || !hasDraftOwner() || wasCookieRefused())) return null;
  const icon = <IconInfoCircle size={20} aria-hidden />;
  return wasDeleted ? (
    <Alert title="Your account was deleted" icon={icon} mb="lg">
      {branding.name} deleted your account, including your answers and results.
    </Alert>
  ) : (
    <Alert title="You've been signed out in this browser" icon={icon} mb="lg">
      {endedEmail ? (
        <>
          A sign-in link for <strong>{endedEmail}</strong> was opened in another browser. To continue here,
          send yourself a new link. Your answers and anything you typed are saved.
        </>
      ) : (
        SIGNED_OUT_ELSEWHERE
      )}
    </Alert>
  );
}
