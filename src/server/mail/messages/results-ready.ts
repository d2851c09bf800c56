import type { MailMessage } from "../message";
import { compose } from "./compose";
import { greeting } from "./greeting";
import { linkLifetimeText } from "./link-lifetime";
import type { MailBranding } from "./mail-branding";
import { singleLine } from "./single-line";

interface ResultsReady {
  branding: MailBranding;
  link: string;
  /** Null unless the address is verified. */
  name: string | null;
  title: string;
  expiresAt: Date;
  strictLinks: boolean;
}

/** Tells a participant that their results are ready. It contains neither answers nor recommendations. */
export function resultsReadyMail({
  branding,
  link,
  name,
  title,
  expiresAt,
  strictLinks,
}: ResultsReady): MailMessage {
  const shortTitle = singleLine(title);
  return compose(branding, {
    subject: `Your results for “${shortTitle}” are ready`,
    preheader: "See your results.",
    heading: "Your results are ready",
    greeting: greeting(name),
    before: [`Thank you for completing “${shortTitle}”. Your results are ready.`],
    action: { label: "View Results", url: link },
    after: [
      `The link signs you in. ${linkLifetimeText(expiresAt, strictLinks)} After that, you can request a new one on the sign-in page.`,
    ],
  });
}
