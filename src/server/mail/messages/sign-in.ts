import { LINK_LIFETIME_TEXT } from "#shared/domain/sign-in-link";
import type { MailMessage } from "../message";
import { compose } from "./compose";
import { greeting } from "./greeting";
import { linkLifetimeText } from "./link-lifetime";
import type { MailBranding } from "./mail-branding";

interface SignIn {
  branding: MailBranding;
  link: string;
  /** Null unless the address is verified. */
  name: string | null;
  expiresAt: Date;
  strictLinks: boolean;
}

/** The email with a link that signs a participant in. */
export function signInMail({ branding, link, name, expiresAt, strictLinks }: SignIn): MailMessage {
  return compose(branding, {
    subject: `Your secure sign-in link for ${branding.name}`,
    preheader: `Valid for ${LINK_LIFETIME_TEXT}. No password needed.`,
    heading: `Sign in to ${branding.name}`,
    greeting: greeting(name),
    before: ["Use this link to sign in and open your assessments. No password needed."],
    action: { label: "Sign in", url: link },
    after: [
      linkLifetimeText(expiresAt, strictLinks),
      "Didn't ask for this email? Ignore it. No one can sign in without the link.",
    ],
  });
}
