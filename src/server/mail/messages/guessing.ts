import type { Message } from "../message";
import { compose } from "./compose";
import { greeting } from "./greeting";
import type { MailBranding } from "./mail-branding";
import { mailTime } from "./time";

interface Guessing {
  branding: MailBranding;
  /** The admin login page. */
  link: string;
  noticedAt: Date;
}

/** Tells an admin that their account is being tried from elsewhere, and how they get in meanwhile (security T1). */
export function guessingMail({ branding, link, noticedAt }: Guessing): Message {
  return compose(branding, {
    subject: `Somebody is guessing your ${branding.name} admin password`,
    preheader: "You can still log in. Here is how.",
    heading: "Somebody is guessing your password",
    greeting: greeting(null),
    before: [
      `On ${mailTime(noticedAt)} too many logins to your ${branding.name} admin account had failed, from places where you have not logged in before.`,
      "Where you have logged in before, you still can. From anywhere else, logging in is refused for up to an hour at a time while this goes on; there, choose “Forgot password” on the login page: the link we then send lets you in at once.",
    ],
    action: { label: "Go to Login", url: link },
    after: [
      "If your password is short, or you use it elsewhere, set a new one now: choose “Forgot password”.",
      "We tell you this once, and not again for 30 days.",
    ],
  });
}
