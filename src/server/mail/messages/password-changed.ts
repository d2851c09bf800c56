import type { Message } from "../message";
import { compose } from "./compose";
import { greeting } from "./greeting";
import type { MailBranding } from "./mail-branding";
import { mailTime } from "./time";

interface PasswordChanged {
  branding: MailBranding;
  /** The admin login page. */
  link: string;
  changedAt: Date;
}

/** Tells an admin that their password is another one now (security T22). */
export function passwordChangedMail({ branding, link, changedAt }: PasswordChanged): Message {
  return compose(branding, {
    subject: `Your ${branding.name} admin password was changed`,
    preheader: "If this was you, there is nothing to do.",
    heading: "Your password was changed",
    greeting: greeting(null),
    before: [
      `The password of your ${branding.name} admin account was changed on ${mailTime(changedAt)}. You are signed out everywhere.`,
      "If this was you, log in with the new password.",
    ],
    action: { label: "Go to Login", url: link },
    after: ["If it was not you, choose “Forgot password” on the login page at once and set a new one."],
  });
}
