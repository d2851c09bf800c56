import { LINK_LIFETIME_TEXT } from "#shared/domain/sign-in-link";
import type { MailMessage } from "../message";
import { compose } from "./compose";
import { greeting } from "./greeting";
import { linkLifetimeText } from "./link-lifetime";
import type { MailBranding } from "./mail-branding";
import { singleLine } from "./single-line";

interface DirectStart {
  branding: MailBranding;
  link: string;
  /** Null unless the address is verified. */
  name: string | null;
  title: string;
  expiresAt: Date;
  strictLinks: boolean;
}

/** The email with a link that signs a participant in and starts a template. */
export function directStartMail({
  branding,
  link,
  name,
  title,
  expiresAt,
  strictLinks,
}: DirectStart): MailMessage {
  const shortTitle = singleLine(title);
  return compose(branding, {
    subject: `Start “${shortTitle}”: your secure link`,
    preheader: `Valid for ${LINK_LIFETIME_TEXT}. No password needed.`,
    heading: "Your assessment is ready",
    greeting: greeting(name),
    before: [
      `Use this link to sign in and start “${shortTitle}”, or pick up where you left off. Your answers are saved as you go, so you can stop at any time.`,
    ],
    action: { label: "Start Assessment", url: link },
    after: [
      linkLifetimeText(expiresAt, strictLinks),
      "Didn't ask for this email? Ignore it. No one can sign in without the link.",
    ],
  });
}
