import type { Message } from "../message";
import { compose } from "./compose";
import { greeting } from "./greeting";
import type { MailBranding } from "./mail-branding";
import { mailTime } from "./time";

interface AddressChanged {
  branding: MailBranding;
  link: string;
  changedAt: Date;
}

/** Tells the address that a participant had until now; it does not learn the new one (security T19). */
export function oldAddressMail({ branding, link, changedAt }: AddressChanged): Message {
  return compose(branding, {
    subject: `Your address at ${branding.name} was changed`,
    preheader: "Sign-in links no longer come to this address.",
    heading: "Your address was changed",
    greeting: greeting(null),
    before: [
      `An administrator of ${branding.name} changed the address of your account on ${mailTime(changedAt)}. You are signed out everywhere, and links sent to this address no longer open.`,
      "If you asked for this, there is nothing to do.",
    ],
    action: { label: `Go to ${branding.name}`, url: link },
    after: ["If you did not expect it, please tell the people who invited you."],
  });
}

/** Tells the address that a participant has from now on (security T19). `link` is the page that mails sign-in links. */
export function newAddressMail({ branding, link, changedAt }: AddressChanged): Message {
  return compose(branding, {
    subject: `Your new address at ${branding.name}`,
    preheader: "Sign-in links now come to this address.",
    heading: "Your new address",
    greeting: greeting(null),
    before: [
      `An administrator of ${branding.name} made this the address of an account on ${mailTime(changedAt)}. Sign-in links now come here.`,
      "Ask for a link to sign in and go on with your assessments.",
    ],
    action: { label: "Get a sign-in link", url: link },
    after: ["Is this account not yours? Ignore this email, or tell the people who run the site."],
  });
}
