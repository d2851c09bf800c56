import { Alert } from "@mantine/core";
import type { Standing } from "#shared/contracts/participant-auth";
import { branding } from "../data/branding";
import { hasDraftOwner } from "../data/drafts";
import { useStanding, useWasDeleted } from "../data/session";
import { IconInfoCircle } from "../ui/icons";
import { useInBrowser } from "../ui/use-in-browser";

type Ended = Extract<Standing, { is: "ended" }>;

const OPENED = "Your sign-in link was opened on another device";
/** What ended the session of a registration, once somebody had proved its address elsewhere (security T9). */
const WHY: Record<Ended["why"], string> = {
  answer: `${OPENED}, and the answer there was that you did not begin here.`,
  silence: `${OPENED}, and nobody answered there for ten minutes.`,
  age: `${OPENED}. A screen that was not opened by a link goes on for an hour at most then.`,
};
const ELSEWHERE =
  "This happens when your sign-in link is opened in another browser or on another device. Your answers are safe: go on there, or enter your email and we'll send you a link for this browser.";
const GO_ON = "Nothing you typed is lost: go on with a link for this browser.";

/** For somebody whose session has ended under them. */
export function SignedOutNotice() {
  const standing = useStanding();
  const wasDeleted = useWasDeleted();
  const isInBrowser = useInBrowser();
  const isEnded = standing?.is === "ended";
  if (!isEnded && !(isInBrowser && hasDraftOwner())) return null;
  const icon = <IconInfoCircle size={20} aria-hidden />;
  return wasDeleted ? (
    <Alert title="Your account has been deleted" icon={icon} mb="lg">
      {branding.name} has deleted your account, and your answers and results with it.
    </Alert>
  ) : (
    <Alert title="You have been signed out here" icon={icon} mb="lg">
      {isEnded ? `${WHY[standing.why]} ${GO_ON}` : ELSEWHERE}
    </Alert>
  );
}
