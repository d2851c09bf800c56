import type { MailMessage } from "../message";
import { compose } from "./compose";
import { greeting } from "./greeting";
import type { MailBranding } from "./mail-branding";

interface NoAccount {
  branding: MailBranding;
  /** The page where an assessment is started. */
  link: string;
}

/** The reply to a sign-in link request for an address without an account. */
export function noAccountMail({ branding, link }: NoAccount): MailMessage {
  return compose(branding, {
    subject: `No ${branding.name} account for this email address`,
    preheader: "There's no account for this email address yet.",
    heading: "No account yet",
    greeting: greeting(null),
    before: [
      `Someone requested a sign-in link for this email address, but there's no ${branding.name} account with this address.`,
      "If it was you, try another address you may have used, or start your first assessment now.",
    ],
    action: { label: "Start Assessment", url: link },
    after: ["Didn't ask for this email? Ignore it."],
  });
}
