import { clockTime } from "../../ui/dates";
import type { Mail } from "./mail-rows";

/** What came of a try, for a toast and for the page. */
export interface Outcome {
  tone: "good" | "pending" | "bad";
  title: string;
  text: string;
}

interface Delivery {
  /** False where a mail counts as sent once it is printed. */
  delivers: boolean;
}

export function testOutcome(mail: Mail, delivery: Delivery): Outcome {
  if (mail.state !== "sent") return notSent(mail, "The test mail");
  return delivery.delivers
    ? {
        tone: "good",
        title: "Test mail sent",
        text: `It is on its way to ${mail.recipient}. If it does not arrive, look into the spam folder.`,
      }
    : printed("Test mail printed");
}

export function retryOutcome(mail: Mail, delivery: Delivery): Outcome {
  if (mail.state !== "sent") return notSent(mail, `The mail to ${mail.recipient}`);
  return delivery.delivers
    ? { tone: "good", title: "Mail sent", text: `It is on its way to ${mail.recipient}.` }
    : printed("Mail printed");
}

function printed(title: string): Outcome {
  return {
    tone: "good",
    title,
    text: "It is on the server's console. To reach an inbox, it needs a mail provider.",
  };
}

function notSent({ state, lastError, nextTryAt }: Mail, mail: string): Outcome {
  const reason = lastError ? `: ${lastError}` : "";
  if (state === "failed")
    return { tone: "bad", title: "Mail refused", text: `${mail} was refused${reason}.` };
  if (state === "expired") {
    return { tone: "bad", title: "Mail expired", text: `${mail} has run out and is not sent any more.` };
  }
  const next = nextTryAt ? `The next try is at ${clockTime(nextTryAt)}.` : "It is tried again by itself.";
  return {
    tone: "pending",
    title: "Mail waiting",
    text: lastError ? `${mail} has not left yet${reason}. ${next}` : `${mail} is still on its way.`,
  };
}
