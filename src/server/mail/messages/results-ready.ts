import type { Message } from "../message";
import { compose } from "./compose";
import { greeting } from "./greeting";
import { line } from "./line";
import type { MailBranding } from "./mail-branding";
import { mailTime } from "./time";

interface ResultsReady {
  branding: MailBranding;
  link: string;
  /** Only of a verified address (security T10). */
  name: string | null;
  /** The template's. */
  title: string;
  expiresAt: Date;
}

/** Tells a participant that their results are there; it holds neither answers nor recommendations (ux section 5). */
export function resultsReadyMail({ branding, link, name, title, expiresAt }: ResultsReady): Message {
  const shown = line(title);
  return compose(branding, {
    subject: `Your results for “${shown}” are ready`,
    preheader: "See your recommendations.",
    heading: "Your results are ready",
    greeting: greeting(name),
    before: [
      `Thank you for completing “${shown}”. Your answers and the recommendations that rest on them are waiting for you.`,
    ],
    action: { label: "View Results", url: link },
    after: [
      `The link signs you in and is valid until ${mailTime(expiresAt)}. After that, ask for a new one on the sign-in page.`,
    ],
  });
}
