import type { MailMessage } from "../message";
import { compose } from "./compose";
import { formatMailTime } from "./format-time";
import { greeting } from "./greeting";
import type { MailBranding } from "./mail-branding";

interface PasswordReset {
  branding: MailBranding;
  link: string;
  requestedAt: Date;
  expiresAt: Date;
}

/** The email with a link that sets a new admin password. */
export function passwordResetMail({ branding, link, requestedAt, expiresAt }: PasswordReset): MailMessage {
  return compose(branding, {
    subject: `Reset your ${branding.name} admin password`,
    preheader: "This link expires in 1 hour.",
    heading: "Reset your password",
    greeting: greeting(null),
    before: [
      `Someone requested a password reset for your ${branding.name} admin account on ${formatMailTime(requestedAt)}.`,
      "If it was you, use this link to set a new password.",
    ],
    action: { label: "Reset Password", url: link },
    after: [
      `The link expires after 1 hour, on ${formatMailTime(expiresAt)}.`,
      "Didn't ask for this email? Ignore it. Your password won't change.",
    ],
  });
}
