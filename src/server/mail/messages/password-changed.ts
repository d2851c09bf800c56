import type { MailMessage } from "../message";
import { compose } from "./compose";
import { formatMailTime } from "./format-time";
import { greeting } from "./greeting";
import type { MailBranding } from "./mail-branding";

interface PasswordChanged {
  branding: MailBranding;
  /** The admin login page. */
  link: string;
  changedAt: Date;
}

/** Tells an admin that their password was changed. */
export function passwordChangedMail({ branding, link, changedAt }: PasswordChanged): MailMessage {
  return compose(branding, {
    subject: `Your ${branding.name} admin password was changed`,
    preheader: "If this was you, you don't need to do anything.",
    heading: "Your password was changed",
    greeting: greeting(null),
    before: [
      `The password for your ${branding.name} admin account was changed on ${formatMailTime(changedAt)}. You were signed out everywhere.`,
      "If this was you, you don't need to do anything. Use your new password the next time you sign in.",
    ],
    action: { label: "Go to Login", url: link },
    after: [
      "If it wasn't you, select “Forgot password” on the login page right away and set a new password.",
    ],
  });
}
