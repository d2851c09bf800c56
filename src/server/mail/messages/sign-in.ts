import type { Message } from "../message";
import { compose } from "./compose";
import { greeting } from "./greeting";
import type { MailBranding } from "./mail-branding";
import { mailTime } from "./time";

interface SignIn {
  branding: MailBranding;
  link: string;
  /** Only of a verified address (security T10). */
  name: string | null;
  expiresAt: Date;
}

/** The link that signs a participant in (ux section 5). */
export function signInMail({ branding, link, name, expiresAt }: SignIn): Message {
  return compose(branding, {
    subject: `Your secure sign-in link for ${branding.name}`,
    preheader: "Valid for 24 hours. No password needed.",
    heading: `Sign in to ${branding.name}`,
    greeting: greeting(name),
    before: ["Use this link to sign in and open your assessments. You need no password."],
    action: { label: "Sign in", url: link },
    after: [
      `The link is valid until ${mailTime(expiresAt)}.`,
      "Didn't ask for this email? Ignore it. Nobody can sign in without the link.",
    ],
  });
}
