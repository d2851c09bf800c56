import type { MailMessage } from "../message";
import { compose } from "./compose";
import { formatMailTime } from "./format-time";
import { greeting } from "./greeting";
import type { MailBranding } from "./mail-branding";

interface TestMail {
  branding: MailBranding;
  /** The outbox page. */
  link: string;
  sentAt: Date;
}

/** Shows an admin that email works and what it looks like. */
export function testMail({ branding, link, sentAt }: TestMail): MailMessage {
  return compose(branding, {
    subject: `Test email from ${branding.name}`,
    preheader: "If you can read this, email works.",
    heading: "Email works",
    greeting: greeting(null),
    before: [
      `You requested this test email on ${formatMailTime(sentAt)}. Sign-in links, password resets and all other emails are sent the same way and look like this one.`,
    ],
    action: { label: "Open the outbox", url: link },
    after: [
      "If this email landed in your spam folder, ask your email administrator to set up SPF and DKIM for the sender's domain.",
    ],
  });
}
