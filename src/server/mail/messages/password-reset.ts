import type { Message } from "../message";
import { compose } from "./compose";
import { greeting } from "./greeting";
import type { MailBranding } from "./mail-branding";
import { mailTime } from "./time";

interface PasswordReset {
  branding: MailBranding;
  link: string;
  requestedAt: Date;
  expiresAt: Date;
}

/** The link that sets a new admin password (ux section 5). */
export function passwordResetMail({ branding, link, requestedAt, expiresAt }: PasswordReset): Message {
  return compose(branding, {
    subject: `Reset your ${branding.name} admin password`,
    preheader: "This link expires in 1 hour.",
    heading: "Reset your password",
    greeting: greeting(null),
    before: [
      `A reset of the password of your ${branding.name} admin account was requested on ${mailTime(requestedAt)}.`,
      "Use this link to choose a new one.",
    ],
    action: { label: "Reset Password", url: link },
    after: [
      `The link expires after 1 hour, on ${mailTime(expiresAt)}.`,
      "Didn't ask for this email? Ignore it. Your password stays as it is.",
    ],
  });
}
