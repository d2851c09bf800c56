import type { Message } from "../message";
import { compose } from "./compose";
import { greeting } from "./greeting";
import type { MailBranding } from "./mail-branding";
import { mailTime } from "./time";

interface TestMail {
  branding: MailBranding;
  /** The outbox page. */
  link: string;
  sentAt: Date;
}

/** Shows an admin that mail arrives, and how it looks. */
export function testMail({ branding, link, sentAt }: TestMail): Message {
  return compose(branding, {
    subject: `Test mail from ${branding.name}`,
    preheader: "If you can read this, mail works.",
    heading: "Mail works",
    greeting: greeting(null),
    before: [
      `You asked for this test mail on ${mailTime(sentAt)}. Sign-in links, password resets and all other mails leave the same way and look like this one.`,
    ],
    action: { label: "Open the outbox", url: link },
    after: [
      "If it landed in the spam folder, ask whoever runs your mail domain to set up SPF and DKIM for the sender's address.",
    ],
  });
}
