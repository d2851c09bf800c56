import { clockTime } from "../../ui/format/dates";
import { plural } from "../../ui/format/text";
import type { OutboxMail } from "./mail-rows";

/** Result of sending, for the toast and the notice. */
export interface RetryResult {
  tone: "good" | "pending" | "bad";
  title: string;
  text: string;
}

interface Delivery {
  /** False if emails are printed to the console, which counts as sent. */
  delivers: boolean;
}

export function testOutcome(mail: OutboxMail, delivery: Delivery): RetryResult {
  if (mail.state !== "sent") return unsentResult(mail, "The test email");
  return delivery.delivers
    ? {
        tone: "good",
        title: "Test email sent",
        text: `It's on its way to ${mail.recipient}. If it doesn't arrive, check the spam folder.`,
      }
    : printedResult("Test email printed");
}

export function retryOutcome(mail: OutboxMail, delivery: Delivery): RetryResult {
  if (mail.state !== "sent") return unsentResult(mail, `The email to ${mail.recipient}`);
  return delivery.delivers
    ? { tone: "good", title: "Email sent", text: `It's on its way to ${mail.recipient}.` }
    : printedResult("Email printed");
}

/** Result of retrying all failed emails; the list shows each email's own result. */
export function retryAllOutcome(mails: number): RetryResult {
  const title = mails === 0 ? "Nothing to retry" : `Retrying ${plural(mails, "email", "emails")}`;
  const text =
    mails === 0
      ? "There are no failed emails left to retry."
      : "They are sent one after another. Refresh the list to see the results.";
  return { tone: "good", title, text };
}

function printedResult(title: string): RetryResult {
  return {
    tone: "good",
    title,
    text: "It was printed to the server console because email isn't set up.",
  };
}

function unsentResult({ state, lastError, nextTryAt }: OutboxMail, mail: string): RetryResult {
  const reason = lastError ? `: ${lastError}` : "";
  if (state === "failed")
    return { tone: "bad", title: "Email rejected", text: `${mail} was rejected${reason}.` };
  if (state === "expired") {
    return { tone: "bad", title: "Email expired", text: `${mail} expired and won't be sent.` };
  }
  const next = nextTryAt
    ? `The next try is at ${clockTime(nextTryAt)}.`
    : "It will be retried automatically.";
  return {
    tone: "pending",
    title: "Email waiting",
    text: lastError ? `${mail} hasn't been sent yet${reason}. ${next}` : `${mail} is being sent.`,
  };
}
