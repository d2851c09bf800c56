import { Alert } from "@mantine/core";
import { branding } from "../data/branding";
import { useWasDeleted } from "../data/session";
import { IconInfoCircle } from "../ui/icons";

/**
 * For somebody whose session has ended under them. Most often they registered here and then opened the mailed link
 * elsewhere, which proves the address and ends every session from before (security T9).
 */
export function SignedOutNotice() {
  const icon = <IconInfoCircle size={20} aria-hidden />;
  return useWasDeleted() ? (
    <Alert title="Your account has been deleted" icon={icon} mb="lg">
      {branding.name} has deleted your account, and your answers and results with it.
    </Alert>
  ) : (
    <Alert title="You have been signed out here" icon={icon} mb="lg">
      This happens when your sign-in link is opened in another browser or on another device. Your answers are
      safe: go on there, or enter your email and we'll send you a link for this browser.
    </Alert>
  );
}
