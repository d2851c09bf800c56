import type { MailMessage } from "../message";
import { compose } from "./compose";
import { formatMailTime } from "./format-time";
import { greeting } from "./greeting";
import type { MailBranding } from "./mail-branding";

interface BruteForceAlert {
  branding: MailBranding;
  /** The admin login page. */
  link: string;
  noticedAt: Date;
}

/** Warns an admin of failed sign-ins from unfamiliar networks and explains how to sign in during the attack. */
export function bruteForceMail({ branding, link, noticedAt }: BruteForceAlert): MailMessage {
  return compose(branding, {
    subject: `Suspicious sign-in attempts on your ${branding.name} admin account`,
    preheader: "You can still sign in. Here's how.",
    heading: "Suspicious sign-in attempts",
    greeting: greeting(null),
    before: [
      `We noticed many failed sign-ins to your ${branding.name} admin account from unfamiliar locations on ${formatMailTime(noticedAt)}.`,
      "You can still sign in from networks you've signed in from before, such as at home or at work. On other networks, sign-in may be blocked for up to an hour at a time. If that happens, select “Forgot password” on the login page. With the link we send you, you can set a new password and sign in right away.",
    ],
    action: { label: "Go to Login", url: link },
    after: [
      "If your password is short or you also use it elsewhere, set a new one now with “Forgot password”.",
      "We won't send this alert again for 30 days.",
    ],
  });
}
