import type { Message } from "../message";
import { compose } from "./compose";
import { greeting } from "./greeting";
import type { MailBranding } from "./mail-branding";

interface NoAccount {
  branding: MailBranding;
  /** The page where an assessment is started. */
  link: string;
}

/** The answer to a request for a sign-in link where there is no account (design section 4). */
export function noAccountMail({ branding, link }: NoAccount): Message {
  return compose(branding, {
    subject: `Your sign-in to ${branding.name}`,
    preheader: "There is no account with this address yet.",
    heading: "No account yet",
    greeting: greeting(null),
    before: [
      `Somebody asked for a sign-in link to ${branding.name} for this address, but there is no account with it yet.`,
      "Was it you? You may have used another address before. You can also start your first assessment now.",
    ],
    action: { label: "Start Assessment", url: link },
    after: ["Didn't ask for this email? Ignore it."],
  });
}
