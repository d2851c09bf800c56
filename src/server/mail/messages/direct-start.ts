import type { Message } from "../message";
import { compose } from "./compose";
import { greeting } from "./greeting";
import { line } from "./line";
import type { MailBranding } from "./mail-branding";
import { mailTime } from "./time";

interface DirectStart {
  branding: MailBranding;
  link: string;
  /** Only of a verified address (security T10). */
  name: string | null;
  /** The template's. */
  title: string;
  expiresAt: Date;
}

/** The link that signs a participant in and starts one template (ux section 5). */
export function directStartMail({ branding, link, name, title, expiresAt }: DirectStart): Message {
  const shown = line(title);
  return compose(branding, {
    subject: `Start “${shown}”: your secure link`,
    preheader: "Valid for 24 hours. No password needed.",
    heading: "Your assessment is ready",
    greeting: greeting(name),
    before: [
      `Use this link to sign in and start “${shown}”, or to go on where you stopped. Your answers are saved as you go, so you can pause at any time.`,
    ],
    action: { label: "Start Assessment", url: link },
    after: [
      `The link is valid until ${mailTime(expiresAt)}.`,
      "Didn't ask for this email? Ignore it. Nobody can sign in without the link.",
    ],
  });
}
