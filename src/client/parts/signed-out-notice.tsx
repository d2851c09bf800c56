import { Alert } from "@mantine/core";
import type { Standing } from "#shared/contracts/participant-auth";
import { hasDraftOwner } from "../data/drafts";
import { useStanding } from "../data/session";
import { IconInfoCircle } from "../ui/icons";

type Ended = Extract<Standing, { is: "ended" }>;

/** What ended the session of a registration, once somebody had proved its address elsewhere (security T9). */
const WHY: Record<Ended["why"], string> = {
  answer: "Your sign-in link was opened on another device, where the answer was that you did not begin here.",
  silence:
    "Your sign-in link was opened on another device, and within ten minutes nobody said there that you began here.",
  age: "Your sign-in link was opened on another device. A screen that has opened no link itself goes on for an hour at most.",
};
const ELSEWHERE =
  "This happens when your sign-in link is opened in another browser or on another device. Your answers are safe: go on there, or enter your email and we'll send you a link for this browser.";
const GO_ON = "Your answers are safe, and what you had typed is kept. Go on with a link for this browser.";

/** For somebody whose session has ended under them. */
export function SignedOutNotice() {
  const standing = useStanding();
  const text = standing?.is === "ended" ? `${WHY[standing.why]} ${GO_ON}` : hasDraftOwner() && ELSEWHERE;
  return (
    text && (
      <Alert title="You have been signed out here" icon={<IconInfoCircle size={20} aria-hidden />} mb="lg">
        {text}
      </Alert>
    )
  );
}
